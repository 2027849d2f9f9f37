/** Words of direct entry: the strip, the open combo, tiles, settings and keys (screens §11). */
import type { directEntry as english } from '../en/direct-entry.ts'

export const directEntry: typeof english = {
  performanceOf: (what) => `Seite, Dub und Grab von ${what}`,
  nextTrick: 'der nächste Trick',
  aimNext: 'Seite, Dub und Grab für den nächsten Trick setzen',
  aimLast: (trick) => `Seite, Dub und Grab von ${trick} ändern`,
  noTrickYet: 'Noch kein Trick',
  next: 'Weiter',
  dubOf: (percent) => `Dub ${percent} %`,
  dub80Ends: 'Nur der letzte Trick einer offenen Combo kann einen Dub von 80 % haben.',
  combo: 'Combo',
  comboBegin: 'Combo beginnen: Die nächsten Tricks gehören dazu',
  comboEnd: 'Combo beenden',
  comboOpen:
    'Die nächsten Tricks kommen in diese Combo. Noch einmal „Combo“ oder Umschalt+Enter beendet sie.',
  /** Headings of the tiles, by the place where the last trick ended. */
  tiles: {
    from: (place) => `Von: ${place}`,
    landedMost: 'Am häufigsten',
    mayFollow: 'Was folgen kann',
    families: 'Alle Tricks',
  },
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
  /** Joined to the trick before; on a key, and on the tile under a finger. */
  joined: 'Dazu',
  joinedOnTile: 'dazu',
  swipeUp: 'Nach oben wischen: dazu',
  noJoin: {
    'nothing-before': 'Davor steht kein Trick, der sich verbinden lässt.',
    'after-dub-80': 'Mit einem Dub von 80\u00a0% verbindet sich nichts.',
  },
  allGrabs: 'Alle Grabs',
  searchGrab: 'Grab suchen',
  noGrab: 'Kein Grab',
  grabNotFound: (typed) => `Kein Grab heißt „${typed}“.`,
  leave: 'Verlassen',
  newestFirst: 'Neueste zuerst',
  performedOrder: 'Wie im Run gezeigt',
  /** Where the next entries land. */
  place: {
    before: (name) => `Nächster Trick: vor ${name}`,
    done: 'Fertig',
    inCombo: 'In eine Combo kommen nur einzelne Tricks. Für eine Combo erst „Fertig“ drücken.',
  },
  settings: 'Eingabe',
}
