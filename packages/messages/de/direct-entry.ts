/** Words of direct entry: the strip, the open combo, tiles, settings and keys (screens §11). */
import type { directEntry as english } from '../en/direct-entry.ts'
import { plural } from '../plural.ts'

export const directEntry: typeof english = {
  performanceOf: (what) => `Seite, Dub und Grab von ${what}`,
  on: (trick) => `Für ${trick}`,
  forNext: 'Für den nächsten Trick',
  nextTrick: 'der nächste Trick',
  aimNext: 'Seite, Dub und Grab für den nächsten Trick setzen',
  aimLast: (trick) => `Seite, Dub und Grab von ${trick} ändern`,
  next: 'Weiter',
  last: 'Letzter',
  dubOf: (percent) => `Dub ${percent} %`,
  dub80Ends: 'Nur der letzte Trick einer offenen Combo kann einen Dub von 80 % haben.',
  combo: 'Combo',
  comboBegin: 'Combo beginnen: Die nächsten Tricks gehören dazu',
  comboEnd: 'Combo beenden',
  comboOpen:
    'Die nächsten Tricks kommen in diese Combo. Noch einmal „Combo“ oder Umschalt+Enter beendet sie.',
  none: 'Ein Tipp auf einen Trick trägt ihn ein. „Combo“ sammelt die nächsten hier.',
  running: (points) => `bisher ${points} Punkte`,
  validateSingles: (count) => plural('de', count, { one: 'Einzeln eintragen', other: '# einzeln eintragen' }),
  often: 'Oft',
  follows: 'Danach',
  oftenEmpty: 'Was diese Person oft macht, steht hier.',
  followsEmpty: 'Was meistens folgt, steht hier.',
  allGrabs: 'Alle Grabs',
  searchGrab: 'Grab suchen',
  noGrab: 'Kein Grab',
  grabNotFound: (typed) => `Kein Grab heißt „${typed}“.`,
  lastEntered: 'Letzter Trick',
  leave: 'Verlassen',
  willSave: (count, total) =>
    plural('de', count, { one: `# Trick · ${total}`, other: `# Tricks · ${total}` }),
  newestFirst: 'Neueste zuerst',
  performedOrder: 'Wie im Run gezeigt',
  /** Where the next entries land. */
  place: {
    before: (name) => `Nächster Trick: vor ${name}`,
    done: 'Fertig',
    inCombo: 'In eine Combo kommen nur einzelne Tricks. Für eine Combo erst „Fertig“ drücken.',
  },
  settings: 'Eingabe',
  showSearch: 'Suchfeld anzeigen',
  showTiles: 'Kacheln anzeigen',
}
