/** Words of tiles and results. */
import type { quickEntry as english } from '../en/quick-entry.ts'

export const quickEntry: typeof english = {
  addAtOnce: (trick) => `Añadir ${trick} ya`,
  changeTo: (what) => `Cambiarlo por ${what}`,
  propose: (what) => `Añadir ${what}`,
  levels: { 1: 'Rookie', 2: 'Amateur', 3: 'Pro', 4: 'Legendary' },
}
