/** Names of the account roles. */
import type { roleNames as english } from '../en/role-names.ts'

export const roleNames: typeof english = {
  athlete: 'Athlet:in',
  judge: 'Judge',
  organizer: 'Orga',
  supervisor: 'Supervisor',
  admin: 'Admin',
}
