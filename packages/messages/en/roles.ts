/** Words of role requests on one's own profile (screens §24). */

export const roles = {
  add: 'Add role',
  title: 'Ask for a role',
  text: 'An admin answers; you get a mail, and the role counts at once.',
  role: 'Role',
  choose: 'Choose a role',
  does: {
    judge: 'Scores rounds of competitions to which organizers invite you.',
    organizer: 'Creates competitions, invites and runs them.',
    supervisor: 'Approves the competitions of organizers.',
  },
  note: 'Note (optional)',
  noteHint: 'What an admin should know: where you have judged, what you want to organize.',
  send: 'Ask',
  waiting: (role: string) => `${role}: waiting for an answer`,
  since: (date: string) => `Asked on ${date}`,
}
