/** Words of quick entry: the typed line, proposals, and warnings of likely mistakes. */
import type { quickEntry as english } from '../en/quick-entry.ts'

export const quickEntry: typeof english = {
  addAtOnce: (trick) => `${trick} sofort hinzufügen`,
  changeTo: (what) => `Ändern in ${what}`,
  changesOne: 'Ein Trick wird geändert: Nur ein einzelner Trick kann an seine Stelle.',
  combo: 'Combo',
  proposals: 'Wahrscheinlich folgt',
  propose: (what) => `${what} hinzufügen`,
  warnings: {
    retired: 'Inzwischen aus dem Katalog zurückgezogen: Zum Speichern nimm ihn heraus oder ersetz ihn.',
    twice: 'Zweimal in einer Sekunde eingegeben.',
    cannotFollow: (before, ends, starts) => `${before} endet auf „${ends}“, dieser beginnt auf „${starts}“.`,
    level: (level, usual) => `${level}: weit über dem Level, das diese Person sonst zeigt (${usual}).`,
  },
  dismiss: (what) => `Stimmt so: ${what}`,
  levels: { 1: 'Rookie', 2: 'Amateur', 3: 'Pro', 4: 'Legendary' },
  positions: {
    back: 'Rücken',
    belly: 'Bauch',
    buddha: 'Buddha',
    butt: 'Hintern',
    chest: 'Brust',
    crook: 'Kniekehle',
    'double-drop-knee': 'Double Drop Knee',
    'drop-knee': 'Drop Knee',
    feet: 'Füße',
    ground: 'Boden',
    hands: 'Hände',
    'inside-drop-knee': 'Inside Drop Knee',
    knee: 'Knie',
    korean: 'Korean',
    lady: 'Lady',
    shoulder: 'Schulter',
    split: 'Spagat',
    spraddle: 'Spraddle',
  },
}
