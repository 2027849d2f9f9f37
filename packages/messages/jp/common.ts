/** Words of the frame and of parts that every screen uses. */
import type { common as english } from '../en/common.ts'
import { plural } from '../plural.ts'
import { roleNames } from './role-names.ts'

export const common: typeof english = {
  product: 'Trickline',
  skipToContent: '本文へ移動',

  menu: 'メニュー',
  close: '閉じる',
  cancel: 'キャンセル',
  you: '自分',
  deletedAthlete: '退会した選手',
  save: '保存',
  saving: '保存中…',
  back: '戻る',
  undo: '元に戻す',
  retry: 'もう一度試す',
  open: '開く',
  savedOf: (name, total) => `${name}を保存しました（${total}）`,
  keptOf: (name, total) => `${name}（${total}）：この端末に一時保存済み。接続が戻ると送信します`,
  discard: '破棄',
  more: 'その他',
  previous: '前へ',
  next: '次へ',
  firstPage: '最初のページ',
  lastPage: '最後のページ',
  pageOf: (page, pages) => `${page}／${pages}ページ`,
  loading: '読み込み中…',
  list: {
    search: '検索',
    clearSearch: '検索をクリア',
    reset: (filter) => `${filter}をリセット`,
    filters: '絞り込み',
    all: 'すべて',
    showAll: (count) => `全${count}件を表示`,
    found: (count) => plural('ja', count, { other: '#件' }),
    noMatchTitle: '該当なし',
    noMatchText: 'この検索と絞り込みの両方に合うものはありません。',
    tryPart: '1語か名前の一部で検索してみてください。',
  },
  labelled: (label, value) => `${label}：${value}`,
  quoted: (text) => `「${text}」`,
  crop: {
    hint: 'ドラッグか矢印キーで写真を動かし、見せたい部分を枠に収めてください。',
    zoom: '拡大',
    use: 'この部分を使う',
  },
  unknown: 'ERROR RULES',
  withoutRules: 'ルールなし',

  navigation: 'メインナビゲーション',
  nav: {
    home: 'ホーム',
    competitions: '大会',
    training: '練習',
    trickList: 'トリック一覧',
    rulebooks: 'ルールブック',
    statistics: '統計',
    judgingProgram: '採点スケジュール',
    community: 'コミュニティ',
    athletes: '選手',
    judges: 'ジャッジ',
    organizers: '主催者',
    worldRanking: '世界ランキング',
    profile: 'プロフィール',
    admin: '管理',
  },
  comingSoon: '近日公開',
  logout: 'ログアウト',
  language: '言語',
  mode: 'モード',
  modes: roleNames,
  theme: 'テーマ',
  toDark: 'ダークテーマ',
  toLight: 'ライトテーマ',
  logoutTitle: 'ログアウトしますか？',
  logoutConsequence: (unsent) =>
    plural('ja', unsent, {
      other: '保存した内容#件がまだサーバーに届いていません。ログアウトすると、この端末から削除されます。',
    }),
  logoutBegun: (rounds) =>
    plural('ja', rounds, {
      other: '入力途中のラン#本は、この端末にしかありません。ログアウトすると削除されます。',
    }),
  logoutReviews: (reviews) =>
    plural('ja', reviews, {
      other: '途中まで進めた確認#件は、この端末にしかありません。ログアウトすると削除されます。',
    }),

  offlineSince: (time) => `${time}から接続がありません。表示が古い可能性があります。`,
  asOf: (time) => `${time}時点`,
  needsNetwork: 'ネットワーク接続が必要です。',
  unsent: (count) => plural('ja', count, { other: '#件をこの端末に保存済み、接続待ち' }),
  unsentFailed: (count) => plural('ja', count, { other: '#件の保存が拒否されました' }),
  lookAt: '内容を見る',
  discardTitle: '拒否された内容を破棄しますか？',
  discardConsequence: (count) =>
    plural('ja', count, { other: 'この#件は、この端末にしかありません。破棄すると削除されます。' }),
  newVersion: 'Tricklineの新しいバージョンがあります。入力した内容は残ります。',

  countdown: { days: '日', hours: '時間', minutes: '分', seconds: '秒' },

  noAnswer:
    'ネットワークエラーが起きたか、応答がありません。入力した内容は残っています。もう一度試してください。',
  wrongAnswer:
    'この画面では読み取れない応答が届きました。ネットワーク自体か、Tricklineの別のバージョンが返した可能性があります。',
  failed: (requestId) =>
    `サーバー側で問題が起きました。少し待ってもう一度試してください。${requestId ? `（リクエスト：${requestId}）` : ''}`,
  crashTitle: 'この画面はラインから落ちました',
  crashText: 'エラーで停止しました。保存した内容は無事です。ページを読み込み直して続けてください。',
  reload: '再読み込み',
  notFoundTitle: 'このラインには何もありません',
  notFoundText: 'このアドレスのページは存在しないか、削除されています。',
  toStart: 'トップページへ',
}
