/** Who enters a round: one judge, or two at once without seeing each other's list (statuses-and-moves §15). */
import type { Person, RoundBallots } from '@trickline/competition/model'
import { peopleById, type PersonRecord } from '../people/people-store.ts'
import type { ReadContext } from '../platform/http/work.ts'
import type { RoundChanges, RoundRecord } from './rounds-store.ts'

/** The round for the rules and the API: a judge who holds it sees themselves as its judge. */
export function asSeenBy(person: Person, round: RoundRecord): RoundRecord & { ballots?: RoundBallots } {
  const { ballots_needed: needed, ballots_by: by, judgeId } = round
  if (needed === null) return round
  const holders = round.status === 'scoring' ? holdersOf(round) : []
  const isHeld = person !== null && holders.includes(person.id)
  const own = person !== null && by.includes(person.id) ? 'given' : isHeld ? 'held' : 'none'
  const ballots = { needed, given: by.length, held: holders.length, own } as const
  return { ...round, judgeId: isHeld ? person.id : judgeId, ballots }
}

export function holdersOf({ judgeId, second_judge_id: second }: RoundRecord): number[] {
  return [judgeId, second].filter((id) => id !== null)
}

/** The judges of the round who get their own form of its events. */
export function ballotJudgesOf(round: RoundRecord): number[] {
  return round.ballots_needed === null ? [] : [...round.ballots_by, ...holdersOf(round)]
}

export type People = ReadonlyMap<number, PersonRecord>

/** The athletes of these rounds, and the judges who enter them. */
export function peopleOfRounds(db: ReadContext['db'], rounds: readonly RoundRecord[]): Promise<People> {
  return peopleById(
    db,
    rounds.flatMap((round) => [round.userId, round.judgeId, ...ballotJudgesOf(round)]),
  )
}

export function withHolder(round: RoundRecord, userId: number): RoundChanges {
  return round.status === 'scoring' ? { second_judge_id: userId } : { judge_id: userId }
}

export function otherHolder({ person }: { person: { id: number } }, round: RoundRecord): number | null {
  return round.status === 'scoring' ? (holdersOf(round).find((id) => id !== person.id) ?? null) : null
}

/** The other judge who holds the round goes on. If the owner takes it away, nobody holds it. */
export function withoutHolder(
  round: RoundRecord,
  userId: number,
): RoundChanges & { judge_id: number | null } {
  const holders = holdersOf(round)
  const other = holders.includes(userId) ? (holders.find((id) => id !== userId) ?? null) : null
  const status = other === null ? 'recorded' : 'scoring'
  return { status, judge_id: other, ...(round.ballots_needed !== null && { second_judge_id: null }) }
}
