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
    onlyWomen: 'Esta división es para mujeres.',
    onlyMen: 'Esta división es para hombres.',
    genderUnknown: 'Indica antes tu género en tu perfil: esta división es de un solo género.',
    level: (level) => `Pide un truco de nivel ${level} logrado en una competición.`,
    results: (names) => `Pide un resultado en una de estas: ${names.join(', ')}.`,
    best: (place, names) => `Pide el puesto ${place} o mejor en una de estas: ${names.join(', ')}.`,
    own: 'Tú organizas esta división.',
    byInvitation: 'A esta división solo se entra con invitación.',
  },
  /** Clashes of a timetable: who or what would be in two places. */
  clash: {
    athlete: ({ name, first, second, at }) => `${name} compite en ${first} y en ${second} a la vez, ${at}.`,
    judge: ({ name, first, second, at }) =>
      `${name} puntúa en ${first} mientras está en marcha ${second}, ${at}.`,
    line: ({ name, first, second, at }) => `${name} tiene a la vez ${first} y ${second}, ${at}.`,
  },
}
