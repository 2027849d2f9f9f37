/** Every status as a word, and the order of the competition list. Which status follows which stands in the files of moves. */

export const competitionStatuses = [
  'registered',
  'pending',
  'approved',
  'published',
  'started',
  'finished',
] as const
export type CompetitionStatus = (typeof competitionStatuses)[number]

export const entryStatuses = [
  'registered',
  'invited',
  'pending',
  'approved',
  'declined',
  'competing',
  'eliminated',
] as const
export type EntryStatus = (typeof entryStatuses)[number]

export const roundStatuses = [
  'pending',
  'recording',
  'recorded',
  'scoring',
  'completed',
  'review',
  'disqualified',
  'injured',
  'published',
] as const
export type RoundStatus = (typeof roundStatuses)[number]

export const judgedStatuses = [
  'completed',
  'review',
  'disqualified',
  'injured',
  'published',
] as const satisfies readonly RoundStatus[]

export function isJudged({ status }: { status: string }): boolean {
  return judgedStatuses.some((judged) => judged === status)
}

/** Competitions that need work come first, those that are over last (calls §7). */
export const competitionListOrder = [
  'registered',
  'pending',
  'approved',
  'started',
  'published',
  'finished',
] as const satisfies readonly CompetitionStatus[]

type Listed = { id: number; status: string; dateStart: number | null }

/** Sorts by `competitionListOrder` (unknown statuses last), then by start (none last), then by id. */
export function compareForList(a: Listed, b: Listed): number {
  const byStatus = listPosition(a.status) - listPosition(b.status)
  if (byStatus !== 0) return byStatus
  if (a.dateStart === b.dateStart) return a.id - b.id
  return (a.dateStart ?? Infinity) - (b.dateStart ?? Infinity)
}

function listPosition(status: string): number {
  const position = competitionListOrder.findIndex((listed) => listed === status)
  return position === -1 ? competitionListOrder.length : position
}
