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
/** What leaving the phase stores: changed entries, rounds that come back, and new ones. */
type NextPhaseChanges = {
  entries: readonly EntryRecord[]
  earlier: readonly { id: number; runOrder: number }[]
  created: readonly NewRound[]
}

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
  const changes = plan.kind === 'next-phase' ? changesFor(locked, plan) : null

  const flagged = await flagWinners(work, locked.rounds, plan.winners)
  const begun = changes && (await storeNextPhase(work, locked, changes))
  if (flagged.length > 0) await announceRounds(work, { ...locked, rounds: flagged }, 'RoundsBatchUpdated')
  if (changes && begun) await announceNextPhase(work, locked, changes, begun)
  if (plan.kind === 'podium') await finishCompetition(work, locked, plan.podium)
  return { success: true }
}

/** Rounds that were set aside come back where the same athlete reaches the same place, the others are new. */
function changesFor({ entries, aside }: LockedPhases, plan: NextPhase): NextPhaseChanges {
  const seeds = new Map(plan.advancing.map(({ entryId, seed }) => [entryId, seed]))
  const eliminatedIds = new Set(plan.eliminated.map(({ entryId }) => entryId))
  const seeded = entries.flatMap((entry) => {
    const seed = seeds.get(entry.id)
    return seed === undefined || seed === entry.seed ? [] : [{ ...entry, seed }]
  })
  const eliminated = entries.filter(({ id }) => eliminatedIds.has(id))
  const places = plan.rounds.map((round) => ({
    round,
    earlier: aside.find((each) => isSamePlace(each, round)),
  }))
  return {
    entries: [...seeded, ...eliminated.map((entry) => ({ ...entry, status: 'eliminated' as const }))],
    earlier: places.flatMap(({ round, earlier }) =>
      earlier ? [{ id: earlier.id, runOrder: round.runOrder }] : [],
    ),
    created: places.flatMap(({ round, earlier }) => (earlier ? [] : [round])),
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

/** Returns the rounds of the phase. */
async function storeNextPhase(
  work: Work,
  { competition }: LockedPhases,
  { entries, earlier, created }: NextPhaseChanges,
): Promise<RoundRecord[]> {
  await storeEntries(work.tx, entries)
  const rounds = await insertPhase(work.tx, competition, created, work.now)
  if (earlier.length > 0) rounds.push(...(await comeBack(work, earlier, created.length === 0)))
  return rounds.toSorted((a, b) => a.run_order - b.run_order || a.id - b.id)
}

/** What was published stays so only when the whole phase comes back as it was, since a phase is published as a whole. */
async function comeBack(
  work: Work,
  earlier: NextPhaseChanges['earlier'],
  isWhole: boolean,
): Promise<RoundRecord[]> {
  const back = await bringBack(work.tx, earlier)
  const staysPublished = isWhole && back.every(({ status }) => status === 'published')
  const changesOf = (round: RoundRecord) =>
    round.status === 'published' && !staysPublished ? hidden(round) : {}
  return changeRounds(work, back, changesOf, { action: 'advance' })
}

async function announceNextPhase(
  work: Work,
  locked: LockedPhases,
  { entries, earlier }: NextPhaseChanges,
  rounds: readonly RoundRecord[],
): Promise<void> {
  const changes = entryChanges(locked, entries)
  const after = withChanges(locked, changes)
  const places = awaitedPlaces(locked.competition, [...locked.rounds, ...rounds])
  await announceEntries(work, after, changes, places)
  await announceRounds(work, { ...after, rounds }, 'CreateRoundUpdated')
  await tellFirstTurns(work, { ...after, rounds })
  // with the rounds that come back, their inquiries come back too
  if (earlier.length > 0) await renewInquiryClock(work, after, rounds)
}
