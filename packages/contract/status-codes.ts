/** The only place with the numbers of statuses and roles (statuses-and-moves §1). Unknown numbers become undefined. */
import type {
  CompetitionStatus,
  EntryRole,
  EntryStatus,
  Role,
  RoundStatus,
  StageId,
} from '@trickline/competition/model'
import type { Feedback } from '@trickline/competition/trick-feedback'

export const competitionStatusCodes: Record<CompetitionStatus, number> = {
  registered: 1,
  pending: 3,
  approved: 4,
  finished: 8,
  published: 10,
  started: 15,
}

export const entryStatusCodes: Record<EntryStatus, number> = {
  registered: 1,
  invited: 2,
  pending: 3,
  approved: 4,
  declined: 5,
  eliminated: 14,
  competing: 18,
}

/** The status of an empty place of the next stage, in the list of entries. */
export const awaitedPlaceCode = 13

export const roundStatusCodes: Record<RoundStatus, number> = {
  scoring: 6,
  completed: 7,
  published: 10,
  disqualified: 11,
  injured: 12,
  pending: 13,
  recording: 16,
  recorded: 17,
  review: 19,
}

export const roleCodes: Record<Role, number> = { athlete: 1, judge: 2, organizer: 3, supervisor: 4, admin: 5 }
export const entryRoleCodes: Record<EntryRole, number> = { athlete: 1, judge: 2 }

export const competitionStatusOf = reverse(competitionStatusCodes)
export const entryStatusOf = reverse(entryStatusCodes)
export const roundStatusOf = reverse(roundStatusCodes)
export const roleOf = reverse(roleCodes)
export const entryRoleOf = reverse(entryRoleCodes)

export const stageIds: readonly StageId[] = [1, 2, 3, 4, 5]

export function stageOf(id: number): StageId | undefined {
  return stageIds.find((stage) => stage === id)
}

function reverse<Word extends string>(codes: Record<Word, number>): (code: number) => Word | undefined {
  const words = new Map<number, Word>()
  for (const word in codes) words.set(codes[word], word)
  return (code) => words.get(code)
}

/** The values of `athlete_feedback` (statuses-and-moves §9). */
export const feedbackCodes = { confirmed: 1, incorrect: 2 } as const satisfies Record<Feedback, number>

export function feedbackOf(code: number | null): Feedback | null {
  if (code === feedbackCodes.confirmed) return 'confirmed'
  return code === feedbackCodes.incorrect ? 'incorrect' : null
}
