/** Words of two versions of a round side by side: after a conflict, and after a judge's edit. */
import type { roundVersions as english } from '../en/round-versions.ts'
import { plural } from '../plural.ts'

export const roundVersions: typeof english = {
  yours: 'Deine',
  saved: 'Gespeichert',
  savedBy: (judge) => `Gespeichert von ${judge}`,
  before: 'Als du zuletzt hier warst',
  now: 'Jetzt',
  only: 'anders',
  nothing: 'fehlt',
  differences: (count) =>
    count === 0
      ? 'Die Tricks sind dieselben.'
      : plural('de', count, { one: '# Zeile ist anders.', other: '# Zeilen sind anders.' }),
  beside: { name: 'Name', video: 'Video', comment: 'Kommentar zum Run' },
  none: 'nichts',
  conflict:
    'Nicht gespeichert: Der Run wurde inzwischen anderswo geändert. Verloren ist nichts, du wählst, welche Version gilt.',
  reopenMine: 'Mit meiner Version öffnen',
  editedSince: 'Ein Judge hat diesen Run geändert, seit du zuletzt hier warst.',
  seen: 'Gesehen',
}
