/** Words of the lazily loaded parts of the judging screen (screens §10 to §13). */
import type { judgingParts as english } from '../en/judging-parts.ts'
import { plural } from '../plural.ts'
import { roundVersions } from './round-versions.ts'
import { rows } from './rows.ts'
import { ruleSections } from './rule-sections.ts'

export const judgingParts: typeof english = {
  versions: roundVersions,
  ruleSections,
  rows,

  judgedBy: (name) => `Juge : ${name}`,
  modes: { new: 'Jugement', update: 'Modification', review: 'Ta relecture', view: 'Vue' },
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
  validatedEmpty: 'Aucun trick pour l’instant. Cette liste est le run, dans l’ordre d’exécution.',
  noTricksSeen: 'Aucun trick n’a été saisi pour ce run.',
  comboNotFound: 'Combo introuvable',
  saveThen: (action, name) => `${action}, puis ${name}`,
  keepScoring: 'Continuer à juger',
  ask: {
    store: 'Veux-tu vraiment enregistrer le nouveau run ?',
    new: 'Veux-tu vraiment juger le run ?',
    edit: 'Veux-tu vraiment modifier le run ?',
    update: 'Veux-tu vraiment mettre à jour le run ?',
    review: 'Veux-tu vraiment relire le run ?',
    clearAll: 'Veux-tu vraiment effacer tous les tricks validés ?',
  },
  clearConsequence: (count) =>
    plural('fr', count, {
      one: '# trick est enlevé. « Annuler » le ramène.',
      other: '# tricks sont enlevés. « Annuler » les ramène.',
    }),
  running: (points) => `${points} points jusqu’ici`,
  validateSingles: (count) => plural('fr', count, { one: 'Valider seul', other: 'Valider # seuls' }),

  explainTitle: {
    trick: (name) => `Points de ${name}`,
    combo: (number) => `Points du combo ${number}`,
    total: 'D’où vient le total',
    selected: (name) => `${name} n’est pas encore validé`,
  },
  explainParts: 'Trick par trick',
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
  enteredElsewhere: {
    title: 'Tu saisis ce run sur un autre appareil',
    known: (device, tricks, { began, reported }) =>
      `${device} : ${plural('fr', tricks, { one: '# trick', other: '# tricks' })}. Ouvert là depuis ${began}, dernier signe : ${reported}.`,
    consequence: 'Ce qui est saisi là-bas y reste : si tu enregistres ici, seul ce qui est saisi ici compte.',
    unknown: 'Ce run est à toi. Sans réseau, on ne sait pas si tu le saisis sur un autre appareil.',
  },
  claim: 'Le reprendre',
  useMine: 'Garder les miens',
  useSaved: 'Prendre le run enregistré',
  seeSaved: 'Voir le run tel qu’il est',
  commentToJudges: 'Les juges le lisent avec le run.',
  reviewTitle: 'Est-ce bien ce que tu as fait ?',
  confirmTrick: (what) => `Confirmer ${what}`,
  incorrectTrick: (what) => `${what} est incorrect`,
  whatIsWrong: (what) => `Qu’est-ce qui ne va pas avec ${what} ?`,
  confirmAll: 'Tout confirmer',
  confirmRest: 'Le reste est bon',
  reviewPlace: (place, all) => `Trick ${place} sur ${all}`,
  confirm: 'Confirmer',
  isIncorrect: 'Incorrect',
  previousTrick: 'Trick précédent',
  nextTrick: 'Trick suivant',
  reviewProgress: (done, all) => `Relus : ${done} sur ${all}`,
  commentMissing: 'Dis ce qui ne va pas, pour que les juges puissent revoir le trick.',
  toGo: (count) => `encore ${count}`,
  reviewFirst: 'Relis d’abord chaque trick, et dis ce qui ne va pas pour ceux qui sont incorrects.',
  sendReview: 'Envoyer',
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

  ways: {
    aTap: 'Un appui sur un trick',
    aTapEnters: 'Le saisir',
    aTapCollects: 'Rassembler d’abord',
    aTapHint:
      'Rassembler d’abord : les tricks attendent dans la sélection que tu les valides, seuls ou en combo.',
    order: 'La liste montre',
    lead: 'Temps de réaction (secondes)',
    leadHint: 'La vidéo démarre d’autant avant le moment où tu as touché le trick.',
    keys: 'Touches',
    keysOf: [
      { keys: '1–9, 0, -, =', what: 'Saisir la tuile de cette touche, tant que le champ est vide' },
      { keys: '← → ↑', what: 'FS, BS et lié, du dernier trick' },
      { keys: '/M, /2', what: 'Un grab par sa première lettre ; un dub de 20, 50 ou 80 %' },
      { keys: 'A–Z', what: 'Taper un trick, où que tu sois sur la page' },
      { keys: '↑ ↓', what: 'Parcourir les résultats' },
      { keys: 'Entrée', what: 'Saisir le trick ; sur un champ vide, valider la sélection' },
      { keys: 'Alt+1 à Alt+9', what: 'Saisir ce résultat' },
      { keys: 'Maj+Entrée', what: 'Commencer ou terminer un combo, avec le trick tapé' },
      { keys: 'Alt+↑ ↓', what: 'Déplacer la ligne où l’on est, aussi dans un combo ou hors de celui-ci' },
      { keys: 'Ctrl+Z', what: 'Annuler' },
      { keys: 'Échap', what: 'Fermer les résultats, puis vider le champ' },
      { keys: '?', what: 'Afficher ces touches' },
    ],
  },

  unseen: {
    title: (name) => `Le run de ${name}`,
    of: (phase, competition) => `${phase}, ${competition}`,
    when: 'Tout le monde le voit dès que les résultats de cette phase sont publiés.',
    own: 'Tu vois ses tricks dès qu’il est jugé, et son score dès que les résultats de cette phase sont publiés.',
    toCompetition: 'Vers la compétition',
  },

  doubts: {
    'few-tricks': ({ count }) =>
      plural('fr', count, {
        one: 'Seulement # trick : le run est-il complet ?',
        other: 'Seulement # tricks : le run est-il complet ?',
      }),
    'many-tricks': ({ count }) =>
      plural('fr', count, {
        one: '# trick, c’est inhabituel.',
        other: '# tricks, c’est plus que d’habitude.',
      }),
    'not-recorded': () => 'Pas filmé jusqu’ici : est-ce le bon run ?',
    'high-level': () => 'Un trick au-dessus de tous les niveaux posés jusqu’ici.',
    'low-total': ({ lowest }) => `Bien moins que d’habitude : le total le plus bas jusqu’ici est ${lowest}.`,
    'high-total': ({ highest }) =>
      `Bien plus que d’habitude : le total le plus haut jusqu’ici est ${highest}.`,
  },
  leftOut: (count) =>
    plural('fr', count, {
      one: '# trick choisi n’est pas validé et ne sera pas enregistré.',
      other: '# tricks choisis ne sont pas validés et ne seront pas enregistrés.',
    }),
  editLeftOut: 'Un combo est en cours de modification : il est enregistré tel qu’avant.',
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
  cancelFailed: 'Rien n’a changé : le run est encore à toi.',
}
