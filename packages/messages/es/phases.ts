/** Las palabras de las rondas por fase, el cuadro, el podio y la cola de los jueces de una competición (screens §7, §8). */
import type { phases as english } from '../en/phases.ts'
import { plural } from '../plural.ts'
import { phaseNames, roundNumber } from './phase-names.ts'
import { roundStatuses } from './round-statuses.ts'

export const phases: typeof english = {
  panels: 'Partes de la competición',
  panel: { athletes: 'Atletas', judges: 'Jueces', rounds: 'Rondas', scoring: 'Calificar' },

  choose: 'Fases',
  names: { ...phaseNames, best: 'Mejor resultado', podium: 'Podio' },
  roundNumber,
  now: 'ahora',
  thirdPlace: 'Tercer Puesto',
  notYet: 'Se abre cuando la fase anterior está publicada y se avanza',
  beforeStartTitle: 'Todavía no hay rondas',
  beforeStartText: 'Aparecen al empezar la competición: una ronda clasificatoria por atleta.',

  statuses: roundStatuses,
  placeholder: 'Pendiente',
  columns: {
    rank: 'Puesto',
    athlete: 'Atleta',
    status: 'Estado',
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
  hidden: 'Las puntuaciones se ven cuando se publica la fase.',
  open: (name) => `Abrir la ronda de ${name}`,

  reviewOwn: (phase) => `Tu ronda de ${phase} está calificada. Revisa sus trucos y valídala.`,
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
  match: (group) => `Duelo ${group}`,
  bye: 'Pasa sin ronda',
  seed: (seed) => `Cabeza de serie ${seed}`,
  winner: 'Gana',
  bracketOf: (name) => `Cuadro de ${name}`,

  podiumTitle: 'Podio',
  position: (position) => `${position}.º`,
  fourth: '4.º puesto',
  further: 'Puestos 5 a 8',
  ranking: 'Clasificación completa',
  finalScore: 'Puntuación',
  extended: (count) => plural('es', count, { one: '# atleta más', other: '# atletas más' }),

  publish: 'Publicar resultados',
  publishing: 'Publicando…',
  publishTitle: (phase) => `¿Publicar ${phase}?`,
  publishConsequence: (count) =>
    plural('es', count, {
      one: 'Todo el mundo ve al momento la puntuación de # ronda. Ya no se puede ocultar.',
      other: 'Todo el mundo ve al momento las puntuaciones de # rondas. Ya no se pueden ocultar.',
    }),
  notValidated: (count) =>
    plural('es', count, {
      one: '# atleta aún no ha validado su ronda, y después ya no podrá revisarla:',
      other: '# atletas aún no han validado su ronda, y después ya no podrán revisarla:',
    }),
  publishAnyway: 'Publicar de todos modos',
  countdownRuns: 'El tiempo de revisión todavía corre.',
  published: (phase) => `${phase}: resultados publicados.`,
  notPublishable: (left) =>
    plural('es', left, { one: 'Queda # ronda por calificar.', other: 'Quedan # rondas por calificar.' }),
  publishIn: 'Resultados en',
  publishSoon: 'Todas las rondas están calificadas. Quien organiza publica los resultados.',
  readyToPublish: 'Todas las rondas están calificadas: se pueden publicar los resultados.',

  advance: 'Pasar a la fase siguiente',
  advanceTo: (phase) => `Pasar a ${phase}`,
  finish: 'Terminar con el podio',
  advancing: 'Avanzando…',
  advanceTitle: (phase) => `¿Pasar a ${phase}?`,
  finishTitle: '¿Terminar la competición?',
  notAdvanceable: 'Es posible cuando todas las rondas de la fase están publicadas.',
  goingOn: (count) => plural('es', count, { one: 'Pasa # atleta', other: 'Pasan # atletas' }),
  out: (count) => plural('es', count, { one: '# queda fuera', other: '# quedan fuera' }),
  nobodyOut: 'nadie queda fuera',
  cannotReturn: 'Una fase que se deja no se puede volver a abrir.',
  matches: 'Quién se enfrenta a quién',
  byes: 'Sin ronda en esta fase',
  everyoneAgain: 'Todos salen una vez más.',
  finishConsequence: (count) =>
    plural('es', count, {
      one: 'La competición termina con # atleta en la clasificación.',
      other: 'La competición termina con # atletas en la clasificación.',
    }),
  advanced: (phase) => `Empieza: ${phase}.`,
  finished: 'La competición ha terminado.',
  sendFailed: 'Falló el envío',
  nothingChanged: 'No ha cambiado nada.',

  queueTitle: (phase) => `Cola de ${phase}`,
  queueEmptyTitle: 'Nada que calificar',
  queueEmptyText: 'Aquí están las rondas, en el orden de los atletas, mientras la competición está en curso.',
  queueDone: 'Todas las rondas de esta fase están calificadas.',
  judgedOf: (judged, all) => `${judged} de ${all} calificadas`,
  judged: 'Calificadas',
  atWork: 'En este momento',
  doing: {
    recording: (athlete) => `Se graba a ${athlete}`,
    scoring: (judge, athlete) => `${judge} califica a ${athlete}`,
    review: (judge, athlete) => `${judge} edita a ${athlete}`,
  },
  someone: 'Un juez',
  judgeDid: {
    heldBy: (judge) => `La tiene ${judge}`,
    scoredBy: (judge) => `Calificó: ${judge}`,
    disqualified: (judge) => `Descalificó: ${judge}`,
    injured: (judge) => `Marcó la lesión: ${judge}`,
  },
  group: (group) => `Grupo ${group}`,
  ownRound: 'Tu propia ronda: la llevan otros jueces',
  steps: {
    'start-recording': 'Grabar',
    'stop-recording': 'Parar',
    claim: 'Calificar',
    continue: 'Seguir',
    reopen: 'Editar',
  },
  stepsOf: {
    'start-recording': (name) => `Grabar a ${name}`,
    'stop-recording': (name) => `Parar la grabación de ${name}`,
    claim: (name) => `Calificar a ${name}`,
    continue: (name) => `Seguir con ${name}`,
    reopen: (name) => `Editar a ${name}`,
  },
  onDevice: {
    waiting: 'Guardada aquí; se envía al volver la red',
    unclaimed: 'Será tuya al volver la red',
    left: (count) =>
      plural('es', count, { one: '# truco tuyo solo aquí', other: '# trucos tuyos solo aquí' }),
    open: 'Tu versión',
    openOf: (name) => `Tu versión de la ronda de ${name}`,
  },
  moreOf: (name) => `Más para ${name}`,
  look: 'Ver',
  whatChanged: 'Qué cambió',
  whatChangedOf: (name) => `Qué cambió: ${name}`,
  disqualify: 'Descalificar',
  injure: 'Marcar lesión',
  release: 'Liberar la ronda',
  disqualifyTitle: (name) => `¿Descalificar a ${name}?`,
  injureTitle: (name) => `¿Marcar una lesión de ${name}?`,
  stopConsequence:
    'La ronda cuenta 0 y ya no se puede calificar. Hasta que se publique la fase puedes dejarla como estaba; el organizador también.',
  stopped: {
    disqualified: (name) => `${name}: ronda descalificada.`,
    injured: (name) => `${name}: lesión anotada.`,
  },
  setBack: 'Dejar como estaba',
  isSetBack: (name) => `La ronda de ${name} está como antes.`,
  releaseTitle: (name) => `¿Liberar la ronda de ${name}?`,
  releaseConsequence: (judge) =>
    `${judge} la pierde: lo que no haya guardado se queda solo en su dispositivo. Después puede tomarla cualquier juez.`,
  released: 'La ronda vuelve a estar libre.',
  recordingFor: 'Grabando',

  startFailed: 'No se pudo iniciar la calificación.',
  moveFailed: 'No se pudo cambiar la ronda.',
  firstScoring: (judge) => `${judge} llegó primero y ya está calificando esta ronda.`,
  firstEditing: (judge) => `${judge} llegó primero y ya está editando esta ronda.`,
  firstOther: 'Alguien llegó primero: la ronda ha cambiado hace un momento.',
  presentState: 'Ahora está en',
  understood: 'Entendido',

  loadFailed: 'No se pudo cargar esta competición',
  noneTitle: 'No existe esa competición',
  noneText: 'No existe, no está publicada o no está abierta para ti.',
  toList: 'A las competiciones',
  loading: 'Cargando la competición…',
  oldSince: (time) => `Sin conexión desde las ${time}. Los resultados pueden estar anticuados.`,
  signIn: 'Iniciar sesión',
}
