/** Words of the judging screen (screens §10 to §13). */
import type { judging as english } from '../en/judging.ts'
import { plural } from '../plural.ts'
import { directEntry } from './direct-entry.ts'
import { families } from './families.ts'
import { phaseNames, roundNumber } from './phase-names.ts'
import { quickEntry } from './quick-entry.ts'

export const judging: typeof english = {
  roundNames: phaseNames,
  quick: quickEntry,
  direct: directEntry,
  families,
  roundNumber,
  training: '練習',
  group: (name) => `グループ${name}`,
  statistics: '統計',
  round: 'ラン',
  loading: 'ランを読み込み中…',

  search: 'トリックを追加',
  searchLabel: 'トリックを検索',
  openResults: 'すべてのトリックを表示',
  clearChoice: '選んだトリックを取り消す',
  noTrick: (text) => `「${text}」というトリックはありません。`,
  catalogueMissing:
    'トリック一覧を読み込めませんでした。入力した内容は残っています。ネットワークが戻れば読み込みます。',
  grab: 'グラブ',
  dub: 'dub',
  dubPercent: (percent) => `−${percent}%`,
  fs: 'FS',
  bs: 'BS',
  fsTitle: 'フロントサイド',
  bsTitle: 'バックサイド',
  add: 'トリックを追加',
  change: 'トリックを変更',
  stopChanging: 'このままにする',
  trickFirst: '先にトリックを選んでください。',
  afterDub80: '80%のdubの後には何も続けられません。先にここまでのトリックを確定してください。',

  selected: '選択中のトリック',

  validated: '確定済みのトリック',
  combo: (number) => `コンボ${number}`,
  heldBack: '2回続けてタップしたので、1回と数えました。',
  confirmed: '選手が「正しい」と確認',
  incorrect: '選手が「誤り」と指摘',
  incorrectCount: (count) => plural('ja', count, { other: '選手がトリック#本を「誤り」としています' }),
  answered: (answered, all) => `誤りとされたトリック：${all}本のうち${answered}本に回答済み`,

  total: '合計',
  score: 'スコア',
  style: 'スタイル',
  variety: 'バラエティ',
  unique: '種類',
  stylePercent: (percent) => `+${percent}%`,
  explain: (what, points) => `${points}点：${what}の内訳`,
  theTotal: '合計',
  hidden: 'スコアは、ランが公開されると表示されます。',
  stopped: {
    disqualified: '失格：このランは0点になります。',
    injured: '負傷：このランは0点になります。',
  },
  drawn: {
    // word joiners keep number and counter on one line in a narrow picture
    label: (tricks, combos) =>
      [
        plural('ja', tricks, { other: 'トリック\u2060#本' }),
        combos === 0 ? '' : plural('ja', combos, { other: 'コンボ\u2060#本' }),
      ]
        .filter(Boolean)
        .join('、'),
    inCombo: (number) => `コンボ${number}の中`,
    points: (points) => `${points}点`,
    at: (time) => `${time}の時点`,
    grab: 'グラブ',
    notReviewed: '未確認',
  },

  undo: '元に戻す',
  nothingToUndo: '元に戻す操作はありません。',
  clearAll: 'すべて消去',
  save: '保存',
  update: '更新',
  whyNotSave: {
    noTricks: 'ランには、確定済みのトリックが1本以上必要です。',
    notHeld: '先に、入力した内容をどうするか、上の案内から選んでください。',
  },
  saved: (total) => `保存しました：${total}点。`,

  videoBox: {
    title: '動画',
    add: '動画を追加',
    show: '動画を表示',
    hide: '動画を隠す',
    none: 'このランには動画がありません。',
  },
  states: {
    empty: '入力はまだありません',
    unchanged: '変更はまだありません',
    keeping: '一時保存中…',
    kept: 'この端末に一時保存済み',
    notKept: 'この端末では下書きが残りません。離れる前に保存してください',
    sending: '保存中…',
    waiting: 'この端末に一時保存済み。接続が戻ると送信します',
    waitingUnkept: '接続待ちです。この端末には残らないため、ページを閉じないでください',
    unclaimed: 'この端末に一時保存済み。接続が戻ると担当を確保します',
    failed: (why) => `保存できませんでした：${why}トリックはこの端末に残っています。`,
  },
  leaving: {
    title: '保存せずに離れますか？',
    consequence: (count) =>
      count === 0
        ? 'このランの変更は破棄されます。'
        : plural('ja', count, { other: '入力した未保存のトリック#本は破棄されます。' }),
    action: '破棄して離れる',
    kept: 'まだ保存されていません。入力した内容はこの端末に一時保存されています。',
  },
  keepEditing: '編集に戻る',
  leaveWaiting: '大会に戻る',
  throwAway: '破棄',
  throwAwayTitle: '入力した内容を破棄しますか？',
  throwAwayConsequence: (count) => plural('ja', count, { other: 'トリック#本をこの端末から削除します。' }),

  ownComment: 'ラン全体へのコメント',
  commentHint: '選手がランと一緒に読みます。',
  commentBy: { judge: 'ジャッジのコメント（ラン全体）', athlete: '選手のコメント（ラン全体）' },
}
