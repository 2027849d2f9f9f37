/** Words for entering many tricks quickly: the typed line, proposals, and warnings about what looks like a slip. */
import type { quickEntry as english } from '../en/quick-entry.ts'
import { plural } from '../plural.ts'

export const quickEntry: typeof english = {
  addAtOnce: (trick) => `${trick}をすぐ追加`,
  changeTo: (what) => `${what}に変更`,
  changesOne: 'トリックを変更中です。置き換えられるのは単発のトリック1本だけです。',
  notation: '入力の読み取り結果',
  combo: 'コンボ',
  enter: (tricks) => plural('ja', tricks, { other: 'トリック#本を入力' }),
  notYet: 'すべて読み取れるまで、何も入力されません。',
  intoTheRound: 'コンボを含む行は、そのままランに入ります。',
  pendingFirst: (count) =>
    plural('ja', count, {
      other: '選択中のトリック#本が未確定です。この行はその前にランへ入ります。',
    }),
  problems: {
    'unknown-trick': (word) => `「${word}」というトリックはありません。`,
    'many-tricks': (word, among) => `「${word}」の候補：${among}など`,
    'unknown-word': (word) => `「${word}」はサイドでもグラブでもdubでもありません。`,
    'many-grabs': (word, among) => `「${word}」の候補：${among}`,
    'said-twice': (word) => `「${word}」は、すでにある指定と重なっています。`,
    'after-dub-80': '80%のdubの後には何も続けられません。',
    open: ']でコンボを閉じてください',
    'too-short': 'コンボにはトリックが2本以上必要です。',
    'ends-dubbed': '80%のdubでコンボを終えることはできません。',
    stray: 'コンボは[で始めます',
  },
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
