/** Words of tiles and results. */
import type { quickEntry as english } from '../en/quick-entry.ts'

export const quickEntry: typeof english = {
  addAtOnce: (trick) => `${trick} sofort hinzufügen`,
  changeTo: (what) => `Ändern in ${what}`,
  propose: (what) => `${what} hinzufügen`,
  levels: { 1: 'Rookie', 2: 'Amateur', 3: 'Pro', 4: 'Legendary' },
}
