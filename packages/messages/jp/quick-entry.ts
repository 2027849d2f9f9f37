/** Words of quick entry: the typed line and proposals. */
import type { quickEntry as english } from '../en/quick-entry.ts'

export const quickEntry: typeof english = {
  addAtOnce: (trick) => `${trick}をすぐ追加`,
  changeTo: (what) => `${what}に変更`,
  changesOne: 'トリックを変更中です。置き換えられるのは単発のトリック1本だけです。',
  combo: 'コンボ',
  proposals: '次の候補',
  propose: (what) => `${what}を追加`,
  levels: { 1: 'Rookie', 2: 'Amateur', 3: 'Pro', 4: 'Legendary' },
}
