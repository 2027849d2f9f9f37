/** What the roles of an account are called: on a profile, in the menu. */
import type { roleNames as english } from '../en/role-names.ts'

export const roleNames: typeof english = {
  athlete: 'Athlet:in',
  judge: 'Judge',
  organizer: 'Orga',
  supervisor: 'Supervisor',
  admin: 'Admin',
}
