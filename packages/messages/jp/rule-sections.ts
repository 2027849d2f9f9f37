/** Names of the sections of the rulebooks (scoring §12). */
import type { ruleSections as english } from '../en/rule-sections.ts'

export const ruleSections: typeof english = {
  'counter-tricks': 'ルールなし、トリックの合算のみ',
  repetitions: 'トリックの繰り返し',
  dubs: 'dub',
  'total-combo': 'トータルコンボ',
  'total-combo-plus': 'トータルコンボ・プラス',
  'total-combo-10': 'トータルコンボ10',
  'total-combo-level': 'トータルコンボ・レベル',
  'total-combo-level-air': 'トータルコンボ・レベルエア',
  'variety-plus': 'バラエティ・プラス',
  'style-round': 'ランのスタイル',
}
