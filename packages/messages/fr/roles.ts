/** Words of role requests on one's own profile (screens §24). */
import type { roles as english } from '../en/roles.ts'

export const roles: typeof english = {
  add: 'Ajouter un rôle',
  title: 'Demander un rôle',
  text: 'Un admin répond ; tu reçois un e-mail, et le rôle est actif aussitôt.',
  role: 'Rôle',
  choose: 'Choisir un rôle',
  does: {
    judge: 'Juge les runs des compétitions où l’organisation l’invite.',
    organizer: 'Crée des compétitions, y invite et les dirige.',
    supervisor: 'Approuve les compétitions de l’organisation.',
  },
  note: 'Message (facultatif)',
  noteHint: 'Ce qu’un admin devrait savoir : où tu as été juge, ce que tu veux organiser.',
  send: 'Demander',
  waiting: (role) => `${role} : en attente d’une réponse`,
  since: (date) => `Demandé le ${date}`,
}
