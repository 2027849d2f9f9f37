/** Words of the rows of a round: what they are, their buttons and warnings (screens §11). */
import type { rows as english } from '../en/rows.ts'
import { plural } from '../plural.ts'

export const rows: typeof english = {
  comboTricks: (count, value) =>
    plural('de', count, { one: `# Trick · ${value}`, other: `# Tricks · ${value}` }),
  beingEdited: 'Wird gerade bearbeitet',
  otherEditOpen: 'Die Combo oben kann so nicht zurück: Beende oder verwirf zuerst ihre Bearbeitung.',
  edit: (what) => `${what} bearbeiten`,
  delete: (what) => `${what} löschen`,
  swipeEdit: 'Bearbeiten',
  swipeDelete: 'Löschen',
  nth: (occurrence) => `${occurrence}×`,
  repeated: (occurrence) => `Bis hier ${occurrence}-mal gezeigt`,
  playFrom: (what, at) => `${what} ab ${at} abspielen`,
  mark: (trick) => `${trick} vormerken, um ihn einzeln einzutragen`,
  place: {
    of: (name) => `${name} verschieben oder davor einfügen`,
    insertBefore: 'Davor einfügen',
    up: 'Nach oben',
    down: 'Nach unten',
    out: 'Aus der Combo',
    inNoCombo: 'Er ist in keiner Combo.',
    move: 'Verschieben',
    earlier: 'Früher',
    later: 'Später',
    here: 'Der nächste Trick kommt hierhin',
    now: (name, at, of) => `${name} ist Trick ${at} von ${of}`,
  },
  warnings: {
    retired: 'Inzwischen aus dem Katalog zurückgezogen: Zum Speichern nimm ihn heraus oder ersetz ihn.',
    twice: 'Zweimal in einer Sekunde eingegeben.',
    cannotFollow: (before, ends, starts) => `${before} endet auf „${ends}“, dieser beginnt auf „${starts}“.`,
    level: (level, usual) => `${level}: weit über dem Level, das diese Person sonst zeigt (${usual}).`,
  },
  dismiss: (what) => `Stimmt so: ${what}`,
}
