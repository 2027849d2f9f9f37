/** Words of the page for editing the trick catalogue (screens §29). */
import type { Areas } from '../areas.ts'
import { plural } from '../plural.ts'
import { phaseNames, roundNumber } from './phase-names.ts'

export const catalogue: Areas['catalogue'] = {
  title: 'Trick-Katalog',
  text: 'Was du hier änderst, gilt für jeden Run, der ab dann gespeichert wird; gespeicherte Runs behalten, was sie haben.',
  add: 'Trick hinzufügen',
  added: (trick) => `${trick} ist im Trick-Katalog.`,
  see: 'Wirkung ansehen',
  change: {
    title: (trick) => `${trick} ändern`,
    action: 'Trick ändern',
    done: (trick) => `${trick} ist geändert.`,
  },
  actionsOf: (name) => `Aktionen für ${name}`,
  retire: {
    menu: 'Zurückziehen …',
    title: (trick) => `${trick} zurückziehen?`,
    consequence:
      'Er wird nicht mehr angeboten, und kein weiterer Run kann mit ihm gespeichert werden. Runs, die ihn haben, behalten ihn mit seinen Punkten. Er lässt sich zurückholen.',
    action: 'Zurückziehen',
    done: (trick) => `${trick} ist zurückgezogen.`,
  },
  restore: {
    menu: 'Zurückholen …',
    title: (trick) => `${trick} zurückholen?`,
    consequence: 'Er wird wieder angeboten, zu dem Wert, den er im Katalog hat.',
    action: 'Zurückholen',
    done: (trick) => `${trick} ist wieder im Katalog.`,
  },
  note: 'Begründung (optional)',
  noteHint: 'Alle können sie im Verlauf des Tricks lesen.',
  valueHint: (most) => `0 bis ${most}, mit höchstens zwei Nachkommastellen`,
  oneALine: 'Pro Zeile eine Angabe',
  unknown: 'Unbekannt',
  meanwhile: 'Jemand anderes war schneller. Sieh es dir an und entscheide neu:',
  noChange: 'Nichts geändert.',
  nothingCounts: 'Wert, Level und Landung bleiben: Keine Punktzahl ändert sich, weder jetzt noch später.',
  publishedRounds: (count) =>
    count === 0
      ? 'Kein veröffentlichter Run hat ihn.'
      : plural('de', count, {
          one: '# veröffentlichter Run hat ihn und behält seine Punktzahl.',
          other: '# veröffentlichte Runs haben ihn und behalten ihre Punktzahl.',
        }),
  openRounds: (rounds, competitions) =>
    competitions === 0
      ? 'Kein Wettkampf läuft gerade.'
      : `${plural('de', competitions, { one: '# Wettkampf läuft', other: '# Wettkämpfe laufen' })}, ${plural('de', rounds, { one: '# Run ist', other: '# Runs sind' })} noch zu bewerten.`,
  notStarted: (count) =>
    plural('de', count, {
      one: '# Wettkampf hat noch nicht begonnen:',
      other: '# Wettkämpfe haben noch nicht begonnen:',
    }),
  open: (count) => plural('de', count, { one: '# Run zu bewerten', other: '# Runs zu bewerten' }),
  hidden: (count) =>
    plural('de', count, {
      one: '# bewerteter Run ist nicht veröffentlicht: Er behält seine Punktzahl, die hier nicht steht',
      other: '# bewertete Runs sind nicht veröffentlicht: Sie behalten ihre Punktzahl, die hier nicht steht',
    }),
  inNone: 'Kein veröffentlichter Run dort hat den Trick.',
  phases: phaseNames,
  roundNumber,
  athlete: 'Athlet:in',
  rank: (rank) => `${rank}.`,
  wins: 'Gewinnt mit',
  is: 'Bleibt',
  wouldBe: 'Wäre gewesen',
}
