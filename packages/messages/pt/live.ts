/** Words of the public page of a competition (screens §32, §36). */
import type { live as english } from '../en/live.ts'
import { plural } from '../plural.ts'
import { waitingForJudges } from './moments.ts'

export const live: typeof english = {
  onTheLine: 'Agora na fita',
  nextOnTheLine: 'Em seguida na fita',
  next: 'A seguir',
  about: (time) => `por volta de ${time}`,
  tricks: 'Manobras',
  scores: 'Pontuações',
  atOnce: 'Todas de uma vez, no fim da fase',
  followOne: 'Acompanhar um atleta',
  firstWith: (name, score) => `${name} na frente, ${score}`,
  winnersMeet: (count) => plural('pt', count, { one: 'Quem vencer', other: 'Os # que vencerem' }),
  twoLosers: 'Os 2 que perderem',
  theBest: (count) => plural('pt', count, { one: 'O melhor', other: 'Os # melhores' }),
  withGrab: (count) => plural('pt', count, { one: '# manobra com grab', other: '# manobras com grab' }),
  description: (name) => `Resultados ao vivo, chave e pódio de ${name}.`,

  scoresCome: (phase) => `As pontuações saem todas de uma vez, no fim da fase ${phase}.`,
  asAfter: (phase) => `Como está depois da fase ${phase}.`,
  state: {
    pending: 'Ainda não entrou',
    recording: 'Na fita',
    recorded: waitingForJudges,
    scoring: 'Em julgamento',
    completed: 'Julgada',
    review: 'Julgada',
    disqualified: 'Desclassificação',
    injured: 'Lesão',
    published: 'Publicada',
  },
  chance: {
    through: 'Avança',
    open: 'Em aberto',
    'third-place': 'Disputa o 3º lugar',
    out: 'Fora',
  },
  place: (place) => `${place} garantido`,
  placeBetween: (best, worst) => `Entre o ${best} e o ${worst}`,
  toGoOn: (score) => `${score} para avançar`,
  toLead: (score) => `${score} para liderar`,
  toWin: (score) => `${score} para vencer`,
  ofPhase: (phase, score) => `${phase}: ${score}`,

  round: 'A volta, manobra a manobra',
  roundFailed: 'Não foi possível carregar a volta. Abra de novo.',

  follow: (name) => `Acompanhar ${name}`,
  following: 'Você acompanha',
  says: {
    recording: (name) => `${name} está na fita`,
    next: (name) => `${name} entra a seguir`,
    onIn: (name, riders) => `${name} entra daqui a ${riders} voltas`,
    recorded: (name) => `${name} terminou a volta`,
    judged: (name) => `A volta de ${name} foi julgada`,
    disqualified: (name) => `${name}: desclassificação`,
    injured: (name) => `${name}: lesão`,
    through: (name) => `${name} avança`,
    'third-place': (name) => `${name} disputa o 3º lugar`,
    out: (name) => `${name} está fora`,
    place: (name, place, score) => `${name} fica em ${place} com ${score}`,
  },
  needs: (what) => `Precisa de ${what}`,

  notify: 'Me avise',
  notifyHint: 'Enquanto esta página estiver aberta, mesmo em segundo plano. O celular pode pausá-la.',
  notifyRefused: 'O navegador não permite avisos desta página.',

  hideScores: 'Ocultar pontuações',
  hideScoresHint: 'Nenhuma pontuação, posição ou vitória até você abrir uma fase.',
  isHidden: (phase) => `As pontuações da fase ${phase} estão ocultas.`,
  show: (phase) => `Mostrar ${phase}`,
  podiumIsHidden: 'O pódio está oculto.',
  showPodium: 'Mostrar o pódio',

  published: (phase, name, score) => `${phase}: resultados publicados. ${name} lidera com ${score}.`,
  publishedOnly: (phase) => `${phase}: resultados publicados.`,
  won: (name) => `Vitória de ${name}.`,
  wonWith: (name, score) => `${name} venceu com ${score}`,
  finished: 'O pódio está definido.',

  asOf: (time) => `Sem conexão. Como estava às ${time}.`,
}
