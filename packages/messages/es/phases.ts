/** Words of rounds by phase, bracket, podium and the judges' queue (screens §7, §8). */
import type { phases as english } from '../en/phases.ts'
import { plural } from '../plural.ts'
import { phaseNames } from './phase-names.ts'
import { phaseTasks } from './phase-tasks.ts'
import { roundStatuses } from './round-statuses.ts'

export const phases: typeof english = {
  ...phaseTasks,
  panels: 'Partes de la competición',
  panel: { athletes: 'Atletas', judges: 'Jueces', rounds: 'Rondas', scoring: 'Puntuar' },

  choose: 'Fases',
  names: { ...phaseNames, best: 'Mejor resultado', podium: 'Podio' },
  now: 'ahora',
  thirdPlace: 'Tercer Puesto',
  notYet: 'Se abre cuando la fase anterior está publicada y se pasa a la siguiente',
  beforeStartTitle: 'Todavía no hay rondas',
  beforeStartText: 'Aparecen al empezar la competición: una ronda clasificatoria por atleta.',

  statuses: roundStatuses,
  placeholder: 'Pendiente',
  columns: {
    rank: 'Puesto',
    athlete: 'Atleta',
    status: 'Estado',
    review: 'Revisión',
    chances: 'Opciones',
    score: 'Puntuación',
  },
  tableOf: (phase) => `Rondas de ${phase}`,
  validated: 'Validada',
  awaitsReview: 'Espera al atleta',
  incorrect: (count) =>
    plural('es', count, {
      one: '# truco incorrecto según el atleta',
      other: '# trucos incorrectos según el atleta',
    }),
  answered: (answered, all) => `${answered} de ${all} respondidos`,
  open: (name) => `Abrir la ronda de ${name}`,

  reviewOwn: (phase) => `Tu ronda de ${phase} está puntuada. Revisa sus trucos y valídala.`,
  reviewAction: 'Revisar mi ronda',

  bestTable: 'Mejor resultado de la clasificatoria',
  bestOfTwo: 'Cuenta la mejor de las dos rondas.',
  goOn: (count, phase) =>
    plural('es', count, { one: `Pasa # a ${phase}.`, other: `Pasan los # mejores a ${phase}.` }),
  provisional: 'Provisional: no todo está publicado.',
  goesOn: 'Pasa',
  best: 'Mejor',
  theOthers: (count) => plural('es', count, { one: 'Mostrar # más', other: 'Mostrar # más' }),
  onlyTheBest: (count) =>
    plural('es', count, { one: 'Mostrar solo el mejor', other: 'Mostrar solo los # mejores' }),

  view: 'Vista',
  bracket: 'Cuadro',
  table: 'Tabla',
  pairOf: (stage, number) => `${stage}, duelo ${number}`,
  bye: 'Pasa sin ronda',
  winner: 'Gana',
  leads: 'Va por delante, sin publicar',
  leadsHint: 'Va por delante con puntuaciones sin publicar. Solo lo ven los jueces y la organización.',
  ofQualifying: (position) => `${position}.º de la clasificatoria`,
  winnerOf: (stage, number) => `Quien gane el duelo ${number} de ${stage.toLowerCase()}`,
  loserOf: (stage, number) => `Quien pierda el duelo ${number} de ${stage.toLowerCase()}`,
  eitherOf: (one, other) => `${one} o ${other}`,
  loserOfPair: (one, other) => `Quien pierda, ${one} o ${other}`,
  by: (difference) => `por ${difference}`,
  style: (percent) => `estilo +${percent}\u00a0%`,
  toBeDecided: 'Por decidir',
  bracketOf: (name) => `Cuadro de ${name}`,

  podiumTitle: 'Podio',
  position: (position) => `${position}.º`,
  places: (from, to) => `Puestos del ${from} al ${to}`,
  outIn: {
    qualification: 'Fuera en la clasificatoria',
    sixteenthFinal: 'Fuera en dieciseisavos',
    eighthFinal: 'Fuera en octavos',
    quarterFinal: 'Fuera en cuartos',
    semiFinal: 'Fuera en la semifinal',
    final: 'Llegó a la final',
  },
  inPhase: {
    qualification: 'en la clasificatoria',
    sixteenthFinal: 'en dieciseisavos',
    eighthFinal: 'en octavos',
    quarterFinal: 'en cuartos',
    semiFinal: 'en la semifinal',
    final: 'en la final',
  },
  resultInFinal: (result) => `${result} en la final`,
  forThird: 'por el tercer puesto',
  lostTo: (name, where) => `Perdió contra ${name} ${where}`,
  beatBy: (name, difference) => `Ganó a ${name} por ${difference}`,
  ties: {
    qualifying: 'Empate: decide la clasificatoria',
    order: 'Empate: decide el orden',
    seed: 'Empate: decide la cabeza de serie',
  },
  bySeed: 'por cabeza de serie',
  notPublishable: (left) =>
    plural('es', left, { one: 'Queda # ronda por puntuar.', other: 'Quedan # rondas por puntuar.' }),
  stillToJudge: (names) => `A la espera de ${names}.`,
  publishIn: 'Resultados en',
  publishSoon: 'Todas las rondas están puntuadas. Quien organiza publica los resultados.',
  inquiriesOpen: (count) =>
    plural('es', count, {
      one: 'Provisional: # reclamación abierta',
      other: 'Provisional: # reclamaciones abiertas',
    }),
  inquiriesFor: 'Reclamaciones durante',
  seal: 'Sellar el resultado',
  sealText: 'Sellado es oficial, con número, hora y tu nombre. Solo cambia si deshaces el último avance.',
  sealSecond: 'La organización ha sellado este resultado. Con tu sello es oficial.',
  history: 'Historial',
  unofficial: 'No oficial',
  officialBy: (number) => `Oficial · sello ${number}`,
  waitsForSeal: 'No oficial: falta el segundo sello',
  inquiriesOver: 'El plazo de reclamaciones ha terminado.',
  inquiry: 'Reclamación',
  inquiries: 'Reclamaciones',
  everyoneAgain: 'Todos salen una vez más.',
  judgedOf: (judged, all) => `${judged} de ${all} puntuadas`,
  tricks: (count) => plural('es', count, { one: '# truco', other: '# trucos' }),
  look: 'Ver',

  loadFailed: 'No se pudo cargar esta competición',
  noneTitle: 'No existe esa competición',
  noneText: 'No existe, no está publicada o no está abierta para ti.',
  toList: 'A las competiciones',
  loading: 'Cargando la competición…',
  signIn: 'Entrar',
}
