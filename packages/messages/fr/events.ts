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
    onlyWomen: 'Cette division est réservée aux femmes.',
    onlyMen: 'Cette division est réservée aux hommes.',
    genderUnknown: 'Indique d’abord ton genre dans ton profil\u202f: cette division est d’un seul genre.',
    level: (level) => `Elle demande un trick de niveau ${level} posé en compétition.`,
    results: (names) => `Elle demande un résultat dans l’une de ces compétitions\u202f: ${names.join(', ')}.`,
    best: (place, names) =>
      `Elle demande la place ${place} ou mieux dans l’une de ces compétitions\u202f: ${names.join(', ')}.`,
    own: 'Tu organises cette division.',
    byInvitation: 'On entre dans cette division seulement sur invitation.',
  },
  /** Clashes of a timetable: who or what would be in two places. */
  clash: {
    athlete: ({ name, first, second, at }) =>
      `${name} passe en même temps dans ${first} et dans ${second}, ${at}.`,
    judge: ({ name, first, second, at }) => `${name} doit juger dans ${first} pendant ${second}, ${at}.`,
    line: ({ name, first, second, at }) => `${name} a en même temps ${first} et ${second}, ${at}.`,
  },
}
