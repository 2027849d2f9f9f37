/** Words of rounds by phase, bracket, podium and the judges' queue (screens §7, §8). */
import type { phases as english } from '../en/phases.ts'
import { plural } from '../plural.ts'
import { phaseNames } from './phase-names.ts'
import { phaseTasks } from './phase-tasks.ts'
import { roundStatuses } from './round-statuses.ts'

export const phases: typeof english = {
  ...phaseTasks,
  panels: 'Partes da competição',
  panel: { athletes: 'Atletas', judges: 'Juízes', rounds: 'Voltas', scoring: 'Julgamento' },

  choose: 'Fases',
  names: { ...phaseNames, best: 'Melhor resultado', podium: 'Pódio' },
  now: 'agora',
  thirdPlace: '3º lugar',
  notYet: 'Abre quando a fase anterior for publicada e encerrada',
  beforeStartTitle: 'Nenhuma volta ainda',
  beforeStartText: 'Aparecem quando a competição começa: uma volta para cada atleta na classificatória.',

  statuses: roundStatuses,
  placeholder: 'Pendente',
  columns: {
    rank: 'Lugar',
    athlete: 'Atleta',
    status: 'Situação',
    review: 'Revisão',
    chances: 'Possibilidades',
    score: 'Pontuação',
  },
  tableOf: (phase) => `Voltas: ${phase}`,
  validated: 'Validada',
  awaitsReview: 'Esperando o atleta',
  incorrect: (count) =>
    plural('pt', count, {
      one: '# manobra apontada como incorreta',
      other: '# manobras apontadas como incorretas',
    }),
  answered: (answered, all) => `${answered} de ${all} respondidas`,
  open: (name) => `Abrir a volta de ${name}`,

  reviewOwn: (phase) => `${phase}: sua volta foi julgada. Confira as manobras e valide.`,
  reviewAction: 'Revisar minha volta',

  bestTable: 'Melhor resultado da classificatória',
  bestOfTwo: 'Vale a melhor de duas voltas.',
  goOn: (count, phase) =>
    plural('pt', count, {
      one: `Só # atleta avança para ${phase}.`,
      other: `Os # melhores avançam para ${phase}.`,
    }),
  provisional: 'Provisório: nem tudo foi publicado.',
  goesOn: 'Avança',
  best: 'Melhor',
  theOthers: (count) => plural('pt', count, { one: 'Mostrar mais #', other: 'Mostrar mais #' }),
  onlyTheBest: (count) =>
    plural('pt', count, { one: 'Mostrar só o melhor', other: 'Mostrar só os # melhores' }),

  view: 'Exibição',
  bracket: 'Chave',
  table: 'Tabela',
  pairOf: (stage, number) => `${stage}, duelo ${number}`,
  bye: 'Avança sem volta',
  winner: 'Venceu',
  leads: 'Na frente, ainda não publicado',
  leadsHint: 'Na frente por pontuações ainda não publicadas. Só a organização e os juízes veem isto.',
  ofQualifying: (position) => `${position}º da classificatória`,
  winnerOf: (stage, number) => `Quem vencer o duelo ${number}, ${stage.toLowerCase()}`,
  loserOf: (stage, number) => `Quem perder o duelo ${number}, ${stage.toLowerCase()}`,
  eitherOf: (one, other) => `${one} ou ${other}`,
  loserOfPair: (one, other) => `Quem perder, ${one} ou ${other}`,
  by: (difference) => `por ${difference}`,
  style: (percent) => `estilo +${percent}%`,
  toBeDecided: 'A definir',
  bracketOf: (name) => `Chave de ${name}`,

  podiumTitle: 'Pódio',
  position: (position) => `${position}º`,
  places: (from, to) => `Do ${from}º ao ${to}º lugar`,
  outIn: {
    qualification: 'Caiu na classificatória',
    sixteenthFinal: 'Caiu nos 16 avos de final',
    eighthFinal: 'Caiu nas oitavas de final',
    quarterFinal: 'Caiu nas quartas de final',
    semiFinal: 'Caiu na semifinal',
    final: 'Chegou à final',
  },
  inPhase: {
    qualification: 'na classificatória',
    sixteenthFinal: 'nos 16 avos de final',
    eighthFinal: 'nas oitavas de final',
    quarterFinal: 'nas quartas de final',
    semiFinal: 'na semifinal',
    final: 'na final',
  },
  resultInFinal: (result) => `${result} na final`,
  forThird: 'pelo 3º lugar',
  lostTo: (name, where) => `Perdeu para ${name} ${where}`,
  beatBy: (name, difference) => `Venceu ${name} por ${difference}`,
  ties: {
    qualifying: 'Empate: decide a classificatória',
    order: 'Empate: decide a ordem',
    seed: 'Empate: decide a cabeça de chave',
  },
  bySeed: 'por cabeça de chave',
  notPublishable: (left) =>
    plural('pt', left, { one: 'Falta # volta por julgar.', other: 'Faltam # voltas por julgar.' }),
  stillToJudge: (names) => `Falta julgar: ${names}.`,
  publishIn: 'Resultados em',
  publishSoon: 'Todas as voltas foram julgadas. O organizador publica os resultados.',
  inquiriesOpen: (count) =>
    plural('pt', count, { one: 'Provisório: # recurso aberto', other: 'Provisório: # recursos abertos' }),
  inquiriesFor: 'Recursos por mais',
  seal: 'Selar o resultado',
  sealText: 'Selado, ele é oficial, com número, hora e seu nome. Só muda se você desfizer o último avanço.',
  sealSecond: 'O organizador selou este resultado. Com o seu selo ele é oficial.',
  history: 'Histórico',
  unofficial: 'Não oficial',
  officialBy: (number) => `Oficial · selo ${number}`,
  waitsForSeal: 'Não oficial: falta o segundo selo',
  inquiriesOver: 'O prazo para recursos acabou.',
  inquiry: 'Recurso',
  inquiries: 'Recursos',
  everyoneAgain: 'Todo mundo entra mais uma vez.',
  judgedOf: (judged, all) => `${judged} de ${all} julgadas`,
  tricks: (count) => plural('pt', count, { one: '# manobra', other: '# manobras' }),
  look: 'Ver',

  loadFailed: 'Não foi possível carregar esta competição',
  noneTitle: 'Competição não encontrada',
  noneText: 'A página não existe, não foi publicada ou não está aberta para você.',
  toList: 'Ver competições',
  loading: 'Carregando a competição…',
  signIn: 'Entrar',
}
