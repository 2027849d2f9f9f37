/** Words of events: divisions, lines, the timetable, titles. */
import { liveEvent } from './live-event.ts'
import { phaseNames } from './phase-names.ts'

type Clash = { name: string; first: string; second: string; at: string }

export const events = {
  /** The public page (events §7). */
  page: liveEvent,
  phaseNames: phaseNames as Readonly<Record<string, string>>,
  /** Why somebody may not enter. */
  ineligible: {
    onlyWomen: 'This division is for women.',
    onlyMen: 'This division is for men.',
    genderUnknown: 'Say your gender in your profile first: this division is for one gender.',
    level: (level: number) => `It asks for a trick of level ${level} landed in a competition.`,
    results: (names: readonly string[]) => `It asks for a result in one of these: ${names.join(', ')}.`,
    best: (place: number, names: readonly string[]) =>
      `It asks for place ${place} or better in one of these: ${names.join(', ')}.`,
    own: 'You organize this division.',
    byInvitation: 'Only who is invited can enter this division.',
  },
  /** Clashes of a timetable: who or what would be in two places. */
  clash: {
    athlete: ({ name, first, second, at }: Clash) =>
      `${name} rides in ${first} and in ${second} at the same time, ${at}.`,
    judge: ({ name, first, second, at }: Clash) => `${name} judges in ${first} while ${second} is on, ${at}.`,
    line: ({ name, first, second, at }: Clash) =>
      `${name} has ${first} and ${second} at the same time, ${at}.`,
  },
}
