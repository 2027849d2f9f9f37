/** Words of the compact view of a competition for judges and athletes (screens §9). */
import type { details as english } from '../en/details.ts'

export const details: typeof english = {
  participants: 'Participation',
  nobody: 'Aucune inscription pour l’instant.',
  noRounds: 'Les runs apparaissent ici quand la compétition commence.',
  number: 'N°',
  name: 'Prénom',
  surname: 'Nom',
  athlete: 'Athlète',
  status: 'Statut',
  role: 'Rôle',
  rank: 'Rang',
  score: 'Score',
  judge: 'Juge',
  byEmail: 'Invitation par e-mail',
  roles: { athlete: 'Athlète', judge: 'Juge' },
  round: (number, phase) => `Run ${number} : ${phase}`,

  actions: 'Actions',
  actionsOf: (name) => `Actions pour le run de ${name}`,
  look: 'Voir',
  publish: 'Publier',
  whyNotPublish: 'L’organisation publie toute la phase',
  whyNotLook: 'Tu ne peux pas encore voir ses tricks',
  whyNotEdit: 'Seul un run jugé que personne d’autre ne traite peut être modifié',
  edit: 'Modifier',

  bracket: 'Tableau',
  stages: {
    sixteenthFinal: 'Seizièmes',
    eighthFinal: 'Huitièmes',
    quarterFinal: 'Quarts',
    semiFinal: 'Demi-finales',
    thirdPlace: '3e place',
    final: 'Finale',
  },
  loadingPlayer: 'Chargement…',

  manage: 'Gérer',
  goTo: 'Aller à',
  chooseSection: 'Choisir une section',
  cancel: 'Annuler et quitter',
}
