/** Words of quick entry: the typed line, proposals, and warnings of likely mistakes. */
import type { quickEntry as english } from '../en/quick-entry.ts'

export const quickEntry: typeof english = {
  addAtOnce: (trick) => `Aggiungi subito ${trick}`,
  changeTo: (what) => `Cambia in ${what}`,
  changesOne: 'Si sta cambiando un trick: al suo posto può andare solo un trick singolo.',
  combo: 'Combo',
  proposals: 'Prossimo probabile',
  propose: (what) => `Aggiungi ${what}`,
  warnings: {
    retired:
      'Nel frattempo è stato ritirato dal catalogo: per salvare toglilo o mettine un altro al suo posto.',
    twice: 'Inserito due volte in un secondo.',
    cannotFollow: (before, ends, starts) =>
      `${before} finisce qui: ${ends}; questo inizia da qui: ${starts}.`,
    level: (level, usual) => `${level}: molto più del livello abituale di questo atleta (${usual}).`,
  },
  dismiss: (what) => `È giusto: ${what}`,
  levels: { 1: 'Rookie', 2: 'Amateur', 3: 'Pro', 4: 'Legendary' },
  positions: {
    back: 'schiena',
    belly: 'pancia',
    buddha: 'Buddha',
    butt: 'sedere',
    chest: 'petto',
    crook: 'incavo del ginocchio',
    'double-drop-knee': 'double drop knee',
    'drop-knee': 'drop knee',
    feet: 'piedi',
    ground: 'terra',
    hands: 'mani',
    'inside-drop-knee': 'inside drop knee',
    knee: 'ginocchio',
    korean: 'korean',
    lady: 'lady',
    shoulder: 'spalla',
    split: 'spaccata',
    spraddle: 'spraddle',
  },
}
