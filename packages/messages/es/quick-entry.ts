/** Words of quick entry: the typed line, proposals, and warnings of likely mistakes. */
import type { quickEntry as english } from '../en/quick-entry.ts'

export const quickEntry: typeof english = {
  addAtOnce: (trick) => `Añadir ${trick} ya`,
  changeTo: (what) => `Cambiarlo por ${what}`,
  changesOne: 'Se está cambiando un truco: solo un truco suelto puede ocupar su lugar.',
  combo: 'Combo',
  proposals: 'Siguiente probable',
  propose: (what) => `Añadir ${what}`,
  warnings: {
    retired: 'Se ha retirado del catálogo mientras tanto: quítalo o pon otro en su lugar para guardar.',
    twice: 'Introducido dos veces en un segundo.',
    cannotFollow: (before, ends, starts) => `${before} acaba en ${ends}, este empieza en ${starts}.`,
    level: (level, usual) => `${level}: muy por encima de lo habitual de este atleta (${usual}).`,
  },
  dismiss: (what) => `Está bien: ${what}`,
  levels: { 1: 'Rookie', 2: 'Amateur', 3: 'Pro', 4: 'Legendary' },
  positions: {
    back: 'la espalda',
    belly: 'el vientre',
    buddha: 'buddha',
    butt: 'el culo',
    chest: 'el pecho',
    crook: 'crook',
    'double-drop-knee': 'double drop knee',
    'drop-knee': 'drop knee',
    feet: 'los pies',
    ground: 'el suelo',
    hands: 'las manos',
    'inside-drop-knee': 'inside drop knee',
    knee: 'la rodilla',
    korean: 'korean',
    lady: 'lady',
    shoulder: 'el hombro',
    split: 'el spagat',
    spraddle: 'spraddle',
  },
}
