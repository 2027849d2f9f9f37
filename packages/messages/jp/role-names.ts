/** Names of the account roles. */
import type { roleNames as english } from '../en/role-names.ts'

export const roleNames: typeof english = {
  athlete: '選手',
  judge: 'ジャッジ',
  organizer: '主催者',
  supervisor: 'スーパーバイザー',
  admin: '管理者',
}
