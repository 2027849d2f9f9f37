/** Words of quick entry: the typed line and proposals. */
import type { quickEntry as english } from '../en/quick-entry.ts'

export const quickEntry: typeof english = {
  addAtOnce: (trick) => `Añadir ${trick} ya`,
  changeTo: (what) => `Cambiarlo por ${what}`,
  changesOne: 'Se está cambiando un truco: solo un truco suelto puede ocupar su lugar.',
  combo: 'Combo',
  proposals: 'Siguiente probable',
  propose: (what) => `Añadir ${what}`,
  levels: { 1: 'Rookie', 2: 'Amateur', 3: 'Pro', 4: 'Legendary' },
}
