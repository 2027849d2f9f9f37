/** Names of the account roles. */

export const roleNames = {
  athlete: 'Athlete',
  judge: 'Judge',
  organizer: 'Organizer',
  supervisor: 'Supervisor',
  admin: 'Admin',
}
