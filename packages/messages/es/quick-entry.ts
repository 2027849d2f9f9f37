/** Las palabras para introducir muchos trucos deprisa: la línea escrita, las propuestas y los avisos. */
import type { quickEntry as english } from '../en/quick-entry.ts'
import { plural } from '../plural.ts'

export const quickEntry: typeof english = {
  addAtOnce: (trick) => `Añadir ${trick} ya`,
  notation: 'Lo que dice la línea',
  combo: 'Combo',
  enter: (tricks) => plural('es', tricks, { one: 'Introducir # truco', other: 'Introducir # trucos' }),
  notYet: 'No se introduce nada hasta que se entienda todo.',
  intoTheRound: 'Una línea con un combo entra directamente en la ronda.',
  pendingFirst: (count) =>
    plural('es', count, {
      one: '# truco seleccionado aún no está validado: esto entra en la ronda antes que él.',
      other: '# trucos seleccionados aún no están validados: esto entra en la ronda antes que ellos.',
    }),
  problems: {
    'unknown-trick': (word) => `Ningún truco se llama «${word}».`,
    'many-tricks': (word, among) => `«${word}» puede ser ${among} …`,
    'unknown-word': (word) => `«${word}» no es lado, grab ni dub.`,
    'many-grabs': (word, among) => `«${word}» puede ser ${among}.`,
    'said-twice': (word) => `«${word}» se suma a otro.`,
    'after-dub-80': 'Tras un dub del 80 % no sigue nada.',
    open: 'Cierra el combo con ]',
    'too-short': 'Un combo lleva dos trucos o más.',
    'ends-dubbed': 'Un combo no puede terminar con un dub del 80 %.',
    stray: 'Un combo empieza con [',
  },
  proposals: 'Probable ahora',
  propose: (what) => `Añadir ${what}`,
  proposalsEmpty: 'O en una línea: bb360 fs mute d20',
  warnings: {
    twice: 'Introducido dos veces en un segundo.',
    cannotFollow: (before, ends, starts) => `${before} acaba en ${ends}, este empieza en ${starts}.`,
    level: (level, usual) => `${level}: muy por encima de lo habitual de este atleta (${usual}).`,
  },
  dismiss: (what) => `Está bien: ${what}`,
  levels: { 1: 'Rookie', 2: 'Amateur', 3: 'Pro', 4: 'Legendary' },
  positions: {
    back: 'la espalda',
    belly: 'el vientre',
    buddha: 'el Buda',
    butt: 'el culo',
    chest: 'el pecho',
    crook: 'la corva',
    'double-drop-knee': 'las dos drop knee',
    'drop-knee': 'la drop knee',
    feet: 'los pies',
    ground: 'el suelo',
    hands: 'las manos',
    'inside-drop-knee': 'la drop knee interior',
    knee: 'la rodilla',
    korean: 'la coreana',
    lady: 'la lady',
    shoulder: 'el hombro',
    split: 'el spagat',
    spraddle: 'el spraddle',
  },
}
