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
    onlyWomen: 'Questa divisione è per donne.',
    onlyMen: 'Questa divisione è per uomini.',
    genderUnknown: 'Indica prima il tuo genere nel profilo: questa divisione è per un solo genere.',
    level: (level) => `Chiede un trick di livello ${level} chiuso in una gara.`,
    results: (names) => `Chiede un risultato in una di queste: ${names.join(', ')}.`,
    best: (place, names) => `Chiede il posto ${place} o migliore in una di queste: ${names.join(', ')}.`,
    own: 'Questa divisione la organizzi tu.',
    byInvitation: 'In questa divisione si entra solo su invito.',
  },
  /** Clashes of a timetable: who or what would be in two places. */
  clash: {
    athlete: ({ name, first, second, at }) =>
      `${name} è in gara in ${first} e in ${second} nello stesso momento, ${at}.`,
    judge: ({ name, first, second, at }) => `${name} valuta in ${first} mentre è in corso ${second}, ${at}.`,
    line: ({ name, first, second, at }) => `${name} ha ${first} e ${second} nello stesso momento, ${at}.`,
  },
}
