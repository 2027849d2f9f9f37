/** Words of the steps of organizers and supervisors, from a draft to the start (screens §3, §5). */
import type { competitionSteps as english } from '../en/competition-steps.ts'
import { plural } from '../plural.ts'

export const competitionSteps: typeof english = {
  approve: 'Approuver',
  publish: 'Publier',
  edit: 'Modifier',
  delete: 'Supprimer',
  copy: 'Copier',
  return: 'Renvoyer',
  copied: (name) => `C’est une copie de ${name}, sans les dates ni les personnes.`,
  returned: (name) => `${name} est renvoyée à son organisation.`,
  returnTitle: (name) => `Renvoyer ${name} ?`,
  returnConsequence: 'Elle redevient un brouillon. L’organisation reçoit ton motif par e-mail et le lit ici.',
  returnReason: 'Motif',
  approved: (name) => `${name} est approuvée.`,
  published: (name) => `${name} est publiée. Tout le monde la voit maintenant.`,
  deleted: (name) => `${name} est supprimée.`,
  whyNotApprove: 'Seule une compétition complète qui attend l’approbation peut être approuvée',
  whyNotPublish: {
    incomplete: 'Complète-la d’abord à 100 %',
    notApproved: 'La supervision doit d’abord l’approuver',
    published: 'Elle est déjà publiée',
  },
  whyNotPassed: 'Sa date de début est passée',
  newDate: 'Nouvelle date',
  newDateTitle: (name) => `Une nouvelle date pour ${name} ?`,
  newDateConsequence:
    'Elle redevient un brouillon. Avec sa nouvelle date, elle attend de nouveau l’approbation.',
  whyNotEdit: 'Elle est approuvée : ce qui se modifie encore est dans ses détails',
  whyNotDelete: 'Elle a été publiée : on ne peut plus la supprimer',
  publishTitle: 'Publier cette compétition ?',
  publishConsequence: (name) =>
    `Tout le monde verra ${name}. On ne pourra plus la supprimer, et les athlètes pourront s’inscrire si elle est ouverte.`,
  deleteTitle: 'Veux-tu vraiment supprimer cette compétition ?',
  delete_competition: (name, entries) =>
    plural('fr', entries, {
      one: `${name} disparaît avec # inscription. C’est définitif.`,
      other: `${name} disparaît avec # inscriptions. C’est définitif.`,
    }),
  error: 'Erreur',
  deleteFailed: 'La compétition n’a pas pu être supprimée. Réessaie plus tard.',
  deleteServerError: 'Erreur du serveur : la compétition n’a pas pu être supprimée.',
  start: 'Lancer la compétition',
  starting: 'Lancement…',
  startTitle: (name) => `Lancer ${name} ?`,
  startConsequence: (athletes) =>
    plural('fr', athletes, {
      one: '# athlète prend le départ ; les runs de la qualification sont créés. Ensuite, personne ne peut plus s’ajouter ni se retirer.',
      other:
        '# athlètes prennent le départ ; les runs de la qualification sont créés. Ensuite, personne ne peut plus s’ajouter ni se retirer.',
    }),
  started: 'La compétition a commencé.',
  readyToStart: 'Prête à commencer',
  waitsForApproval: 'Attend l’approbation',
  approvalText: 'Regarde ses détails : une fois approuvée, qui l’organise peut la publier.',
  finishForm: 'Terminer le formulaire',
  beforeStart: 'Avant de lancer',
  toDo: (count) => `${count} à faire`,
  startProblems: {
    'not-published': 'Elle doit être publiée.',
    'already-started': 'Elle a déjà commencé.',
    'date-not-reached': (date) => `Début : ${date}`,
    'unpaid-athletes': (unpaid, approved) =>
      plural('fr', unpaid, {
        one: `# athlète sur ${approved} n’a pas payé`,
        other: `# athlètes sur ${approved} n’ont pas payé`,
      }),
    'too-few-athletes': (approved, min) => `${approved} athlètes au départ sur au moins ${min}`,
    waiting: (count) =>
      plural('fr', count, {
        one: '# inscription attend ton accord',
        other: '# inscriptions attendent ton accord',
      }),
  },
  startDone: {
    paid: (count) =>
      plural('fr', count, {
        one: '# athlète au départ, frais payés.',
        other: '# athlètes au départ, frais tous payés.',
      }),
    enough: (count) =>
      plural('fr', count, {
        one: '# athlète au départ : cela suffit.',
        other: '# athlètes au départ : cela suffit.',
      }),
  },
  toPublish: {
    complete: (percent) => `Le formulaire est complet à ${percent} %.`,
    approval: 'La supervision l’approuve d’abord.',
    newDate: 'Sa date de début est passée, choisis une nouvelle date.',
  },
  judgesMissing: (approved, wanted) =>
    approved === 0 ? 'Pas encore de juges' : `Juges : ${approved} sur ${wanted}`,
}
