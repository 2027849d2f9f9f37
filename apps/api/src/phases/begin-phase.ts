/** The rounds of a phase: those that were set aside come back where the same athlete reaches the same place, the others are new. */
import type { NewRound } from '@trickline/competition/model'
import type { CompetitionRecord } from '../competitions/competitions-store.ts'
import type { Work } from '../platform/http/work.ts'
import { changeRounds, hideRounds } from '../rounds/round-changes-store.ts'
import { bringBack, insertPhase, placesSetAside, type RoundRecord } from '../rounds/rounds-store.ts'

/** What was published stays so only when the whole phase came back as it was, since a phase is published as a whole. */
export async function beginPhase(
  work: Work,
  competition: CompetitionRecord,
  planned: readonly NewRound[],
): Promise<RoundRecord[]> {
  const { tx, now } = work
  const [first] = planned
  if (!first) return []
  const aside = await placesSetAside(tx, { competitionId: competition.id, roundNumber: first.roundNumber })
  const places = planned.map((round) => ({ round, earlier: aside.find((each) => isSamePlace(each, round)) }))
  const back = await bringBack(
    tx,
    places.flatMap(({ round, earlier }) => (earlier ? [{ id: earlier.id, runOrder: round.runOrder }] : [])),
  )
  const staysPublished = back.length === planned.length && back.every(({ status }) => status === 'published')
  const hidden = back.filter(({ status }) => status === 'published' && !staysPublished)
  const kept = back.filter((round) => !hidden.includes(round))
  const brought = [
    ...(await changeRounds(work, kept, {}, { action: 'advance' })),
    ...(await hideRounds(work, hidden)),
  ]
  const created = await insertPhase(
    tx,
    competition,
    places.flatMap(({ round, earlier }) => (earlier ? [] : [round])),
    now,
  )
  return [...brought, ...created].toSorted((a, b) => a.run_order - b.run_order || a.id - b.id)
}

type Place = Pick<NewRound, 'userId' | 'stage' | 'vsGroup' | 'vsMatchNumber'>

function isSamePlace(earlier: Place, { userId, stage, vsGroup, vsMatchNumber }: Place): boolean {
  return (
    earlier.userId === userId &&
    earlier.stage === stage &&
    earlier.vsGroup === vsGroup &&
    earlier.vsMatchNumber === vsMatchNumber
  )
}
