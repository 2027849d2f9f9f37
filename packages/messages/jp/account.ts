/** Words of one's own account, and of the outbox for admins (accounts-and-people §10 to §12). */
import type { account as english } from '../en/account.ts'
import { common } from './common.ts'
import { plural } from '../plural.ts'

export const account: typeof english = {
  title: 'アカウント',
  toProfile: 'プロフィールへ',

  groups: { signIn: 'ログイン', competitions: '大会', data: 'データとプログラム' },

  emailTitle: 'メールアドレス',
  emailText: (email) => `${email}でログインしています。`,
  newEmail: '新しいメールアドレス',
  changeEmail: 'アドレスを変更',
  emailSent: (email) => `${email}にリンクを送りました。`,
  emailSentText: 'リンクを開くまでは、今のアドレスが有効です。今のアドレスにもお知らせを送りました。',

  passwordTitle: 'パスワード',
  presentPassword: '現在のパスワード',
  changePassword: 'パスワードを変更',
  changing: '変更中…',
  passwordChanged: 'パスワードを変更しました。ほかの端末からはすべてログアウトしました。',

  sessionsTitle: 'ログイン中の端末',
  thisOne: 'この端末',
  unknownDevice: '不明な端末',
  device: (browser, system) => `${browser}（${system}）`,
  sessionTimes: (used, since) => `最終利用：${used}、ログイン：${since}`,
  end: '終了',
  endNamed: (device) => `${device}のセッションを終了`,
  sessionEnded: (device) => `${device}からログアウトしました。`,
  sessionsFailed: 'セッションを読み込めませんでした',

  /** About an imported competition. */
  named: {
    text: (name, competition) =>
      `インポートされた${competition}に、あなたのアドレスで「${name}」が載っています。ご本人であれば引き継いでください。あなたのアカウントのものになります。`,
    accept: '本人です',
    accepted: (competition) => `${competition}での記録はあなたのものになりました。`,
  },

  secondFactor: {
    title: '二段階認証',
    text: 'ログインに、スマートフォンのアプリのコードも必要になります。',
    needed: 'このサーバーではすべての管理者に必要です。設定するまで管理者の権限はありません。',
    on: '有効です。',
    left: (codes) => plural('ja', codes, { other: '回復コードの残り：#個。' }),
    failed: '二段階認証を読み込めませんでした',
    add: '二段階認証を設定',
    next: '続ける',
    scan: '認証アプリで読み取るか、キーを手で入力してください。そのあと、アプリに出るコードを入力します。',
    qr: '認証アプリ用のQRコード',
    key: 'キー',
    switchOn: '有効にする',
    codesTitle: '回復コード',
    codesText:
      'どれも一度だけ、スマートフォンなしでログインできます。別の場所に保管してください。表示されるのはこの一度だけです。',
    off: '無効にする',
    offQuestion: '二段階認証を無効にしますか？',
    offText: 'これからはパスワードだけでログインできます。',
    offDone: '二段階認証を無効にしました。',
  },

  tokens: {
    title: 'プログラム用のトークン',
    text: 'トークンがあれば、自分のプログラムがパスワードなしであなたの代わりに動けます。',
    failed: 'トークンを読み込めませんでした',
    make: '新しいトークン',
    makeNow: '作成する',
    name: '名前',
    nameHint: '使い道（例：「クラブのサイト」）。',
    may: 'できること',
    scopes: { read: '読む', judge: '採点する', organize: '主催する' },
    ends: '期限',
    inDays: (days) => plural('ja', days, { other: '#日後' }),
    unused: '未使用',
    used: (when) => `${when}に使用`,
    until: (date) => `${date}まで`,
    end: '終了する',
    endNamed: (name) => `トークン「${name}」を終了する`,
    ended: (name) => `「${name}」を終了しました。`,
    secretTitle: '新しいトークン',
    secretText: '今コピーしてください。表示されるのはこの一度だけです。',
    copy: 'コピー',
    copied: 'コピーしました。',
    close: '閉じる',
  },

  exportTitle: '自分のデータ',
  exportText: 'あなたについて保存している情報を、すべて1つのJSONファイルにまとめます。',
  export: 'ダウンロード',
  exporting: '準備中…',

  deleteTitle: 'アカウントの削除',
  deleteText: '完全に削除され、誰にも元に戻せません。',
  delete: 'アカウントを削除',
  deleting: '削除中…',
  deleteQuestion: 'アカウントを削除しますか？',
  goes: '消えるもの',
  goesList: [
    '名前、写真、連絡先、リンク',
    '練習のランと下書き',
    'まだ始まっていない大会へのエントリー',
    'すべての端末でのログイン',
  ],
  stays: '残るもの',
  staysList: [
    `ほかの人も出場した大会での結果（「${common.deletedAthlete}」と表示）`,
    '自分が主催した、終了済みの大会',
  ],

  outboxText:
    'SMTP_URLが未設定のため、このサーバーからメールは送信されません。送信されるはずだった最新のメールを表示しています。',
  outboxSends: 'このサーバーはメールを送信しています。以下は以前のメールです。',
  outboxEmpty: 'メールはまだありません',
  outboxEmptyText: 'アドレスの確認、招待、回答のメールがここに並びます。',
  outboxFailed: '送信トレイを読み込めませんでした',
  to: (recipient) => `宛先：${recipient}`,
}
