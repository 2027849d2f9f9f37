/** Words of role requests on one's own profile (screens §24). */
import type { roles as english } from '../en/roles.ts'

export const roles: typeof english = {
  add: 'Aggiungi ruolo',
  title: 'Chiedi un ruolo',
  text: 'Risponde un admin; ricevi un’e-mail e il ruolo vale subito.',
  role: 'Ruolo',
  choose: 'Scegli un ruolo',
  does: {
    judge: 'Valuta le run delle gare a cui riceve un invito.',
    organizer: 'Crea e dirige gare, e invita a partecipare.',
    supervisor: 'Approva le gare degli organizzatori.',
  },
  note: 'Nota (facoltativa)',
  noteHint: 'Che cosa dovrebbe sapere un admin: dove hai fatto da giudice, che cosa vuoi organizzare.',
  send: 'Chiedi',
  waiting: (role) => `${role}: in attesa di risposta`,
  since: (date) => `Chiesto il ${date}`,
}
