/** Words of the judging screen: entering tricks, combos, totals and where they come from, saving, the review (screens §10 to §13). */
import type { judging as english } from '../en/judging.ts'
import { plural } from '../plural.ts'
import { directEntry } from './direct-entry.ts'
import { phaseNames, roundNumber } from './phase-names.ts'
import { quickEntry } from './quick-entry.ts'
import { roundVersions } from './round-versions.ts'
import { ruleSections } from './rule-sections.ts'

export const judging: typeof english = {
  roundNames: phaseNames,
  quick: quickEntry,
  direct: directEntry,
  versions: roundVersions,
  ruleSections,
  roundNumber,
  training: 'Entraînement',
  group: (name) => `Groupe ${name}`,
  statistics: 'Statistiques',
  judgedBy: (name) => `Juge : ${name}`,
  modes: { new: 'Jugement', update: 'Modification', review: 'Ta relecture', view: 'Vue' },
  round: 'Run',
  loading: 'Chargement du run…',

  search: 'Ajouter un trick',
  searchLabel: 'Chercher un trick',
  searchHint: 'Nom, ou bb360 fs mute d20',
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
  selectedEmpty: 'Les tricks attendent ici que tu les valides, seuls ou en combo.',
  validateSingle: 'Valider seul',
  validateCombo: 'Valider le combo',
  editingCombo: (number) => `Modification du combo ${number}`,
  cancelEdit: 'Annuler la modification',
  validateEdit: 'Valider le combo modifié',
  selectedFirst: 'Ajoute d’abord un trick.',
  comboTooShort: 'Un combo demande deux tricks ou plus.',
  comboEndsDubbed: 'Un combo ne peut pas finir sur un dub de 80 %.',
  editLeavesOne: 'Il reste un trick : il revient comme trick isolé.',
  editLeavesNone: 'Il ne reste aucun trick : ajoutes-en, annule la modification, ou supprime le combo.',

  validated: 'Tricks validés',
  validatedEmpty: 'Aucun trick pour l’instant. Cette liste est le run, dans l’ordre d’exécution.',
  noTricksSeen: 'Aucun trick n’a été saisi pour ce run.',
  combo: (number) => `Combo ${number}`,
  comboNotFound: 'Combo introuvable',
  comboTricks: (count, value) =>
    plural('fr', count, { one: `# trick · ${value}`, other: `# tricks · ${value}` }),
  beingEdited: 'En cours de modification',
  otherEditOpen:
    'Le combo ci-dessus ne peut pas revenir tel quel : termine ou annule d’abord sa modification.',
  edit: (what) => `Modifier ${what}`,
  delete: (what) => `Supprimer ${what}`,
  swipeEdit: 'Modifier',
  swipeDelete: 'Supprimer',
  nth: (occurrence) => `${occurrence}×`,
  repeated: (occurrence) => `Fait ${occurrence} fois jusqu’ici`,
  playFrom: (what, at) => `Lire ${what} à partir de ${at}`,
  confirmed: 'Confirmé par l’athlète',
  incorrect: 'Incorrect selon l’athlète',

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

  explainTitle: {
    trick: (name) => `Points de ${name}`,
    combo: (number) => `Points du combo ${number}`,
    total: 'D’où vient le total',
    selected: (name) => `${name} n’est pas encore validé`,
  },
  explainParts: 'Trick par trick',
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
  byRule: (rule) => `Selon ${rule}`,
  steps: {
    value: 'Valeur du trick',
    repetition: (occurrence, percent) =>
      `${occurrence === 1 ? '1re' : `${occurrence}e`} fois dans ce run : ${percent} comptent`,
    dub: (percent) => `Dub ${percent} % : cette part est enlevée`,
    position: (position) => `Position ${position} dans son combo`,
    trickPoints: 'Points du trick',
    size: (count) => plural('fr', count, { one: 'Combo de # trick', other: 'Combo de # tricks' }),
    sizeOnFeet: (count) => `Combo de ${count} tricks, le dernier finit sur les pieds`,
    level: (mean) => `Niveau moyen ${mean} de ses tricks`,
    feet: 'Le dernier trick finit sur les pieds',
    noCombo: {
      'single-trick': 'Un trick isolé ne rapporte pas de points de combo.',
      'last-trick-dubbed-80':
        'Le dub de 80 % sur le dernier trick enlève les points de combo ; chaque trick garde les siens.',
    },
    roundPoints: 'Compte dans le run',
    comboTricks: (count) =>
      plural('fr', count, { one: 'Points de son # trick', other: 'Points de ses # tricks' }),
    comboPoints: 'Compte dans le run',
    singles: 'Tricks isolés',
    combos: 'Combos',
    score: 'Score',
    style: (count, percent) =>
      plural('fr', count, {
        one: `Style : # trick avec un grab donne +${percent} %`,
        other: `Style : # tricks avec un grab donnent +${percent} %`,
      }),
    variety: (count) =>
      plural('fr', count, {
        one: 'Variété : # trick différent, 1 point chacun',
        other: 'Variété : # tricks différents, 1 point chacun',
      }),
    noStyle: 'Style : les grabs ne donnent rien avec cette règle',
    noVariety: (count) =>
      plural('fr', count, {
        one: 'Variété : # trick différent, qui ne donne pas de points avec cette règle',
        other: 'Variété : # tricks différents, qui ne donnent pas de points avec cette règle',
      }),
    total: 'Total, arrondi à deux décimales',
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
  ask: {
    store: 'Veux-tu vraiment enregistrer le nouveau run ?',
    new: 'Veux-tu vraiment juger le run ?',
    edit: 'Veux-tu vraiment modifier le run ?',
    update: 'Veux-tu vraiment mettre à jour le run ?',
    review: 'Veux-tu vraiment relire le run ?',
    clearAll: 'Veux-tu vraiment effacer tous les tricks validés ?',
  },
  saveSummary: (name, count, total, rule) =>
    plural('fr', count, {
      one: `${name} : # trick, ${total} points selon ${rule}.`,
      other: `${name} : # tricks, ${total} points selon ${rule}.`,
    }),
  leftOut: (count) =>
    plural('fr', count, {
      one: '# trick choisi n’est pas validé et ne sera pas enregistré.',
      other: '# tricks choisis ne sont pas validés et ne seront pas enregistrés.',
    }),
  editLeftOut: 'Un combo est en cours de modification : il est enregistré tel qu’avant.',
  clearConsequence: (count) =>
    plural('fr', count, {
      one: '# trick est enlevé. « Annuler » le ramène.',
      other: '# tricks sont enlevés. « Annuler » les ramène.',
    }),
  cancelTitle: { new: 'Arrêter de juger ce run ?', update: 'Laisser le run tel quel ?' },
  cancelConsequence: {
    new: (count) =>
      plural('fr', count, {
        one: '# trick que tu as saisi est abandonné, et d’autres juges peuvent prendre le run.',
        other: '# tricks que tu as saisis sont abandonnés, et d’autres juges peuvent prendre le run.',
      }),
    update: 'Tes changements sont abandonnés ; le run enregistré reste tel quel.',
  },
  cancelAction: { new: 'Arrêter de juger', update: 'Abandonner' },
  saved: (total) => `Enregistré : ${total} points.`,
  cancelFailed: 'Rien n’a changé : le run est encore à toi.',

  states: {
    empty: 'Rien de saisi pour l’instant',
    unchanged: 'Rien de changé pour l’instant',
    notReviewed: 'Rien de relu pour l’instant',
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

  changed: {
    released: 'Ce run a été libéré : les juges peuvent à nouveau le prendre. Tes tricks sont encore là.',
    taken: (judge) => `${judge} a maintenant ce run. Tes tricks sont encore là, sur cet appareil.`,
    closed: 'Tu n’as plus accès à ce run. Tes tricks sont encore là, sur cet appareil.',
    stopped: 'Ce run a été arrêté : il compte 0. Tes tricks sont encore là, sur cet appareil.',
    published: 'Les résultats sont publiés. Tes tricks sont encore là, sur cet appareil.',
    gone: 'Ce run n’existe plus, ou tu n’es plus juge ici. Tes tricks sont encore sur cet appareil.',
    otherTricks:
      'Le run a été modifié ailleurs depuis que tu as commencé. Tes propres changements sont encore là.',
    leftover: (count) =>
      plural('fr', count, {
        one: 'Cet appareil a encore # trick saisi pour ce run et pas enregistré.',
        other: 'Cet appareil a encore # tricks saisis pour ce run et pas enregistrés.',
      }),
  },
  claim: 'Le reprendre',
  useMine: 'Garder les miens',
  useSaved: 'Prendre le run enregistré',
  seeSaved: 'Voir le run tel qu’il est',
  throwAway: 'Les abandonner',
  throwAwayTitle: 'Abandonner ta saisie ?',
  throwAwayConsequence: (count) =>
    plural('fr', count, {
      one: '# trick est supprimé de cet appareil.',
      other: '# tricks sont supprimés de cet appareil.',
    }),

  ownComment: 'Ton commentaire sur le run',
  commentHint: 'L’athlète le lit avec le run.',
  commentToJudges: 'Les juges le lisent avec le run.',
  commentBy: { judge: 'Commentaire du run (juge)', athlete: 'Commentaire du run (athlète)' },

  review: 'Relecture',
  reviewTitle: 'Est-ce bien ce que tu as fait ?',
  reviewText: 'Confirme chaque trick, ou dis ce qui ne va pas. À l’envoi, le run est validé.',
  confirmTrick: (what) => `Confirmer ${what}`,
  incorrectTrick: (what) => `${what} est incorrect`,
  whatIsWrong: (what) => `Qu’est-ce qui ne va pas avec ${what} ?`,
  confirmAll: 'Tout confirmer',
  confirmRest: 'Le reste est bon',
  reviewWay: { title: 'Comment relire', list: 'Liste', oneByOne: 'Un par un' },
  reviewPlace: (place, all) => `Trick ${place} sur ${all}`,
  confirm: 'Confirmer',
  isIncorrect: 'Incorrect',
  previousTrick: 'Trick précédent',
  nextTrick: 'Trick suivant',
  reviewProgress: (done, all) => `Relus : ${done} sur ${all}`,
  commentMissing: 'Dis ce qui ne va pas, pour que les juges puissent revoir le trick.',
  reviewFirst: 'Relis d’abord chaque trick, et dis ce qui ne va pas pour ceux qui sont incorrects.',
  sendReview: 'Envoyer la relecture',
  reviewNothing:
    'Il n’y a aucun trick à relire. Si le run a été arrêté à tort, dis-le ci-dessous. À l’envoi, le run est validé.',
  reviewConsequence: (incorrect, tricks) =>
    incorrect === 0
      ? tricks === 0
        ? 'Tu confirmes que le run n’a aucun trick. Le run est alors validé.'
        : 'Tu confirmes chaque trick. Le run est alors validé.'
      : plural('fr', incorrect, {
          one: '# trick retourne aux juges comme incorrect. Le run est alors validé.',
          other: '# tricks retournent aux juges comme incorrects. Le run est alors validé.',
        }),
  leftReview:
    'Tu as commencé une relecture de ce run sur cet appareil ; le run a été fermé avant qu’elle parte.',
  throwReviewAway: 'L’abandonner',
  reviewSent: 'Merci : ton run est validé.',
  reviewFailed: 'La relecture n’est pas partie. Ta saisie est encore là.',
}
