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
    onlyWomen: 'Esta divisão é para mulheres.',
    onlyMen: 'Esta divisão é para homens.',
    genderUnknown: 'Informe antes seu gênero no perfil: esta divisão é de um só gênero.',
    level: (level) => `Pede uma manobra de nível ${level} acertada em uma competição.`,
    results: (names) => `Pede um resultado em uma destas: ${names.join(', ')}.`,
    best: (place, names) => `Pede o lugar ${place} ou melhor em uma destas: ${names.join(', ')}.`,
    own: 'Você organiza esta divisão.',
    byInvitation: 'Nesta divisão só entra quem é convidado.',
  },
  /** Clashes of a timetable: who or what would be in two places. */
  clash: {
    athlete: ({ name, first, second, at }) =>
      `${name} compete em ${first} e em ${second} ao mesmo tempo, ${at}.`,
    judge: ({ name, first, second, at }) => `${name} julga em ${first} enquanto acontece ${second}, ${at}.`,
    line: ({ name, first, second, at }) => `${name} tem ${first} e ${second} ao mesmo tempo, ${at}.`,
  },
}
