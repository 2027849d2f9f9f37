/** Names of the account roles. */
import type { roleNames as english } from '../en/role-names.ts'

export const roleNames: typeof english = {
  athlete: 'Atleta',
  judge: 'Juez',
  organizer: 'Organizador',
  supervisor: 'Supervisor',
  admin: 'Admin',
}
