/** Words of the rows of a round: what they are, their buttons and warnings (screens §11). */
import type { rows as english } from '../en/rows.ts'
import { plural } from '../plural.ts'

export const rows: typeof english = {
  comboTricks: (count, value) => plural('ja', count, { other: `トリック#本 · ${value}` }),
  beingEdited: '編集中',
  otherEditOpen: '上のコンボは、今の状態では戻せません。先にその編集を確定するか、やめてください。',
  edit: (what) => `${what}を編集`,
  delete: (what) => `${what}を削除`,
  swipeEdit: '編集',
  swipeDelete: '削除',
  nth: (occurrence) => `${occurrence}回目`,
  repeated: (occurrence) => `ここまでに${occurrence}回実施`,
  playFrom: (what, at) => `${what}を${at}から再生`,
  mark: (trick) => `${trick}を単発確定の対象にする`,
  place: {
    of: (name) => `${name}を移動、または前に挿入`,
    insertBefore: '前に挿入',
    up: '上へ移動',
    down: '下へ移動',
    out: 'コンボから出す',
    inNoCombo: 'コンボに入っていません。',
    move: '移動',
    earlier: '前へ',
    later: '後へ',
    here: '次のトリックはここに入ります',
    now: (name, at, of) => `${name}は${of}個中${at}番目のトリックです`,
  },
  warnings: {
    retired: '入力中にカタログで廃止されました。保存するには、削除するか別のトリックに替えてください。',
    twice: '1秒以内に2回入力されています。',
    cannotFollow: (before, ends, starts) =>
      `${before}は${ends}で終わりますが、これは${starts}から始まります。`,
    level: (level, usual) => `${level}：この選手の普段のレベル（${usual}）を大きく超えています。`,
  },
  dismiss: (what) => `これで正しい：${what}`,
}
