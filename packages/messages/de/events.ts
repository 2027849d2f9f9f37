/** Words of events: divisions, lines, the timetable, titles. */
import type { events as english } from '../en/events.ts'
import { liveEvent } from './live-event.ts'
import { phaseNames } from './phase-names.ts'

export const events: typeof english = {
  /** The public page (events §7). */
  page: liveEvent,
  phaseNames,
  /** Why somebody may not enter. */
  ineligible: {
    onlyWomen: 'Diese Division ist für Frauen.',
    onlyMen: 'Diese Division ist für Männer.',
    genderUnknown: 'Gib zuerst dein Geschlecht im Profil an: Diese Division ist für ein Geschlecht.',
    level: (level) => `Verlangt wird ein Trick mit Level ${level}, der in einem Wettkampf gelang.`,
    results: (names) => `Verlangt wird ein Ergebnis in einem von diesen: ${names.join(', ')}.`,
    best: (place, names) =>
      `Verlangt wird Platz ${place} oder besser in einem von diesen: ${names.join(', ')}.`,
    own: 'Du bist die Orga dieser Division.',
    byInvitation: 'In diese Division kommt nur, wer eingeladen ist.',
  },
  /** Clashes of a timetable: who or what would be in two places. */
  clash: {
    athlete: ({ name, first, second, at }) =>
      `${name} ist gleichzeitig in ${first} und in ${second} dran, ${at}.`,
    judge: ({ name, first, second, at }) =>
      `${name} soll als Judge in ${first} sein, während ${second} läuft, ${at}.`,
    line: ({ name, first, second, at }) => `${name} hat gleichzeitig ${first} und ${second}, ${at}.`,
  },
}
