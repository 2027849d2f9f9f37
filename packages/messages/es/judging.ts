/** Words of the judging screen (screens §10 to §13). */
import type { judging as english } from '../en/judging.ts'
import { plural } from '../plural.ts'
import { directEntry } from './direct-entry.ts'
import { families } from './families.ts'
import { phaseNames, roundNumber } from './phase-names.ts'
import { quickEntry } from './quick-entry.ts'

export const judging: typeof english = {
  roundNames: phaseNames,
  quick: quickEntry,
  direct: directEntry,
  families,
  roundNumber,
  training: 'Entrenamiento',
  group: (name) => `Grupo ${name}`,
  statistics: 'Estadísticas',
  round: 'Ronda',
  loading: 'Cargando la ronda…',

  search: 'Añadir un truco',
  searchLabel: 'Buscar un truco',
  openResults: 'Mostrar todos los trucos',
  clearChoice: 'Quitar el truco elegido',
  noTrick: (text) => `Ningún truco se llama «${text}».`,
  catalogueMissing:
    'No se pudo cargar la lista de trucos. Lo que has introducido está a salvo; se cargará cuando vuelva la red.',
  grab: 'Grab',
  dub: 'Dub',
  dubPercent: (percent) => `−${percent}\u00a0%`,
  fs: 'FS',
  bs: 'BS',
  fsTitle: 'Frontside',
  bsTitle: 'Backside',
  add: 'Añadir truco',
  change: 'Cambiar truco',
  stopChanging: 'Dejar así',
  trickFirst: 'Elige primero un truco.',
  afterDub80: 'Tras un dub del 80\u00a0% no sigue nada: valida primero estos trucos.',

  selected: 'Trucos seleccionados',

  validated: 'Trucos validados',
  combo: (number) => `Combo ${number}`,
  heldBack: 'Dos toques: cuenta uno.',
  confirmed: 'Confirmado por el atleta',
  incorrect: 'Incorrecto, según el atleta',
  incorrectCount: (count) =>
    plural('es', count, {
      one: '# truco es incorrecto, según el atleta',
      other: '# trucos son incorrectos, según el atleta',
    }),
  answered: (answered, all) => `Trucos incorrectos: ${answered} de ${all} respondidos`,

  total: 'Total',
  score: 'Puntos',
  style: 'Estilo',
  variety: 'Variedad',
  unique: 'Distintos',
  stylePercent: (percent) => `+${percent}\u00a0%`,
  explain: (what, points) => `${points} puntos: de dónde sale ${what}`,
  theTotal: 'el total',
  hidden: 'Las puntuaciones se ven cuando se publica la ronda.',
  stopped: { disqualified: 'Descalificación: la ronda cuenta 0.', injured: 'Lesión: la ronda cuenta 0.' },
  drawn: {
    label: (tricks, combos) =>
      [
        plural('es', tricks, { one: '# truco', other: '# trucos' }),
        combos === 0 ? '' : plural('es', combos, { one: '# combo', other: '# combos' }),
      ]
        .filter(Boolean)
        .join(', '),
    inCombo: (number) => `en el combo ${number}`,
    points: (points) => `cuenta ${points}`,
    at: (time) => `en ${time}`,
    grab: 'grab',
    notReviewed: 'sin revisar',
  },

  undo: 'Deshacer',
  nothingToUndo: 'No hay nada que deshacer.',
  clearAll: 'Borrar todo',
  save: 'Guardar',
  update: 'Actualizar',
  whyNotSave: {
    noTricks: 'Una ronda necesita al menos un truco validado.',
    notHeld: 'Elige primero qué hacer con lo que has introducido: se dice arriba.',
  },
  saved: (total) => `Guardado: ${total} puntos.`,

  videoBox: {
    title: 'Vídeo',
    add: 'Añadir un vídeo',
    show: 'Mostrar el vídeo',
    hide: 'Ocultar el vídeo',
    none: 'Esta ronda no tiene vídeo.',
  },
  states: {
    empty: 'Aún no hay nada',
    unchanged: 'Aún no has cambiado nada',
    keeping: 'Guardando en el dispositivo…',
    kept: 'En este dispositivo',
    notKept: 'Este dispositivo no guarda borradores: no salgas antes de guardar',
    sending: 'Guardando…',
    waiting: 'Guardado aquí; se envía al volver la red',
    waitingUnkept: 'A la espera de la red: no cierres esta página, el dispositivo no guarda nada',
    unclaimed: 'Guardado aquí; será tuya al volver la red',
    failed: (why) => `No se ha guardado: ${why} Tus trucos están a salvo en este dispositivo.`,
  },
  leaving: {
    title: '¿Salir sin guardar?',
    consequence: (count) =>
      count === 0
        ? 'Se descarta lo que has cambiado en esta ronda.'
        : plural('es', count, {
            one: 'Se descarta lo que has introducido: # truco sin guardar.',
            other: 'Se descarta lo que has introducido: # trucos sin guardar.',
          }),
    action: 'Descartar y salir',
    kept: 'Aún sin guardar: lo que has introducido se queda en este dispositivo.',
  },
  keepEditing: 'Seguir editando',
  leaveWaiting: 'Volver a la competición',
  throwAway: 'Descartarlos',
  throwAwayTitle: '¿Descartar lo que has introducido?',
  throwAwayConsequence: (count) =>
    plural('es', count, {
      one: 'Se borra # truco de este dispositivo.',
      other: 'Se borran # trucos de este dispositivo.',
    }),

  ownComment: 'Tu comentario sobre la ronda',
  commentHint: 'El atleta lo lee junto con la ronda.',
  commentBy: {
    judge: 'Comentario del juez sobre la ronda',
    athlete: 'Comentario del atleta sobre la ronda',
  },
}
