/** Names of the account roles. */
import type { roleNames as english } from '../en/role-names.ts'

export const roleNames: typeof english = {
  athlete: 'Athlète',
  judge: 'Juge',
  organizer: 'Organisation',
  supervisor: 'Supervision',
  admin: 'Admin',
}
