/** Las palabras de la página en la que todo el mundo sigue una competición (screens §32, §36). */
import type { live as english } from '../en/live.ts'

export const live: typeof english = {
  onTheLine: 'Ahora en la línea',
  recording: 'Grabándose',
  doing: { recorded: 'Grabada, a la espera de los jueces', scoring: 'Con los jueces' },
  next: 'Después',
  nobody: 'Ahora mismo no hay nadie en la línea.',
  runningOrder: 'Quién sale y cuándo',
  about: (time) => `hacia las ${time}`,
  estimated: (zone) => `Estimado por el ritmo hasta ahora, en la hora de ${zone}.`,
  estimatedHere: 'Estimado por el ritmo hasta ahora.',
  otherPhases: 'Otras fases',
  description: (name) => `Resultados en directo, cuadro y podio de ${name}.`,

  scoresCome: (phase) => `Las puntuaciones salen todas a la vez, al final de ${phase}.`,
  asAfter: (phase) => `Así están tras ${phase}.`,
  state: {
    pending: 'Aún por salir',
    recording: 'En la línea',
    recorded: 'Ya ha salido',
    scoring: 'Con los jueces',
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
  roundOf: (name) => `Ronda de ${name}`,
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

  published: (phase, name, score) => `${phase} publicada. Lidera ${name} con ${score}.`,
  publishedOnly: (phase) => `${phase} publicada.`,
  won: (name) => `Gana ${name}.`,
  finished: 'Ya hay podio.',

  asOf: (time) => `Sin red. Así estaba a las ${time}.`,
}
