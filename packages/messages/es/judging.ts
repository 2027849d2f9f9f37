/** Las palabras de la pantalla de juicio: trucos, combos, totales y su explicación, guardado, revisión (screens §10 to §13). */
import type { judging as english } from '../en/judging.ts'
import { plural } from '../plural.ts'
import { directEntry } from './direct-entry.ts'
import { phaseNames, roundNumber } from './phase-names.ts'
import { quickEntry } from './quick-entry.ts'
import { roundVersions } from './round-versions.ts'
import { ruleSections } from './rule-sections.ts'

export const judging: typeof english = {
  roundNames: phaseNames,
  quick: quickEntry,
  direct: directEntry,
  versions: roundVersions,
  ruleSections,
  roundNumber,
  training: 'Entrenamiento',
  group: (name) => `Grupo ${name}`,
  statistics: 'Estadísticas',
  judgedBy: (name) => `Juez: ${name}`,
  modes: { new: 'Puntuando', update: 'Editando', review: 'Tu revisión', view: 'Consulta' },
  round: 'Ronda',
  loading: 'Cargando la ronda…',

  search: 'Añadir un truco',
  searchLabel: 'Buscar un truco',
  searchHint: 'Nombre, o bb360 fs mute d20',
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
  selectedEmpty: 'Los trucos que añades esperan aquí hasta que los valides, solos o como combo.',
  validateSingle: 'Validar suelto',
  validateCombo: 'Validar combo',
  editingCombo: (number) => `Editando el combo ${number}`,
  cancelEdit: 'Cancelar edición',
  validateEdit: 'Validar edición del combo',
  selectedFirst: 'Añade primero un truco.',
  comboTooShort: 'Un combo lleva dos trucos o más.',
  comboEndsDubbed: 'Un combo no puede terminar con un dub del 80\u00a0%.',
  editLeavesOne: 'Queda un truco: vuelve como truco suelto.',
  editLeavesNone: 'No queda ningún truco: añade alguno, cancela la edición o borra el combo.',

  validated: 'Trucos validados',
  validatedEmpty: 'Aún no hay trucos. La lista validada es la ronda, en el orden en que se hizo.',
  noTricksSeen: 'No se han introducido trucos en esta ronda.',
  combo: (number) => `Combo ${number}`,
  comboNotFound: 'Combo no encontrado',
  comboTricks: (count, value) =>
    plural('es', count, { one: `# truco · ${value}`, other: `# trucos · ${value}` }),
  beingEdited: 'Se está editando ahora',
  otherEditOpen: 'El combo de arriba no puede volver tal como está: termina o cancela antes su edición.',
  edit: (what) => `Editar ${what}`,
  delete: (what) => `Borrar ${what}`,
  swipeEdit: 'Editar',
  swipeDelete: 'Borrar',
  nth: (occurrence) => `${occurrence}×`,
  repeated: (occurrence) => `Hecho ${occurrence} veces hasta aquí`,
  playFrom: (what, at) => `Reproducir ${what} desde ${at}`,
  confirmed: 'Confirmado por el atleta',
  incorrect: 'Incorrecto, según el atleta',

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

  explainTitle: {
    trick: (name) => `Puntos de ${name}`,
    combo: (number) => `Puntos del combo ${number}`,
    total: 'De dónde sale el total',
    selected: (name) => `${name} aún no está validado`,
  },
  explainParts: 'Truco a truco',
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
  byRule: (rule) => `Según ${rule}`,
  steps: {
    value: 'Valor del truco',
    repetition: (occurrence, percent) =>
      occurrence === 2
        ? `Segunda vez en esta ronda: cuenta el ${percent}`
        : occurrence === 3
          ? `Tercera vez en esta ronda: cuenta el ${percent}`
          : `${occurrence}.ª vez en esta ronda: cuenta el ${percent}`,
    dub: (percent) => `Dub del ${percent}\u00a0%: quita esa parte`,
    position: (position) => `Posición ${position} en su combo`,
    trickPoints: 'Puntos del truco',
    size: (count) => plural('es', count, { one: 'Combo de # truco', other: 'Combo de # trucos' }),
    sizeOnFeet: (count) => `Combo de ${count} trucos, el último termina de pie`,
    level: (mean) => `Nivel medio de sus trucos: ${mean}`,
    feet: 'El último truco termina de pie',
    noCombo: {
      'single-trick': 'Un solo truco no gana puntos de combo.',
      'last-trick-dubbed-80':
        'El dub del 80\u00a0% en el último truco quita los puntos de combo; cada truco conserva los suyos.',
    },
    roundPoints: 'Cuenta en la ronda',
    comboTricks: (count) =>
      plural('es', count, { one: 'Puntos de su # truco', other: 'Puntos de sus # trucos' }),
    comboPoints: 'Cuenta en la ronda',
    singles: 'Trucos sueltos',
    combos: 'Combos',
    score: 'Puntuación',
    style: (count, percent) =>
      plural('es', count, {
        one: `Estilo: # truco con grab da +${percent}\u00a0%`,
        other: `Estilo: # trucos con grab dan +${percent}\u00a0%`,
      }),
    variety: (count) =>
      plural('es', count, {
        one: 'Variedad: # truco distinto, 1 punto cada uno',
        other: 'Variedad: # trucos distintos, 1 punto cada uno',
      }),
    noStyle: 'Estilo: los grabs no dan nada con este reglamento',
    noVariety: (count) =>
      plural('es', count, {
        one: 'Variedad: # truco distinto, que no da puntos con este reglamento',
        other: 'Variedad: # trucos distintos, que no dan puntos con este reglamento',
      }),
    total: 'Total, redondeado a dos decimales',
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
  ask: {
    store: '¿Seguro que quieres guardar la nueva ronda?',
    new: '¿Seguro que quieres puntuar la ronda?',
    edit: '¿Seguro que quieres editar la ronda?',
    update: '¿Seguro que quieres actualizar la ronda?',
    review: '¿Seguro que quieres revisar la ronda?',
    clearAll: '¿Seguro que quieres borrar todos los trucos validados?',
  },
  saveSummary: (name, count, total, rule) =>
    plural('es', count, {
      one: `${name}: # truco, ${total} puntos según ${rule}.`,
      other: `${name}: # trucos, ${total} puntos según ${rule}.`,
    }),
  leftOut: (count) =>
    plural('es', count, {
      one: '# truco seleccionado no está validado y no se guardará.',
      other: '# trucos seleccionados no están validados y no se guardarán.',
    }),
  editLeftOut: 'Hay un combo en edición: se guarda como estaba antes.',
  clearConsequence: (count) =>
    plural('es', count, {
      one: 'Se borra # truco. Deshacer lo recupera.',
      other: 'Se borran # trucos. Deshacer los recupera.',
    }),
  cancelTitle: { new: '¿Dejar de puntuar esta ronda?', update: '¿Dejar la ronda como estaba?' },
  cancelConsequence: {
    new: (count) =>
      plural('es', count, {
        one: 'Se descarta # truco que has introducido y cualquier juez podrá puntuar la ronda.',
        other: 'Se descartan # trucos que has introducido y cualquier juez podrá puntuar la ronda.',
      }),
    update: 'Se descartan tus cambios; la ronda guardada queda como está.',
  },
  cancelAction: { new: 'Dejar de puntuar', update: 'Descartar' },
  saved: (total) => `Guardado: ${total} puntos.`,
  cancelFailed: 'No ha cambiado nada: la ronda sigue siendo tuya.',

  states: {
    empty: 'Aún no hay nada',
    unchanged: 'Aún no has cambiado nada',
    notReviewed: 'Aún no has revisado nada',
    keeping: 'Guardando en el dispositivo…',
    kept: 'En este dispositivo',
    notKept: 'Este dispositivo no guarda borradores: no salgas antes de guardar',
    sending: 'Guardando…',
    waiting: 'Guardado aquí; se envía al volver la red',
    waitingUnkept: 'A la espera de la red: no cierres esta página, el dispositivo no guarda nada',
    unclaimed: 'Guardado aquí; será tuya al volver la red',
    failed: (why) => `No se ha guardado: ${why} Tus trucos están a salvo en este dispositivo.`,
  },
  /** Of a round that is left with something unsaved. */
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

  changed: {
    released: 'Esta ronda se ha liberado: ahora puede puntuarla cualquier juez. Tus trucos siguen aquí.',
    taken: (judge) => `${judge} tiene ahora esta ronda. Tus trucos siguen aquí, en este dispositivo.`,
    closed: 'Esta ronda ya no está abierta para ti. Tus trucos siguen aquí, en este dispositivo.',
    stopped: 'Esta ronda se ha detenido: cuenta 0. Tus trucos siguen aquí, en este dispositivo.',
    published: 'Los resultados están publicados. Tus trucos siguen aquí, en este dispositivo.',
    gone: 'Esta ronda ya no existe o ya no juzgas aquí. Tus trucos siguen en este dispositivo.',
    otherTricks: 'La ronda ha cambiado en otro sitio desde que empezaste. Tus cambios siguen aquí.',
    leftover: (count) =>
      plural('es', count, {
        one: 'Este dispositivo aún tiene # truco que introdujiste para esta ronda y no guardaste.',
        other: 'Este dispositivo aún tiene # trucos que introdujiste para esta ronda y no guardaste.',
      }),
  },
  claim: 'Recuperarla',
  useMine: 'Quedarme con los míos',
  useSaved: 'Usar la ronda guardada',
  seeSaved: 'Ver la ronda como está',
  throwAway: 'Descartarlos',
  throwAwayTitle: '¿Descartar lo que has introducido?',
  throwAwayConsequence: (count) =>
    plural('es', count, {
      one: 'Se borra # truco de este dispositivo.',
      other: 'Se borran # trucos de este dispositivo.',
    }),

  ownComment: 'Tu comentario sobre la ronda',
  commentHint: 'El atleta lo lee junto con la ronda.',
  commentToJudges: 'Los jueces lo leen junto con la ronda.',
  commentBy: {
    judge: 'Comentario del juez sobre la ronda',
    athlete: 'Comentario del atleta sobre la ronda',
  },

  review: 'Revisión',
  reviewTitle: '¿Es esto lo que hiciste?',
  reviewText: 'Confirma cada truco o di qué está mal. Al enviarla, la ronda queda validada.',
  confirmTrick: (what) => `Confirmar ${what}`,
  incorrectTrick: (what) => `${what} es incorrecto`,
  whatIsWrong: (what) => `¿Qué está mal en ${what}?`,
  confirmAll: 'Confirmar todo',
  confirmRest: 'El resto está bien',
  reviewWay: { title: 'Cómo revisar', list: 'Lista', oneByOne: 'Uno a uno' },
  reviewPlace: (place, all) => `Truco ${place} de ${all}`,
  confirm: 'Confirmar',
  isIncorrect: 'Incorrecto',
  previousTrick: 'Truco anterior',
  nextTrick: 'Truco siguiente',
  reviewProgress: (done, all) => `${done} de ${all} revisados`,
  commentMissing: 'Di qué está mal, para que el juez pueda volver a mirarlo.',
  reviewFirst: 'Revisa antes cada truco y di qué está mal en los incorrectos.',
  sendReview: 'Enviar revisión',
  reviewNothing:
    'No hay ningún truco que revisar. Si la ronda se paró por error, dilo abajo. Al enviarla, la ronda queda validada.',
  reviewConsequence: (incorrect, tricks) =>
    incorrect === 0
      ? tricks === 0
        ? 'Aceptas que la ronda no tiene ningún truco. La ronda queda entonces validada.'
        : 'Confirmas todos los trucos. La ronda queda entonces validada.'
      : plural('es', incorrect, {
          one: '# truco vuelve a los jueces como incorrecto. La ronda queda entonces validada.',
          other: '# trucos vuelven a los jueces como incorrectos. La ronda queda entonces validada.',
        }),
  leftReview:
    'Empezaste una revisión de esta ronda en este dispositivo y no se envió antes de que se cerrara.',
  throwReviewAway: 'Descartarla',
  reviewSent: 'Gracias: tu ronda está validada.',
  reviewFailed: 'La revisión no se ha enviado. Lo que has introducido sigue aquí.',
}
