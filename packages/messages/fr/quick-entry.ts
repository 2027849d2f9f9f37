/** Words of quick entry: the typed line and proposals. */
import type { quickEntry as english } from '../en/quick-entry.ts'

export const quickEntry: typeof english = {
  addAtOnce: (trick) => `Ajouter ${trick} aussitôt`,
  changeTo: (what) => `Changer en ${what}`,
  changesOne: 'Tu changes un trick : seul un trick isolé peut prendre sa place.',
  combo: 'Combo',
  proposals: 'Probable ensuite',
  propose: (what) => `Ajouter ${what}`,
  levels: { 1: 'Rookie', 2: 'Amateur', 3: 'Pro', 4: 'Legendary' },
}
