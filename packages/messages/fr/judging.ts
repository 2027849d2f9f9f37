/** Words of the judging screen (screens §10 to §13). */
import type { judging as english } from '../en/judging.ts'
import { plural } from '../plural.ts'
import { directEntry } from './direct-entry.ts'
import { families } from './families.ts'
import { phaseNames, roundNumber } from './phase-names.ts'
import { quickEntry } from './quick-entry.ts'

export const judging: typeof english = {
  roundNames: phaseNames,
  quick: quickEntry,
  direct: directEntry,
  families,
  roundNumber,
  training: 'Entraînement',
  group: (name) => `Groupe ${name}`,
  statistics: 'Statistiques',
  round: 'Run',
  loading: 'Chargement du run…',

  search: 'Ajouter un trick',
  searchLabel: 'Chercher un trick',
  openResults: 'Afficher tous les tricks',
  clearChoice: 'Enlever le trick choisi',
  noTrick: (text) => `Aucun trick ne s’appelle « ${text} ».`,
  catalogueMissing:
    'La liste des tricks n’a pas pu être chargée. Ce que tu as saisi est à l’abri ; elle se chargera au retour du réseau.',
  grab: 'Grab',
  dub: 'Dub',
  dubPercent: (percent) => `−${percent} %`,
  fs: 'FS',
  bs: 'BS',
  fsTitle: 'Frontside',
  bsTitle: 'Backside',
  add: 'Ajouter le trick',
  change: 'Changer le trick',
  stopChanging: 'Laisser tel quel',
  trickFirst: 'Choisis d’abord un trick.',
  afterDub80: 'Rien ne suit un dub de 80 % : valide d’abord ces tricks.',

  selected: 'Tricks choisis',

  validated: 'Tricks validés',
  combo: (number) => `Combo ${number}`,
  heldBack: 'Touché deux fois : compté une fois.',
  confirmed: 'Confirmé par l’athlète',
  incorrect: 'Incorrect selon l’athlète',
  incorrectCount: (count) =>
    plural('fr', count, {
      one: '# trick est incorrect selon l’athlète',
      other: '# tricks sont incorrects selon l’athlète',
    }),
  answered: (answered, all) => `Tricks incorrects : ${answered} sur ${all} avec réponse`,

  total: 'Total',
  score: 'Score',
  style: 'Style',
  variety: 'Variété',
  unique: 'Différents',
  stylePercent: (percent) => `+${percent} %`,
  explain: (what, points) => `${points} points : d’où vient ${what}`,
  theTotal: 'le total',
  hidden: 'Les scores apparaissent quand le run est publié.',
  stopped: {
    disqualified: 'Disqualification : le run compte 0.',
    injured: 'Blessure : le run compte 0.',
  },
  drawn: {
    label: (tricks, combos) =>
      [
        plural('fr', tricks, { one: '# trick', other: '# tricks' }),
        combos === 0 ? '' : plural('fr', combos, { one: '# combo', other: '# combos' }),
      ]
        .filter(Boolean)
        .join(', '),
    inCombo: (number) => `dans le combo ${number}`,
    points: (points) => `compte ${points}`,
    at: (time) => `à ${time}`,
    grab: 'grab',
    notReviewed: 'pas encore relu',
  },

  undo: 'Annuler',
  nothingToUndo: 'Il n’y a rien à annuler.',
  clearAll: 'Tout effacer',
  save: 'Enregistrer',
  update: 'Mettre à jour',
  whyNotSave: {
    noTricks: 'Un run demande au moins un trick validé.',
    notHeld: 'Choisis d’abord, plus haut, ce que devient ta saisie.',
  },
  saved: (total) => `Enregistré : ${total} points.`,

  videoBox: {
    title: 'Vidéo',
    add: 'Ajouter une vidéo',
    show: 'Montrer la vidéo',
    hide: 'Masquer la vidéo',
    none: 'Ce run n’a pas de vidéo.',
  },
  states: {
    empty: 'Rien de saisi pour l’instant',
    unchanged: 'Rien de changé pour l’instant',
    keeping: 'Sauvegarde…',
    kept: 'Gardé sur cet appareil',
    notKept: 'Cet appareil ne garde pas de brouillons : enregistre avant de quitter',
    sending: 'Enregistrement…',
    waiting: 'Gardé ici, envoyé au retour du réseau',
    waitingUnkept: 'Attend le réseau : ne ferme pas cette page, l’appareil ne garde rien',
    unclaimed: 'Gardé ici, pris au retour du réseau',
    failed: (why) => `Pas enregistré : ${why} Tes tricks sont à l’abri sur cet appareil.`,
  },
  leaving: {
    title: 'Quitter sans enregistrer ?',
    consequence: (count) =>
      count === 0
        ? 'Ce que tu as changé dans ce run est abandonné.'
        : plural('fr', count, {
            one: 'Ta saisie est abandonnée : # trick pas enregistré.',
            other: 'Ta saisie est abandonnée : # tricks pas enregistrés.',
          }),
    action: 'Abandonner et quitter',
    kept: 'Pas encore enregistré : ta saisie est gardée sur cet appareil.',
  },
  keepEditing: 'Revenir à la modification',
  leaveWaiting: 'Retour à la compétition',
  throwAway: 'Les abandonner',
  throwAwayTitle: 'Abandonner ta saisie ?',
  throwAwayConsequence: (count) =>
    plural('fr', count, {
      one: '# trick est supprimé de cet appareil.',
      other: '# tricks sont supprimés de cet appareil.',
    }),

  ownComment: 'Ton commentaire sur le run',
  commentHint: 'L’athlète le lit avec le run.',
  commentBy: { judge: 'Commentaire du run (juge)', athlete: 'Commentaire du run (athlète)' },
}
