/** Words of quick entry: the typed line and proposals. */
import type { quickEntry as english } from '../en/quick-entry.ts'

export const quickEntry: typeof english = {
  addAtOnce: (trick) => `Aggiungi subito ${trick}`,
  changeTo: (what) => `Cambia in ${what}`,
  changesOne: 'Si sta cambiando un trick: al suo posto può andare solo un trick singolo.',
  combo: 'Combo',
  proposals: 'Prossimo probabile',
  propose: (what) => `Aggiungi ${what}`,
  levels: { 1: 'Rookie', 2: 'Amateur', 3: 'Pro', 4: 'Legendary' },
}
