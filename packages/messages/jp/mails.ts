/** The mails, without their layout. */
import type { Role } from '@trickline/competition/model'
import type { Mails } from '../catalogue-types.ts'

const onThe = (date: string | null) => (date === null ? '' : `（${date}）`)

const roles: Record<Role, string> = {
  athlete: '選手',
  judge: 'ジャッジ',
  organizer: '主催者',
  supervisor: 'スーパーバイザー',
  admin: '管理者',
}

const written = (note: string) => (note === '' ? [] : [`「${note}」`])

export const mails: Mails = {
  'verify-email': ({ name }) => ({
    subject: 'メールアドレスを確認してください',
    paragraphs: [
      `${name}さん、こんにちは。`,
      'Tricklineへようこそ。このアドレスが自分のものであることを確認してください。',
      '登録した覚えがない場合は、このメールを無視してください。',
    ],
    action: 'アドレスを確認',
  }),
  'reset-password': ({ name }) => ({
    subject: '新しいパスワードを設定してください',
    paragraphs: [
      `${name}さん、こんにちは。`,
      'パスワードの再設定の申し込みがありました。リンクは1時間有効です。',
      '申し込んだ覚えがない場合は、このメールを無視してください。パスワードは変わりません。',
    ],
    action: '新しいパスワードを設定',
  }),
  'new-address': ({ name }) => ({
    subject: '新しいメールアドレスを確認してください',
    paragraphs: [
      `${name}さん、こんにちは。`,
      'このアドレスが自分のものであることを確認してください。確認すると、これがアカウントのアドレスになります。それまでは、これまでのアドレスが有効です。',
      '申し込んだ覚えがない場合は、このメールを無視してください。',
    ],
    action: 'アドレスを確認',
  }),
  'address-changes': ({ name, address }) => ({
    subject: 'メールアドレス変更の申し込みがありました',
    paragraphs: [
      `${name}さん、こんにちは。`,
      `アカウントのアドレスを${address}に変更する申し込みがありました。そのアドレスが確認されると、変更されます。`,
      '覚えがない場合は、すぐにパスワードを変更してください。申し込んだ人は、今のパスワードを知っています。',
    ],
    action: 'アカウントを開く',
  }),
  'password-changed': ({ name }) => ({
    subject: 'パスワードが変更されました',
    paragraphs: [
      `${name}さん、こんにちは。`,
      'アカウントのパスワードが変更されました。ほかの端末はすべてログアウトされました。',
      '覚えがない場合は、すぐに新しいパスワードを設定してください。',
    ],
    action: '新しいパスワードを設定',
  }),
  'second-factor-changed': ({ name, isOn }) => ({
    subject: isOn ? '二段階認証が有効になりました' : '二段階認証が無効になりました',
    paragraphs: [
      `${name}さん、こんにちは。`,
      isOn
        ? 'これからは、ログインに二段階認証のコードが必要です。'
        : 'ログインに二段階認証は必要なくなりました。',
      '覚えがない場合は、すぐにパスワードを変更してください。操作した人は、今のパスワードを知っています。',
    ],
    action: 'アカウントを開く',
  }),
  invitation: ({ name, competition, role, date }) => ({
    subject: `${competition}への招待`,
    paragraphs: [
      `${name}さん、こんにちは。`,
      role === 'judge'
        ? `${competition}${onThe(date)}にジャッジとして招待されました。`
        : `${competition}${onThe(date)}に選手として招待されました。`,
      '大会のページで、招待を承諾または辞退してください。',
    ],
    action: '大会を開く',
  }),
  'competition-returned': ({ name, competition, reason }) => ({
    subject: `${competition}の見直しをお願いします`,
    paragraphs: [
      `${name}さん、こんにちは。`,
      `スーパーバイザーが${competition}を差し戻しました。理由は次のとおりです。`,
      reason,
      '変更して保存してください。入力がそろうと、もう一度承認待ちになります。',
    ],
    action: '大会を編集',
  }),
  'invitation-to-join': ({ competition, date }) => ({
    subject: `${competition}への招待`,
    paragraphs: [
      'こんにちは。',
      `${competition}${onThe(date)}に選手として招待されました。`,
      'このアドレスで新規登録し、アドレスの確認を済ませると、招待に回答できます。',
    ],
    action: '新規登録',
  }),
  'role-granted': ({ name, role, note }) => ({
    subject: `Tricklineの${roles[role]}になりました`,
    paragraphs: [
      `${name}さん、こんにちは。`,
      `管理者が${roles[role]}の役割を付与しました。今から有効です。`,
      ...written(note),
    ],
    action: 'プロフィールを開く',
  }),
  'role-refused': ({ name, role, note }) => ({
    subject: `${roles[role]}の申請について`,
    paragraphs: [
      `${name}さん、こんにちは。`,
      `${roles[role]}の申請は、管理者に承認されませんでした。`,
      ...written(note),
      'プロフィールからもう一度申請できます。',
    ],
    action: 'プロフィールを開く',
  }),
  'role-withdrawn': ({ name, role, note }) => ({
    subject: `Tricklineの${roles[role]}の役割が取り消されました`,
    paragraphs: [
      `${name}さん、こんにちは。`,
      `管理者がアカウントから${roles[role]}の役割を取り消しました。`,
      ...(role === 'judge' ? ['採点中だったランは、ほかのジャッジが担当できるようになりました。'] : []),
      ...written(note),
    ],
    action: 'プロフィールを開く',
  }),
  'account-suspended': ({ name, reason }) => ({
    subject: 'アカウントが停止されました',
    paragraphs: [
      `${name}さん、こんにちは。`,
      '管理者がアカウントを停止しました。すべての端末からログアウトされ、当面はログインできません。',
      ...written(reason),
    ],
    action: 'Tricklineを開く',
  }),
  'account-restored': ({ name, reason }) => ({
    subject: 'アカウントの停止が解除されました',
    paragraphs: [
      `${name}さん、こんにちは。`,
      '管理者がアカウントの停止を解除しました。もう一度ログインできます。',
      ...written(reason),
    ],
    action: 'ログイン',
  }),
  'webhook-off': ({ name, competition, address }) => ({
    subject: `${competition}のWebhookを停止しました`,
    paragraphs: [
      `${name}さん、こんにちは。`,
      `この数時間、${competition}について${address}への送信がほとんど失敗したため、送信を停止しました。`,
      'アドレスが再び応答したら、大会のページからテストを送ると再開します。',
    ],
    action: '大会を開く',
  }),
}
