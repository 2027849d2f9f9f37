/** Words of direct entry: the strip, the open combo, tiles, settings and keys (screens §11). */
import type { directEntry as english } from '../en/direct-entry.ts'
import { plural } from '../plural.ts'

export const directEntry: typeof english = {
  performanceOf: (what) => `Lato, dub e grab di ${what}`,
  nextTrick: 'il prossimo trick',
  aimNext: 'Imposta lato, dub e grab per il prossimo trick',
  aimLast: (trick) => `Cambia lato, dub e grab di ${trick}`,
  noTrickYet: 'Nessun trick',
  next: 'Altro',
  dubOf: (percent) => `Dub ${percent}\u00a0%`,
  dub80Ends: 'Solo l’ultimo trick di una combo ancora aperta può avere un dub dell’80\u00a0%.',
  combo: 'Combo',
  comboBegin: 'Inizia una combo: i prossimi trick ne fanno parte',
  comboEnd: 'Chiudi la combo',
  comboOpen: 'I prossimi trick entrano in questa combo. Di nuovo «Combo», o Maiusc+Invio, la chiude.',
  running: (points) => `${points} punti finora`,
  validateSingles: (count) => plural('it', count, { one: 'Convalida singolo', other: 'Convalida # singoli' }),
  /** The tiles, by the place that the last trick ended on. */
  tiles: {
    from: (place) => `Da: ${place}`,
    landedMost: 'I più chiusi',
    mayFollow: 'Che cosa può seguire',
    families: 'Tutti i trick',
  },
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
  /** To the trick before: as a key, and on the tile below a finger. */
  joined: 'Unito',
  joinedOnTile: 'unito',
  swipeUp: 'Scorri in alto: unito',
  noJoin: {
    'nothing-before': 'Prima non c’è nessun trick a cui unirlo.',
    'after-dub-80': 'A un dub dell’80\u00a0% non si unisce niente.',
  },
  allGrabs: 'Tutti i grab',
  searchGrab: 'Cerca un grab',
  noGrab: 'Nessun grab',
  grabNotFound: (typed) => `Nessun grab si chiama «${typed}».`,
  leave: 'Esci',
  newestFirst: 'Prima i più recenti',
  performedOrder: 'Nell’ordine di esecuzione',
  /** Where the next entries land. */
  place: {
    before: (name) => `Prossimo trick: prima di ${name}`,
    done: 'Fatto',
    inCombo: 'In una combo entrano solo trick singoli. Per inserire una combo, termina con «Fatto».',
  },
  settings: 'Come inserire',
}
