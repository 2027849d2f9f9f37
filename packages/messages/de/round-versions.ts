/** Words for two versions of one round beside each other: after a conflict, and after a judge's edit. */
import type { roundVersions as english } from '../en/round-versions.ts'
import { plural } from '../plural.ts'

export const roundVersions: typeof english = {
  yours: 'Deine',
  saved: 'Gespeichert',
  savedBy: (judge) => `Gespeichert von ${judge}`,
  before: 'Als du zuletzt hier warst',
  now: 'Jetzt',
  only: 'anders',
  nothing: 'nicht da',
  differences: (count) =>
    count === 0
      ? 'Die Tricks sind dieselben.'
      : plural('de', count, { one: '# Zeile ist anders.', other: '# Zeilen sind anders.' }),
  beside: { name: 'Name', video: 'Video', comment: 'Kommentar zum Run' },
  none: 'nichts',
  conflict:
    'Nicht gespeichert: Der Run wurde inzwischen anderswo geändert. Nichts ist verloren: Wähle, welche Version gilt.',
  reopenMine: 'Mit meiner wieder öffnen',
  train: 'Als Training behalten',
  trained: 'Als dein Trainings-Run behalten.',
  copy: 'Als Text kopieren',
  copied: 'Kopiert. In die Tricksuche eingefügt, ist es wieder der Run.',
  notCopied: 'Dieser Browser lässt nichts kopieren.',
  editedSince: 'Ein Judge hat diesen Run geändert, seit du zuletzt hier warst.',
  seen: 'Gesehen',
  incorrect: (count) =>
    plural('de', count, {
      one: '# Trick ist laut Athlet:in falsch',
      other: '# Tricks sind laut Athlet:in falsch',
    }),
}
