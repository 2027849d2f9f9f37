/** Words of quick entry: the typed line and proposals. */
import type { quickEntry as english } from '../en/quick-entry.ts'

export const quickEntry: typeof english = {
  addAtOnce: (trick) => `${trick} sofort hinzufügen`,
  changeTo: (what) => `Ändern in ${what}`,
  changesOne: 'Ein Trick wird geändert: Nur ein einzelner Trick kann an seine Stelle.',
  combo: 'Combo',
  proposals: 'Wahrscheinlich folgt',
  propose: (what) => `${what} hinzufügen`,
  levels: { 1: 'Rookie', 2: 'Amateur', 3: 'Pro', 4: 'Legendary' },
}
