/** Words of the public page of a competition (screens §32, §36). */
import type { live as english } from '../en/live.ts'
import { plural } from '../plural.ts'
import { waitingForJudges } from './moments.ts'

export const live: typeof english = {
  onTheLine: 'Ahora en la línea',
  nextOnTheLine: 'Enseguida en la línea',
  next: 'Después',
  about: (time) => `hacia las ${time}`,
  tricks: 'Trucos',
  scores: 'Puntuaciones',
  atOnce: 'Todas a la vez, al final de la fase',
  followOne: 'Seguir a un atleta',
  firstWith: (name, score) => `${name} va delante, ${score}`,
  winnersMeet: (count) => plural('es', count, { one: 'Quien gane', other: 'Los # que ganen' }),
  twoLosers: 'Los 2 que pierdan',
  theBest: (count) => plural('es', count, { one: 'El mejor', other: 'Los # mejores' }),
  withGrab: (count) => plural('es', count, { one: '# truco con grab', other: '# trucos con grab' }),
  description: (name) => `Resultados en directo, cuadro y podio de ${name}.`,

  scoresCome: (phase) => `Las puntuaciones salen todas a la vez, al final de ${phase}.`,
  asAfter: (phase) => `Así están tras ${phase}.`,
  state: {
    pending: 'Aún por salir',
    recording: 'En la línea',
    recorded: waitingForJudges,
    scoring: 'Puntuándose',
    completed: 'Puntuada',
    review: 'Puntuada',
    disqualified: 'Descalificación',
    injured: 'Lesión',
    published: 'Publicada',
  },
  chance: {
    through: 'Pasa',
    open: 'Por decidir',
    'third-place': 'Compite por el tercer puesto',
    out: 'Fuera',
  },
  place: (place) => `${place} seguro`,
  placeBetween: (best, worst) => `Entre ${best} y ${worst}`,
  toGoOn: (score) => `${score} para pasar`,
  toLead: (score) => `${score} para liderar`,
  toWin: (score) => `${score} para ganar`,
  ofPhase: (phase, score) => `${phase}: ${score}`,

  round: 'La ronda, truco a truco',
  roundFailed: 'No se pudo cargar la ronda. Ábrela otra vez.',

  follow: (name) => `Seguir a ${name}`,
  following: 'Sigues a',
  says: {
    recording: (name) => `${name} está en la línea`,
    next: (name) => `${name} sale a continuación`,
    onIn: (name, riders) => `${name} sale en ${riders} turnos`,
    recorded: (name) => `${name} ya ha salido`,
    judged: (name) => `Los jueces ya han puntuado a ${name}`,
    disqualified: (name) => `${name}: descalificación`,
    injured: (name) => `${name}: lesión`,
    through: (name) => `${name} pasa`,
    'third-place': (name) => `${name} compite por el tercer puesto`,
    out: (name) => `${name} queda fuera`,
    place: (name, place, score) => `${name} queda ${place} con ${score}`,
  },
  needs: (what) => `Necesita ${what}`,

  notify: 'Avísame',
  notifyHint: 'Mientras esta página esté abierta, también en segundo plano. Un móvil puede pausarla.',
  notifyRefused: 'El navegador no permite avisos de esta página.',

  hideScores: 'Ocultar puntuaciones',
  hideScoresHint: 'Ni puntuación, ni puesto, ni ganador hasta que abras una fase.',
  isHidden: (phase) => `Las puntuaciones de ${phase} están ocultas.`,
  show: (phase) => `Mostrar ${phase}`,
  podiumIsHidden: 'El podio está oculto.',
  showPodium: 'Mostrar el podio',

  published: (phase, name, score) => `${phase} publicada. Lidera ${name} con ${score}.`,
  publishedOnly: (phase) => `${phase} publicada.`,
  won: (name) => `Gana ${name}.`,
  wonWith: (name, score) => `${name} ganó con ${score}`,
  finished: 'Ya hay podio.',

  asOf: (time) => `Sin red. Así estaba a las ${time}.`,
}
