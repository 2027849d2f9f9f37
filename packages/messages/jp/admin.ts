/** Words of the admin page and of role requests (screens §24). */
import type { admin as english } from '../en/admin.ts'
import { plural } from '../plural.ts'

export const admin: typeof english = {
  title: '管理',
  tabs: {
    requests: '申請',
    accounts: 'アカウント',
    catalogue: 'トリックのカタログ',
    settings: 'オプション',
    changes: '記録',
    health: '状態',
    outbox: '送信トレイ',
  },
  requestsOpen: (count) => plural('ja', count, { other: '申請#件' }),

  asksFor: (role) => `${role}を申請`,
  noNote: 'メモなし',
  grant: '承認',
  granted: (name, role) => `${name}に${role}の役割を付与しました。`,
  noRequestsTitle: '申請はありません',
  noRequestsText: '役割の申請はここに並びます。',
  requestsFailed: '申請を読み込めませんでした',

  accountsFailed: 'アカウントを読み込めませんでした',
  searchHint: '名前、アドレス、ユーザー名',
  roles: '役割',
  suspended: '停止中',
  movesOf: (name) => `${name}のアカウントの操作`,
  grantTo: (role) => `${role}の役割を付与`,
  withdrawFrom: (role) => `${role}の役割を取り消す…`,
  ownAccount: '自分のアカウントは停止できません。',

  refuse: {
    menu: '却下…',
    title: (name, role) => `${name}の${role}の申請を却下しますか？`,
    consequence: 'ここに書いた内容とともにメールで知らせます。もう一度申請できます。',
    reason: '理由（任意）',
    action: '却下',
    done: (name) => `${name}にメールで知らせました。`,
  },
  withdraw: {
    title: (name, role) => `${name}から${role}の役割を取り消しますか？`,
    consequence:
      '進行中の大会も含め、権限がただちになくなります。採点中のランは、ほかのジャッジが担当できるようになります。ここに書いた内容とともにメールで知らせます。',
    reason: '理由（任意）',
    action: '取り消す',
    done: (name, role) => `${name}の${role}の役割を取り消しました。`,
  },
  suspend: {
    menu: '停止…',
    title: (name) => `${name}のアカウントを停止しますか？`,
    consequence:
      'すべての端末からすぐにログアウトされ、解除されるまでログインできません。ここに書いた内容とともにメールで知らせます。',
    reason: '理由',
    action: '停止',
    done: (name) => `${name}のアカウントを停止しました。`,
  },
  restore: {
    menu: '停止を解除…',
    title: (name) => `${name}のアカウントの停止を解除しますか？`,
    consequence: 'もう一度ログインできるようになります。ここに書いた内容とともにメールで知らせます。',
    reason: '理由',
    action: '停止を解除',
    done: (name) => `${name}はもう一度ログインできます。`,
  },

  settings: {
    mixed: {
      name: '男女混合の大会',
      does: '主催者が、女子と男子のほかに「男女混合」を選べます。',
    },
    online: {
      name: 'オンラインの大会',
      does: '主催者が、現地開催のほかに「オンライン」を選べます。開催地の代わりに、動画を受け付ける日数を決めます。',
    },
    team: {
      name: 'チームの大会',
      does: '主催者が、国内と国際のほかに「チーム」を選べます。',
    },
    world_ranking: {
      name: '世界ランキング',
      does: '誰でも世界ランキングを開けます。オフの間は、メニューに「近日公開」と表示されます。',
    },
  },
  settingsNote: 'オプションをオフにしても、すでにあるものはそのまま残ります。',
  switched: (name, on) => `${name}：${on ? 'オン' : 'オフ'}`,

  actions: {
    'role-granted': (role) => `${role}の役割を付与`,
    'role-withdrawn': (role) => `${role}の役割を取り消し`,
    'role-refused': (role) => `${role}の申請を却下`,
    'account-suspended': () => '停止',
    'account-restored': () => '停止を解除',
    'setting-on': () => 'オン',
    'setting-off': () => 'オフ',
  },
  someone: '削除されたアカウント',
  commandLine: 'コマンドライン',
  by: (name) => `担当：${name}`,
  noChangesTitle: '変更はまだありません',
  noChangesText: '役割、停止、オプションの変更はここに並びます。',
  changesFailed: '記録を読み込めませんでした',

  health: {
    failed: 'サーバーの状態を読み込めませんでした',
    allWell: 'すべて動いています。',
    processes: 'プロセス',
    process: (version, node, since) => `Trickline ${version}、Node.js ${node}、開始：${since}`,
    gone: (when) => `最後の応答：${when}`,
    storage: '容量',
    freeOf: (total) => `空き（全体 ${total}）`,
    database: (size) => `データベース：${size}`,
    backup: (when) => `最後のバックアップ：${when}`,
    noBackup: 'バックアップはまだありません。',
    toBackUp: 'サーバーに BACKUP_DIR を設定すると、毎晩作成されます。',
    rehearsal: (when) => `最後に試験復元したバックアップ：${when}`,
    noRehearsal: 'バックアップの試験復元はまだ行われていません。',
    toRehearse: 'BACKUP_DIR を設定すると、最新のバックアップが毎週試しに復元されます。',
    mails: 'メール',
    sent: 'このサーバーはメールを送信しています。',
    kept: (count) => plural('ja', count, { other: 'メールは送信されていません。送信箱に#通あります。' }),
    waiting: (count) => plural('ja', count, { other: '#通が待っています。宛先には当面十分に届いています。' }),
    jobs: 'ジョブ',
    queues: { mail: 'メール', 'secret-mail': 'リンク付きメール' },
    states: {
      created: '待機中',
      retry: '再試行',
      active: '処理中',
      completed: '完了',
      cancelled: '中止',
      failed: '失敗',
      waiting: '待機中',
      delivered: '配信済み',
    },
    deliveries: 'Webhookの配信',
    errors: '最近のエラー',
  },

  first: {
    title: '最初の管理者',
    text: (who) =>
      `${who}がこのTricklineの管理者になります。管理者は、役割の付与、アカウントの停止、オプションの切り替えを行います。使えるのは1回だけです。`,
    action: '管理者になる',
    done: '管理者になりました。',
    goOn: '管理ページへ',
  },
}
