/** Words of direct entry: the strip, the open combo, tiles, settings and keys (screens §11). */
import type { directEntry as english } from '../en/direct-entry.ts'
import { plural } from '../plural.ts'

export const directEntry: typeof english = {
  performanceOf: (what) => `${what}のサイド・dub・グラブ`,
  nextTrick: '次のトリック',
  aimNext: '次のトリックのサイド・dub・グラブを設定',
  aimLast: (trick) => `${trick}のサイド・dub・グラブを変更`,
  noTrickYet: 'トリックなし',
  next: '次',
  dubOf: (percent) => `dub ${percent}%`,
  dub80Ends: '入力中のコンボでは、80%のdubを付けられるのは最後のトリックだけです。',
  combo: 'コンボ',
  comboBegin: 'コンボを開始（次のトリックから入ります）',
  comboEnd: 'コンボを終了',
  comboOpen: '次のトリックはこのコンボに入ります。もう一度「コンボ」を押すか、Shift+Enterで終了します。',
  running: (points) => `ここまで${points}点`,
  validateSingles: (count) => (count === 1 ? '単発で確定' : plural('ja', count, { other: '単発#本を確定' })),
  /** The tiles, by the place that the last trick ended on. */
  tiles: {
    from: (place) => `${place}から`,
    landedMost: '成功が多い',
    mayFollow: '次に来るトリック',
    families: 'すべてのトリック',
  },
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
  /** To the trick before: as a key, and on the tile below a finger. */
  joined: '連結',
  joinedOnTile: '連結',
  swipeUp: '上にスワイプ：直前と連結',
  noJoin: {
    'nothing-before': '前に連結できるトリックがありません。',
    'after-dub-80': '80%のdubには何も連結できません。',
  },
  allGrabs: 'すべてのグラブ',
  searchGrab: 'グラブを検索',
  noGrab: 'グラブなし',
  grabNotFound: (typed) => `「${typed}」というグラブはありません。`,
  leave: '戻る',
  newestFirst: '新しい順',
  performedOrder: '実施順',
  /** Where the next entries land. */
  place: {
    before: (name) => `次のトリック：${name}の前`,
    done: '完了',
    inCombo: 'コンボに入れられるのは単独のトリックだけです。コンボを入力するには「完了」で終えます。',
  },
  settings: '入力方法',
}
