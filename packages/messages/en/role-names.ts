/** What the roles of an account are called: on a profile, in the menu. */

export const roleNames = {
  athlete: 'Athlete',
  judge: 'Judge',
  organizer: 'Organizer',
  supervisor: 'Supervisor',
  admin: 'Admin',
}
