/** Words of the lazily loaded parts of the judging screen (screens §10 to §13). */
import type { judgingParts as english } from '../en/judging-parts.ts'
import { plural } from '../plural.ts'
import { roundVersions } from './round-versions.ts'
import { rows } from './rows.ts'
import { ruleSections } from './rule-sections.ts'

export const judgingParts: typeof english = {
  versions: roundVersions,
  ruleSections,
  rows,

  judgedBy: (name) => `Juez: ${name}`,
  modes: { new: 'Puntuando', update: 'Editando', review: 'Tu revisión', view: 'Consulta' },
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
  validatedEmpty: 'Aún no hay trucos. La lista validada es la ronda, en el orden en que se hizo.',
  noTricksSeen: 'No se han introducido trucos en esta ronda.',
  comboNotFound: 'Combo no encontrado',
  saveThen: (action, name) => `${action} y seguir con ${name}`,
  keepScoring: 'Seguir puntuando',
  ask: {
    store: '¿Seguro que quieres guardar la nueva ronda?',
    new: '¿Seguro que quieres puntuar la ronda?',
    edit: '¿Seguro que quieres editar la ronda?',
    update: '¿Seguro que quieres actualizar la ronda?',
    review: '¿Seguro que quieres revisar la ronda?',
    clearAll: '¿Seguro que quieres borrar todos los trucos validados?',
  },
  clearConsequence: (count) =>
    plural('es', count, {
      one: 'Se borra # truco. Deshacer lo recupera.',
      other: 'Se borran # trucos. Deshacer los recupera.',
    }),
  running: (points) => `${points} puntos hasta ahora`,
  validateSingles: (count) => plural('es', count, { one: 'Validar suelto', other: 'Validar # sueltos' }),

  explainTitle: {
    trick: (name) => `Puntos de ${name}`,
    combo: (number) => `Puntos del combo ${number}`,
    total: 'De dónde sale el total',
    selected: (name) => `${name} aún no está validado`,
  },
  explainParts: 'Truco a truco',
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
  enteredElsewhere: {
    title: 'Estás introduciendo esta ronda en otro dispositivo',
    known: (device, tricks, { began, reported }) =>
      `${device}: ${plural('es', tricks, { one: '# truco', other: '# trucos' })}. Abierta allí desde ${began}, última señal: ${reported}.`,
    consequence:
      'Lo introducido allí se queda allí: si guardas aquí, solo cuenta lo que has introducido aquí.',
    unknown: 'Tienes esta ronda. Sin red no se sabe si la estás introduciendo en otro dispositivo.',
  },
  claim: 'Recuperarla',
  useMine: 'Quedarme con los míos',
  useSaved: 'Usar la ronda guardada',
  seeSaved: 'Ver la ronda como está',
  commentToJudges: 'Los jueces lo leen junto con la ronda.',
  reviewTitle: '¿Es esto lo que hiciste?',
  confirmTrick: (what) => `Confirmar ${what}`,
  incorrectTrick: (what) => `${what} es incorrecto`,
  whatIsWrong: (what) => `¿Qué está mal en ${what}?`,
  confirmAll: 'Confirmar todo',
  confirmRest: 'El resto está bien',
  reviewPlace: (place, all) => `Truco ${place} de ${all}`,
  confirm: 'Confirmar',
  isIncorrect: 'Incorrecto',
  previousTrick: 'Truco anterior',
  nextTrick: 'Truco siguiente',
  reviewProgress: (done, all) => `${done} de ${all} revisados`,
  commentMissing: 'Di qué está mal, para que el juez pueda volver a mirarlo.',
  toGo: (count) => plural('es', count, { one: 'falta #', other: 'faltan #' }),
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

  ways: {
    aTap: 'Tocar un truco',
    aTapEnters: 'Lo introduce',
    aTapCollects: 'Reunir primero',
    aTapHint:
      'Reunir primero: los trucos esperan en la lista de seleccionados hasta que los valides, sueltos o como combo.',
    order: 'La lista muestra',
    lead: 'Segundos que tardas en reaccionar',
    leadHint: 'El vídeo se abre ese tiempo antes del momento en que tocaste el truco.',
    keys: 'Teclas',
    keysOf: [
      { keys: '1–9, 0, -, =', what: 'Introducir la ficha de esa tecla, con el campo vacío' },
      { keys: '← → ↑', what: 'FS, BS y unido, del último truco' },
      { keys: '/M, /2', what: 'Un grab por su primera letra; un dub del 20, 50 u 80\u00a0%' },
      { keys: 'A–Z', what: 'Escribir un truco, estés donde estés en la pantalla' },
      { keys: '↑ ↓', what: 'Recorrer los resultados' },
      { keys: 'Intro', what: 'Introducir el truco; con el campo vacío, validar lo seleccionado' },
      { keys: 'Alt+1 … Alt+9', what: 'Introducir ese resultado' },
      { keys: 'Mayús+Intro', what: 'Empezar o terminar un combo, con el truco escrito en él' },
      { keys: 'Alt+↑ ↓', what: 'Mover la fila en la que estás, también a un combo o fuera de él' },
      { keys: 'Ctrl+Z', what: 'Deshacer' },
      { keys: 'Esc', what: 'Cerrar los resultados, luego vaciar el campo' },
      { keys: '?', what: 'Mostrar estas teclas' },
    ],
  },

  unseen: {
    title: (name) => `La ronda de ${name}`,
    of: (phase, competition) => `${phase} de ${competition}`,
    when: 'Se podrá ver cuando se publiquen los resultados de esta fase.',
    own: 'Verás sus trucos cuando esté puntuada, y su puntuación cuando se publiquen los resultados de esta fase.',
    toCompetition: 'A la competición',
  },

  doubts: {
    'few-tricks': ({ count }) =>
      plural('es', count, {
        one: 'Solo # truco: ¿está completa la ronda?',
        other: 'Solo # trucos: ¿está completa la ronda?',
      }),
    'many-tricks': ({ count }) =>
      plural('es', count, {
        one: '# truco es una cantidad poco habitual.',
        other: '# trucos son una cantidad poco habitual.',
      }),
    'not-recorded': () => 'Sin grabar hasta ahora: ¿es la ronda correcta?',
    'high-level': () => 'Un truco por encima de todos los niveles logrados hasta ahora.',
    'low-total': ({ lowest }) => `Muy por debajo de lo habitual: el total más bajo hasta ahora es ${lowest}.`,
    'high-total': ({ highest }) =>
      `Muy por encima de lo habitual: el total más alto hasta ahora es ${highest}.`,
  },
  leftOut: (count) =>
    plural('es', count, {
      one: '# truco seleccionado no está validado y no se guardará.',
      other: '# trucos seleccionados no están validados y no se guardarán.',
    }),
  editLeftOut: 'Hay un combo en edición: se guarda como estaba antes.',
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
  cancelFailed: 'No ha cambiado nada: la ronda sigue siendo tuya.',
}
