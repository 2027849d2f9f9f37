/** The owner advances a published phase, to the next one or the podium, as planned by the rules (phases-and-seeding §4). */
import { type AdvancePlan, decideAdvance } from '@trickline/competition/advancing'
import { isRefusal, refuse } from '@trickline/contract/refusals'
import type { Refusal } from '@trickline/contract/refusals'
import { tellNearTurns } from '../athletes/tell-near-turns.ts'
import { type LockedCompetition, lockVisibleCompetition } from '../competitions/lock-competition.ts'
import { announceEntries } from '../entries/announce-entries.ts'
import { entryChanges, withChanges } from '../entries/change-entries.ts'
import { type EntryRecord, storeEntries } from '../entries/entries-store.ts'
import { awaitedPlaces } from '../entries/entry-row.ts'
import type { Work } from '../platform/http/work.ts'
import { announceRounds } from '../rounds/announce-rounds.ts'
import { renewInquiryClock } from '../rounds/inquiries/renew-clock.ts'
import { flagWinners } from '../rounds/round-changes-store.ts'
import { lockRoundsOfCompetition, type RoundRecord } from '../rounds/rounds-store.ts'
import { beginPhase } from './begin-phase.ts'
import { finishCompetition } from './finish-competition.ts'

type NextPhase = Extract<AdvancePlan, { kind: 'next-phase' }>

export async function advancePhase(
  work: Work,
  { competition_id: id, round_number: roundNumber }: { competition_id: number; round_number: number },
): Promise<{ success: true } | Refusal> {
  const locked = await lockVisibleCompetition(work, id)
  if (isRefusal(locked)) return locked
  const rounds = await lockRoundsOfCompetition(work.tx, id)
  const { refusal, move: plan } = decideAdvance(work.person, {
    ...locked,
    rounds,
    roundNumber,
    now: work.now.getTime(),
  })
  if (refusal) return refuse(refusal)

  const flagged = await flagWinners(work, rounds, plan.winners)
  if (flagged.length > 0) await announceRounds(work, { ...locked, rounds: flagged }, 'RoundsBatchUpdated')
  await (plan.kind === 'podium'
    ? finishCompetition(work, locked, plan.podium, rounds)
    : beginNextPhase(work, locked, plan, rounds))
  return { success: true }
}

async function beginNextPhase(
  work: Work,
  locked: LockedCompetition,
  plan: NextPhase,
  roundsBefore: readonly RoundRecord[],
): Promise<void> {
  const { competition } = locked
  const changed = changedEntries(locked, plan)
  await storeEntries(work.tx, changed)
  const rounds = await beginPhase(work, competition, plan.rounds)
  const changes = entryChanges(locked, changed)
  const after = withChanges(locked, changes)
  await announceEntries(work, after, changes, awaitedPlaces(competition, [...roundsBefore, ...rounds]))
  await announceRounds(work, { ...after, rounds }, 'CreateRoundUpdated')
  await tellNearTurns(work, competition, rounds[0])
  // with rounds that were set aside their inquiries come back
  await renewInquiryClock(work, after, rounds)
}

/** Who got a seed, and who is out. */
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
