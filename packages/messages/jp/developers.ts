/** Words of the developers' page (screens §42). */

export const developers = {
  title: '開発者向け',
  description: '大会の読み取り、ライブの受信、採点、運営を自分のプログラムで。',
  begin: 'はじめに',
  base: (address: string) =>
    `すべての呼び出しは${address}から始まります。誰でも見られるものにトークンは不要です。`,
  /** Follows "openapi.json". */
  version: (number: string) =>
    `には、すべての呼び出しがOpenAPI 3.1で書かれています。これはバージョン${number}です。`,
  tokens: 'トークン',
  tokensText:
    '必要な権限を持つトークンを作り、Bearerとして送ります。その権限の範囲で、あなたと同じことができます。',
  toAccount: 'アカウントへ',
  live: 'ライブイベント',
  liveText:
    'Socket.IOでチャンネルを購読します。イベントには番号があり、中断の後は最後に見た番号より後のものを要求できます。',
  webhooks: 'Webhook',
  webhooksText:
    '主催者は大会の「共有」から、同じイベントをアドレスへ送れます。信頼する前に署名を確かめてください。',
  limits: '制限',
  limitsText: '制限を超えると429が返り、Retry-Afterが待つ秒数を示します。',
  limit: (what: string, points: number, minutes: number) => `${what}：${minutes}分に${points}回`,
  limitOf: {
    changes: '1つのアカウントの変更',
    search: '1つのアドレスからの検索',
    pages: '1つのアドレスへのページ',
    pictures: '1つのアドレスへの画像',
    files: '1つのアドレスへのファイル',
  },
  versions: 'バージョン',
  versionsText:
    '同じバージョンの中で、使っているものがなくなることはありません。項目と呼び出しは増えるだけです。これを破る変更は別のバージョンになり、事前に知らせます。',
  calls: '呼び出し',
  errors:
    '拒否にはコード、文、対象の項目があり、何も変わりません。Idempotency-Keyを付けると、何度届いても変更は1回だけです。',
  /** `scopes` of a token; null: without one. */
  who: (scopes: readonly string[] | null) =>
    scopes === null ? '誰でも' : scopes.length > 0 ? `権限：${scopes.join(', ')}` : 'ログイン中のみ',
}
