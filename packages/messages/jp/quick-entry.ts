/** Words of quick entry: the typed line, proposals, and warnings of likely mistakes. */
import type { quickEntry as english } from '../en/quick-entry.ts'

export const quickEntry: typeof english = {
  addAtOnce: (trick) => `${trick}をすぐ追加`,
  changeTo: (what) => `${what}に変更`,
  changesOne: 'トリックを変更中です。置き換えられるのは単発のトリック1本だけです。',
  combo: 'コンボ',
  proposals: '次の候補',
  propose: (what) => `${what}を追加`,
  warnings: {
    retired: '入力中にカタログで廃止されました。保存するには、削除するか別のトリックに替えてください。',
    twice: '1秒以内に2回入力されています。',
    cannotFollow: (before, ends, starts) =>
      `${before}は${ends}で終わりますが、これは${starts}から始まります。`,
    level: (level, usual) => `${level}：この選手の普段のレベル（${usual}）を大きく超えています。`,
  },
  dismiss: (what) => `これで正しい：${what}`,
  levels: { 1: 'Rookie', 2: 'Amateur', 3: 'Pro', 4: 'Legendary' },
  positions: {
    back: '背中',
    belly: 'お腹',
    buddha: 'ブッダ',
    butt: 'お尻',
    chest: '胸',
    crook: '膝裏',
    'double-drop-knee': 'ダブルドロップニー',
    'drop-knee': 'ドロップニー',
    feet: '足',
    ground: '地面',
    hands: '手',
    'inside-drop-knee': 'インサイドドロップニー',
    knee: '膝',
    korean: 'コリアン',
    lady: 'レディ',
    shoulder: '肩',
    split: 'スプリット',
    spraddle: 'スプラドル',
  },
}
