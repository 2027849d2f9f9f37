/** Words of the menus, of logging out and of the state of the network. */
import type { frame as english } from '../en/frame.ts'
import { plural } from '../plural.ts'

export const frame: typeof english = {
  navigation: 'メインナビゲーション',
  comingSoon: '近日公開',
  logout: 'ログアウト',
  theme: 'テーマ',
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
  unsent: (count) => plural('ja', count, { other: '#件をこの端末に保存済み、接続待ち' }),
  unsentFailed: (count) => plural('ja', count, { other: '#件の保存が拒否されました' }),
  lookAt: '内容を見る',
  discardTitle: '拒否された内容を破棄しますか？',
  discardConsequence: (count) =>
    plural('ja', count, { other: 'この#件は、この端末にしかありません。破棄すると削除されます。' }),
  newVersion: 'Tricklineの新しいバージョンがあります。入力した内容は残ります。',
}
