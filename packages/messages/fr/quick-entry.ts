/** Words of tiles and results. */
import type { quickEntry as english } from '../en/quick-entry.ts'

export const quickEntry: typeof english = {
  addAtOnce: (trick) => `Ajouter ${trick} aussitôt`,
  changeTo: (what) => `Changer en ${what}`,
  propose: (what) => `Ajouter ${what}`,
  levels: { 1: 'Rookie', 2: 'Amateur', 3: 'Pro', 4: 'Legendary' },
}
