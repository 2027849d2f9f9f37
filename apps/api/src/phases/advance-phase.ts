/** The owner advances a published phase to the next one or the podium, as the rules plan it (phases-and-seeding §4). */
import { type AdvancePlan, decideAdvance } from '@trickline/competition/advancing'
import type { NewRound } from '@trickline/competition/model'
import { isRefusal, refuse } from '@trickline/contract/refusals'
import type { Refusal } from '@trickline/contract/refusals'
import { tellFirstTurns } from '../athletes/tell-near-turns.ts'
import { type LockedCompetition, lockVisibleCompetition } from '../competitions/lock-competition.ts'
import { announceEntries } from '../entries/announce-entries.ts'
import { entryChanges, withChanges } from '../entries/change-entries.ts'
import { type EntryRecord, storeEntries } from '../entries/entries-store.ts'
import { awaitedPlaces } from '../entries/entry-row.ts'
import type { Work } from '../platform/http/work.ts'
import { announceRounds } from '../rounds/announce-rounds.ts'
import { renewInquiryClock } from '../rounds/inquiries/renew-clock.ts'
import { changeRounds, flagWinners, hidden } from '../rounds/round-changes-store.ts'
import { bringBack, insertPhase, lockRoundsWithAside, type RoundRecord } from '../rounds/rounds-store.ts'
import { finishCompetition } from './finish-competition.ts'

type NextPhase = Extract<AdvancePlan, { kind: 'next-phase' }>
type LockedPhases = LockedCompetition & { rounds: readonly RoundRecord[]; aside: readonly RoundRecord[] }

export async function advancePhase(
  work: Work,
  { competition_id: id, round_number: roundNumber }: { competition_id: number; round_number: number },
): Promise<{ success: true } | Refusal> {
  const competition = await lockVisibleCompetition(work, id)
  if (isRefusal(competition)) return competition
  const locked = { ...competition, ...(await lockRoundsWithAside(work.tx, id)) }
  const { refusal, move: plan } = decideAdvance(work.person, {
    ...locked,
    roundNumber,
    now: work.now.getTime(),
  })
  if (refusal) return refuse(refusal)

  const flagged = await flagWinners(work, locked.rounds, plan.winners)
  if (plan.kind === 'podium') {
    await announceFlagged(work, locked, flagged)
    await finishCompetition(work, locked, plan.podium)
  } else await beginNextPhase(work, locked, plan, flagged)
  return { success: true }
}

async function announceFlagged(work: Work, locked: LockedCompetition, rounds: readonly RoundRecord[]) {
  if (rounds.length > 0) await announceRounds(work, { ...locked, rounds }, 'RoundsBatchUpdated')
}

async function beginNextPhase(
  work: Work,
  locked: LockedPhases,
  plan: NextPhase,
  flagged: readonly RoundRecord[],
): Promise<void> {
  const { competition } = locked
  const changed = changedEntries(locked, plan)
  await storeEntries(work.tx, changed)
  const { rounds, hasEarlier } = await storePhase(work, locked, plan.rounds)

  const changes = entryChanges(locked, changed)
  const after = withChanges(locked, changes)
  await announceFlagged(work, locked, flagged)
  await announceEntries(work, after, changes, awaitedPlaces(competition, [...locked.rounds, ...rounds]))
  await announceRounds(work, { ...after, rounds }, 'CreateRoundUpdated')
  await tellFirstTurns(work, { ...after, rounds })
  // with the rounds that come back, their inquiries come back too
  if (hasEarlier) await renewInquiryClock(work, after, rounds)
}

/** The athletes who got a seed, and those who are out. */
function changedEntries({ entries }: LockedCompetition, plan: NextPhase): EntryRecord[] {
  const seeds = new Map(plan.advancing.map(({ entryId, seed }) => [entryId, seed]))
  const eliminatedIds = new Set(plan.eliminated.map(({ entryId }) => entryId))
  const seeded = entries.flatMap((entry) => {
    const seed = seeds.get(entry.id)
    return seed === undefined || seed === entry.seed ? [] : [{ ...entry, seed }]
  })
  const eliminated = entries.filter(({ id }) => eliminatedIds.has(id))
  return [...seeded, ...eliminated.map((entry) => ({ ...entry, status: 'eliminated' as const }))]
}

/**
 * Rounds that were set aside come back where the same athlete reaches the same place; all others are new. Published rounds
 * stay published only if the whole phase comes back unchanged, since a phase is published as a whole.
 */
async function storePhase(work: Work, { competition, aside }: LockedPhases, planned: readonly NewRound[]) {
  const places = planned.map((round) => ({ round, earlier: aside.find((each) => isSamePlace(each, round)) }))
  const back = await bringBack(
    work.tx,
    places.flatMap(({ round, earlier }) => (earlier ? [{ id: earlier.id, runOrder: round.runOrder }] : [])),
  )
  const staysPublished = back.length === planned.length && back.every(({ status }) => status === 'published')
  const changesOf = (round: RoundRecord) =>
    round.status === 'published' && !staysPublished ? hidden(round) : {}
  const created = await insertPhase(
    work.tx,
    competition,
    places.flatMap(({ round, earlier }) => (earlier ? [] : [round])),
    work.now,
  )
  const rounds = [...(await changeRounds(work, back, changesOf, { action: 'advance' })), ...created]
  return {
    rounds: rounds.toSorted((a, b) => a.run_order - b.run_order || a.id - b.id),
    hasEarlier: back.length > 0,
  }
}

function isSamePlace(
  earlier: RoundRecord,
  { roundNumber, userId, stage, vsGroup, vsMatchNumber }: NewRound,
): boolean {
  return (
    earlier.roundNumber === roundNumber &&
    earlier.userId === userId &&
    earlier.stage === stage &&
    earlier.vsGroup === vsGroup &&
    earlier.vsMatchNumber === vsMatchNumber
  )
}
