/** Words of tiles and results. */
import type { quickEntry as english } from '../en/quick-entry.ts'

export const quickEntry: typeof english = {
  addAtOnce: (trick) => `${trick}をすぐ追加`,
  changeTo: (what) => `${what}に変更`,
  propose: (what) => `${what}を追加`,
  levels: { 1: 'Rookie', 2: 'Amateur', 3: 'Pro', 4: 'Legendary' },
}
