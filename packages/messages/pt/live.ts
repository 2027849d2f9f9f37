/** Words of the page on which everyone follows a competition (screens §32, §36). */
import type { live as english } from '../en/live.ts'

export const live: typeof english = {
  onTheLine: 'Agora na fita',
  recording: 'Sendo gravada',
  doing: { recorded: 'Gravada, esperando os juízes', scoring: 'Em julgamento' },
  next: 'A seguir',
  nobody: 'Ninguém na fita neste momento.',
  runningOrder: 'Quem entra e quando',
  about: (time) => `por volta de ${time}`,
  estimated: (zone) => `Estimativa pelo ritmo até agora, no horário de ${zone}.`,
  estimatedHere: 'Estimativa pelo ritmo até agora.',
  otherPhases: 'Outras fases',
  description: (name) => `Resultados ao vivo, chave e pódio de ${name}.`,

  scoresCome: (phase) => `As pontuações saem todas de uma vez, no fim da fase ${phase}.`,
  asAfter: (phase) => `Como está depois da fase ${phase}.`,
  state: {
    pending: 'Ainda não entrou',
    recording: 'Na fita',
    recorded: 'Já entrou',
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
  roundOf: (name) => `Volta de ${name}`,
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

  published: (phase, name, score) => `${phase}: resultados publicados. ${name} lidera com ${score}.`,
  publishedOnly: (phase) => `${phase}: resultados publicados.`,
  won: (name) => `Vitória de ${name}.`,
  finished: 'O pódio está definido.',

  asOf: (time) => `Sem conexão. Como estava às ${time}.`,
}
