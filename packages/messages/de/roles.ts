/** Words of asking for a role on one's own profile (screens §24). */
import type { roles as english } from '../en/roles.ts'

export const roles: typeof english = {
  add: 'Rolle hinzufügen',
  title: 'Um eine Rolle bitten',
  text: 'Ein Admin antwortet; du bekommst eine E-Mail, und die Rolle gilt sofort.',
  role: 'Rolle',
  choose: 'Rolle wählen',
  does: {
    judge: 'Bewertet Runs in Wettkämpfen, zu denen Veranstalter:innen einladen.',
    organizer: 'Legt Wettkämpfe an, lädt ein und leitet sie.',
    supervisor: 'Genehmigt die Wettkämpfe der Veranstalter:innen.',
  },
  note: 'Notiz (freiwillig)',
  noteHint: 'Was ein Admin wissen sollte: wo du schon Judge warst, was du veranstalten willst.',
  send: 'Bitten',
  waiting: (role) => `${role}: wartet auf Antwort`,
  since: (date) => `Angefragt am ${date}`,
}
