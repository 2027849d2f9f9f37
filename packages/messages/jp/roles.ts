/** Words of role requests on one's own profile (screens §24). */
import type { roles as english } from '../en/roles.ts'

export const roles: typeof english = {
  add: '役割を追加',
  title: '役割の申請',
  text: '管理者が回答し、メールが届きます。承認されると、役割はすぐに有効になります。',
  role: '役割',
  choose: '役割を選択',
  does: {
    judge: '主催者に招待された大会で、ジャッジとしてランを採点します。',
    organizer: '大会を作成し、招待から運営までを行います。',
    supervisor: '主催者の大会を承認します。',
  },
  note: 'メモ（任意）',
  noteHint: '管理者に伝えたいこと。ジャッジの経験や、主催したい大会など。',
  send: '申請',
  waiting: (role) => `${role}：回答待ち`,
  since: (date) => `${date}に申請`,
}
