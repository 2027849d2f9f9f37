/** Words of sign-in, registration, password reset and verification of an address (screens §2). */
import type { accounts as english } from '../en/accounts.ts'

export const accounts: typeof english = {
  motto: 'すべてのトリックに価値がある。',
  mottoText: 'トリックごとの採点、リアルタイムのスコア、何年も残る大会の記録。',
  signIn: 'ログイン',
  signingIn: 'ログイン中…',
  register: '新規登録',
  registering: '登録中…',
  choose: 'ログインまたは新規登録',

  name: '名',
  surname: '姓',
  email: 'メールアドレス',
  password: 'パスワード',
  newPassword: '新しいパスワード',
  passwordConfirmation: 'パスワード（再入力）',
  passwordHint: '6文字以上。大文字、小文字、数字、@$!%*?&のいずれかをそれぞれ含めてください',
  showPassword: 'パスワードを表示',
  hidePassword: 'パスワードを隠す',
  code: 'コード',
  codeHint: '認証アプリの6桁の数字、または回復コード。',
  forgotLink: 'パスワードを忘れた場合',
  toRegister: '初めての場合は新規登録',
  toSignIn: '登録済みの場合はログイン',
  captcha: (question) => `${question}の答えは？`,
  captchaHint: '人による操作であることの確認です。',

  rolesTitle: 'ジャッジ、主催者、スーパーバイザーとしても活動する',
  rolesText: '申請ごとに管理者が回答します。それまでは選手として利用できます。',
  rolesFailed:
    'アカウントは作成できましたが、役割の申請を送れませんでした。プロフィールからもう一度申請してください。',
  roles: { judge: 'ジャッジ', organizer: '主催者', supervisor: 'スーパーバイザー' },

  expired: 'セッションが終了しました。もう一度ログインしてください。未送信の内容はこの端末に残っています。',
  deleted: 'アカウントを削除しました。ラインの上では、ケガに気をつけてください。',
  noAuthorization: '認証されていません！',

  forgotTitle: 'パスワードを忘れた場合',
  forgotText: 'アカウントのメールアドレスを入力してください。新しいパスワードを設定するリンクを送ります。',
  send: '送信',
  sending: '送信中…',
  forgotSent: '有効なアドレスであれば、再設定のメールが届きます。',
  forgotSentText: '受信トレイと迷惑メールを確認してください。リンクを使えるのは1回だけです。',
  genericError: 'エラーが発生しました。時間をおいてもう一度試してください。',
  backToSignIn: 'ログインに戻る',

  resetTitle: '新しいパスワードの設定',
  resetText: (email) => `アカウント：${email}`,
  resetWithoutEmail: 'このリンクは不完全です。メールからもう一度開くか、新しいリンクを受け取ってください。',
  reset: 'パスワードを設定',
  resetting: '設定中…',
  resetDone: 'パスワードを再設定しました。',
  resetDoneText:
    'このアカウントは、すべての端末からログアウトされました。新しいパスワードでログインしてください。',
  askAgain: '新しいリンクを受け取る',

  verifyTitle: 'メールアドレスの確認',
  verifying: 'アドレスを確認中…',
  verifySignIn: 'ログインすると、アドレスの確認が完了します。',
  verifyOther: 'このリンクは別のアカウントのものです。ログアウトして、そのアカウントでログインしてください。',
  verified: 'アドレスの確認が完了しました。',
  verifiedText: 'このアドレスに届いた招待は、アカウントに反映されています。',
  goOn: '続ける',
}
