/** Words of asking for a role on one's own profile (screens §24). */
import type { roles as english } from '../en/roles.ts'

export const roles: typeof english = {
  add: 'Ajouter un rôle',
  title: 'Demander un rôle',
  text: 'Un admin répond ; tu reçois un e-mail, et le rôle compte aussitôt.',
  role: 'Rôle',
  choose: 'Choisis un rôle',
  does: {
    judge: 'Juge des runs dans les compétitions où les organisateurs l’invitent.',
    organizer: 'Crée des compétitions, invite et les mène.',
    supervisor: 'Approuve les compétitions des organisateurs.',
  },
  note: 'Note (facultative)',
  noteHint: 'Ce qu’un admin devrait savoir : où tu as été juge, ce que tu veux organiser.',
  send: 'Demander',
  waiting: (role) => `${role} : en attente d’une réponse`,
  since: (date) => `Demandé le ${date}`,
}
