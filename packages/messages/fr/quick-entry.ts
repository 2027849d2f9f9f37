/** Words of quick entry: the typed line, proposals, and warnings of likely mistakes. */
import type { quickEntry as english } from '../en/quick-entry.ts'

export const quickEntry: typeof english = {
  addAtOnce: (trick) => `Ajouter ${trick} aussitôt`,
  changeTo: (what) => `Changer en ${what}`,
  changesOne: 'Tu changes un trick : seul un trick isolé peut prendre sa place.',
  combo: 'Combo',
  proposals: 'Probable ensuite',
  propose: (what) => `Ajouter ${what}`,
  warnings: {
    retired: 'Retiré du catalogue entre-temps : enlève-le, ou mets-en un autre à sa place, pour enregistrer.',
    twice: 'Saisi deux fois en une seconde.',
    cannotFollow: (before, ends, starts) => `${before} finit sur ${ends}, celui-ci commence sur ${starts}.`,
    level: (level, usual) => `${level} : bien au-dessus du niveau habituel de l’athlète (${usual}).`,
  },
  dismiss: (what) => `C’est bon : ${what}`,
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
