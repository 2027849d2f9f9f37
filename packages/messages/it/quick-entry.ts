/** Words for entering many tricks quickly: the typed line, proposals, and warnings about what looks like a slip. */
import type { quickEntry as english } from '../en/quick-entry.ts'
import { plural } from '../plural.ts'

export const quickEntry: typeof english = {
  addAtOnce: (trick) => `Aggiungi subito ${trick}`,
  changeTo: (what) => `Cambia in ${what}`,
  changesOne: 'Si sta cambiando un trick: al suo posto può andare solo un trick singolo.',
  notation: 'Che cosa dice la riga',
  combo: 'Combo',
  enter: (tricks) => plural('it', tricks, { one: 'Inserisci # trick', other: 'Inserisci # trick' }),
  notYet: 'Non si inserisce niente finché non è tutto chiaro.',
  intoTheRound: 'Una riga con una combo va direttamente nella run.',
  pendingFirst: (count) =>
    plural('it', count, {
      one: '# trick scelto non è ancora convalidato: questo entra nella run prima.',
      other: '# trick scelti non sono ancora convalidati: questo entra nella run prima.',
    }),
  problems: {
    'unknown-trick': (word) => `Nessun trick si chiama «${word}».`,
    'many-tricks': (word, among) => `«${word}» può essere ${among} …`,
    'unknown-word': (word) => `«${word}» non è un lato, un grab o un dub.`,
    'many-grabs': (word, among) => `«${word}» può essere ${among}.`,
    'said-twice': (word) => `«${word}» si aggiunge a un altro.`,
    'after-dub-80': 'Dopo un dub dell’80\u00a0% non segue niente.',
    open: 'Chiudi la combo con ]',
    'too-short': 'Per una combo servono almeno due trick.',
    'ends-dubbed': 'Una combo non può finire con un dub dell’80\u00a0%.',
    stray: 'Una combo inizia con [',
  },
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
