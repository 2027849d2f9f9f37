/** Words for entering many tricks quickly: the typed line, proposals, and warnings about what looks like a slip. */
import type { quickEntry as english } from '../en/quick-entry.ts'
import { plural } from '../plural.ts'

export const quickEntry: typeof english = {
  addAtOnce: (trick) => `Ajouter ${trick} aussitôt`,
  changeTo: (what) => `Changer en ${what}`,
  changesOne: 'On change un trick : seul un trick isolé peut prendre sa place.',
  notation: 'Ce que dit la ligne',
  combo: 'Combo',
  enter: (tricks) => plural('fr', tricks, { one: 'Saisir # trick', other: 'Saisir # tricks' }),
  notYet: 'Rien n’est saisi tant que tout n’est pas compris.',
  intoTheRound: 'Une ligne avec un combo va droit dans le run.',
  pendingFirst: (count) =>
    plural('fr', count, {
      one: '# trick choisi n’est pas encore validé : ceci entre dans le run avant lui.',
      other: '# tricks choisis ne sont pas encore validés : ceci entre dans le run avant eux.',
    }),
  problems: {
    'unknown-trick': (word) => `Aucun trick ne s’appelle « ${word} ».`,
    'many-tricks': (word, among) => `« ${word} » peut être ${among} …`,
    'unknown-word': (word) => `« ${word} » n’est ni un côté, ni un grab, ni un dub.`,
    'many-grabs': (word, among) => `« ${word} » peut être ${among}.`,
    'said-twice': (word) => `« ${word} » vient en plus d’un autre.`,
    'after-dub-80': 'Rien ne suit un dub de 80 %.',
    open: 'Ferme le combo avec ]',
    'too-short': 'Un combo demande deux tricks ou plus.',
    'ends-dubbed': 'Un combo ne peut pas finir sur un dub de 80 %.',
    stray: 'Un combo commence par [',
  },
  proposals: 'Sans doute ensuite',
  propose: (what) => `Ajouter ${what}`,
  warnings: {
    retired: 'Retiré du catalogue entre-temps : enlève-le, ou mets-en un autre à sa place, pour enregistrer.',
    twice: 'Saisi deux fois en une seconde.',
    cannotFollow: (before, ends, starts) =>
      `${before} finit ici : ${ends} ; celui-ci part d’ici : ${starts}.`,
    level: (level, usual) => `${level} : bien au-dessus de l’habitude de cet athlète (${usual}).`,
  },
  dismiss: (what) => `C’est juste : ${what}`,
  levels: { 1: 'Rookie', 2: 'Amateur', 3: 'Pro', 4: 'Legendary' },
  positions: {
    back: 'le dos',
    belly: 'le ventre',
    buddha: 'le Buddha',
    butt: 'les fesses',
    chest: 'la poitrine',
    crook: 'le creux du genou',
    'double-drop-knee': 'le double drop knee',
    'drop-knee': 'le drop knee',
    feet: 'les pieds',
    ground: 'le sol',
    hands: 'les mains',
    'inside-drop-knee': 'l’inside drop knee',
    knee: 'le genou',
    korean: 'le Korean',
    lady: 'la lady',
    shoulder: 'l’épaule',
    split: 'le grand écart',
    spraddle: 'le spraddle',
  },
}
