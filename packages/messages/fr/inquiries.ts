/** Words of inquiries about published rounds (screens §43). */
import type { inquiries as english } from '../en/inquiries.ts'

export const inquiries: typeof english = {
  title: 'Réclamations',
  none: 'Aucune réclamation.',
  make: 'Faire une réclamation',
  which: 'Trick',
  missing: 'Il manque un trick',
  what: 'Que faudrait-il y lire\u202f?',
  another: 'Un autre trick',
  send: 'Déposer',
  sending: 'Dépôt…',
  sent: 'Ta réclamation est déposée. Un juge y répond.',
  withdraw: 'Retirer',
  withdrawn: 'Ta réclamation est retirée.',
  stays: 'Le score reste',
  correct: 'Corriger le run',
  note: 'Une phrase pour l’athlète',
  answer: 'Répondre',
  answering: 'Envoi…',
  answered: 'La réclamation a sa réponse.',
  failed: 'Les réclamations n’ont pas pu être chargées',
  answerTitle: (name) => `Répondre à la réclamation de ${name}`,
  ofName: (name) => `Réclamation de ${name}`,
  states: { open: 'Attend un juge', answered: 'Réponse donnée', withdrawn: 'Retirée' },
  outcomes: { up: 'Score relevé', same: 'Score maintenu', down: 'Score abaissé' },
}
