/** Words of role requests on one's own profile (screens §24). */
import type { roles as english } from '../en/roles.ts'

export const roles: typeof english = {
  add: 'Rolle hinzufügen',
  title: 'Rolle anfragen',
  text: 'Ein Admin antwortet; du bekommst eine E-Mail, und die Rolle gilt dann sofort.',
  role: 'Rolle',
  choose: 'Rolle wählen',
  does: {
    judge: 'Bewertet Runs in Wettkämpfen, zu denen die Orga einlädt.',
    organizer: 'Legt Wettkämpfe an, lädt dazu ein und leitet sie.',
    supervisor: 'Genehmigt die Wettkämpfe der Orga-Teams.',
  },
  note: 'Notiz (optional)',
  noteHint: 'Was ein Admin wissen sollte: wo du schon Judge warst, was du veranstalten willst.',
  send: 'Anfragen',
  waiting: (role) => `${role}: wartet auf Antwort`,
  since: (date) => `Angefragt am ${date}`,
}
