/** Words of the training list and of entering training rounds (screens §14, §15). */
import type { training as english } from '../en/training.ts'
import { plural } from '../plural.ts'
import { roundStatuses } from './round-statuses.ts'

export const training: typeof english = {
  title: 'Entraînement',
  newRound: 'Nouveau run',
  status: 'Statut',
  rule: 'Règle',
  statuses: roundStatuses,

  total: 'Score total',
  withVideo: 'Avec vidéo',
  withoutVideo: 'Sans vidéo',
  open: 'Ouvrir',
  onlyYou: 'Toi seul le vois',
  edit: 'Modifier',
  publish: 'Publier',
  whyNotEdit: 'Il est publié et reste tel quel',
  whyNotPublish: 'Il est déjà publié',
  delete: 'Supprimer',
  ofRound: (action, round) => `${action} ${round}`,
  review: 'Relire',

  emptyTitle: 'Aucun run pour l’instant',
  emptyText: 'Tes runs d’entraînement et, une fois jugés, ceux de compétition sont gardés ici.',
  emptyForAthlete:
    'Écris un run trick par trick et vois ce qu’il vaut. Tes runs de compétition s’y ajoutent une fois jugés.',
  loadFailedTitle: 'Les runs n’ont pas pu être chargés',

  createTitle: 'Tu vas créer un run d’entraînement',
  chooseRule: 'Choisir une règle',
  ruleFirst: 'Choisis d’abord une règle',
  name: 'Nom du run',
  nameHint: 'Sans nom, il porte son numéro.',
  create: 'Commencer',
  replaces: (count) =>
    plural('fr', count, {
      one: 'Le run inachevé sur cet appareil, avec # trick, est abandonné.',
      other: 'Le run inachevé sur cet appareil, avec # tricks, est abandonné.',
    }),
  unfinished: (name, count) =>
    plural('fr', count, {
      one: `${name} n’est pas terminé : # trick est gardé sur cet appareil.`,
      other: `${name} n’est pas terminé : # tricks sont gardés sur cet appareil.`,
    }),
  goOn: 'Continuer',

  deleteTitle: 'Veux-tu vraiment supprimer ce run ?',
  deleteConsequence: (round, count) =>
    `${round}, ${count} points. Ses tricks sont supprimés avec lui ; personne ne peut les rétablir.`,
  deleted: 'Le run est supprimé.',
  deleteFailed: 'Le run n’a pas pu être supprimé. Réessaie plus tard.',
  deleteServerError: 'Erreur du serveur : le run n’a pas pu être supprimé.',
  publishTitle: 'Publier ce run ?',
  publishConsequence:
    'Dès maintenant, tout le monde peut voir ses tricks et son score, et on ne peut plus le modifier.',
  published: 'Le run est publié.',
  publishWaits:
    'Tes modifications de ce run ne sont pas encore enregistrées. Publie-le dès qu’elles le sont.',

  notAnAthlete: 'Les runs d’entraînement sont réservés aux athlètes.',
  newTraining: 'Nouvel entraînement',
  editing: 'Modification',
  openFailed: '⚠️ Erreur inattendue à l’ouverture du run.',
  backToList: 'Retour à la liste',
}
