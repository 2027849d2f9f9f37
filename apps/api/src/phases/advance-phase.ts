/** The owner advances a published phase, to the next one or the podium, as planned by the rules (phases-and-seeding §4). */
import { planAdvance } from '@trickline/competition/advancing'
import type { AdvancePlan, WinnerFlag } from '@trickline/competition/advancing'
import type { CompetingAthlete } from '@trickline/competition/model'
import { decidePhase } from '@trickline/competition/phases'
import { isRefusal, refuse } from '@trickline/contract/refusals'
import type { Refusal } from '@trickline/contract/refusals'
import type { CompetitionRecord } from '../competitions/competitions-store.ts'
import { lockVisibleCompetition } from '../competitions/lock-visible-competition.ts'
import { announceEntries, entryChanges } from '../entries/announce-entries.ts'
import { awaitedPlaces } from '../entries/awaited-places.ts'
import { lockEntriesOf, seedEntries, updateEntries } from '../entries/entries-store.ts'
import type { EntryRecord } from '../entries/entries-store.ts'
import type { Work } from '../platform/http/work.ts'
import { announceRounds } from '../rounds/announce-rounds.ts'
import { changeRounds } from '../rounds/round-changes-store.ts'
import { peopleOfRounds } from '../rounds/round-row.ts'
import { lockRoundsOfCompetition } from '../rounds/rounds-store.ts'
import type { RoundRecord } from '../rounds/rounds-store.ts'
import { finishCompetition } from './finish-competition.ts'
import { openPhase } from './open-phase.ts'

type Phase = { competition: CompetitionRecord; entries: EntryRecord[]; rounds: RoundRecord[] }

export async function advancePhase(
  work: Work,
  input: { competition_id: number; round_number: number },
): Promise<{ success: true } | Refusal> {
  const { tx, person } = work
  const competition = await lockVisibleCompetition(work, input.competition_id, 'update')
  if (isRefusal(competition)) return competition
  const entries = await lockEntriesOf(tx, competition.id)
  const rounds = await lockRoundsOfCompetition(tx, competition.id)
  const phase = { competition, entries, rounds }
  const athletes = athletesWhoStarted(entries)
  const context = { competition, athletes, rounds, roundNumber: input.round_number }
  const { refusal } = decidePhase(person, context, 'advance')
  if (refusal) return refuse(refusal)

  const plan = planAdvance(context, input.round_number)
  await flagWinners(work, phase, plan.winners)
  await (plan.kind === 'podium'
    ? finishCompetition(work, competition, plan.podium, rounds)
    : beginNextPhase(work, phase, plan))
  return { success: true }
}

/** Eliminated ones included. */
function athletesWhoStarted(entries: readonly EntryRecord[]): CompetingAthlete[] {
  return entries.flatMap(({ id, userId, role, status, orderNumber, seed }) => {
    const started = status === 'competing' || status === 'eliminated'
    return role === 'athlete' && userId !== null && started
      ? [{ userId, entryId: id, orderNumber, seed }]
      : []
  })
}

async function flagWinners(work: Work, phase: Phase, flags: readonly WinnerFlag[]): Promise<void> {
  if (flags.length === 0) return
  const flag = async (won: boolean) => {
    const ids = new Set(flags.filter(({ isVsWinner }) => isVsWinner === won).map(({ roundId }) => roundId))
    const rounds = phase.rounds.filter(({ id }) => ids.has(id))
    return changeRounds(work, rounds, { is_vs_winner: won }, { action: 'advance' })
  }
  const changed = [...(await flag(true)), ...(await flag(false))]
  await announceRounds(
    work,
    { ...phase, rounds: changed, people: await peopleOfRounds(work.tx, changed) },
    'RoundsBatchUpdated',
  )
}

async function beginNextPhase(
  work: Work,
  { competition, entries, rounds: before }: Phase,
  plan: Extract<AdvancePlan, { kind: 'next-phase' }>,
): Promise<void> {
  const seeds = new Map(plan.advancing.map(({ entryId, seed }) => [entryId, seed]))
  const newlySeeded = entries.flatMap((entry) => {
    const seed = seeds.get(entry.id)
    return seed === undefined || seed === entry.seed ? [] : [{ id: entry.id, seed }]
  })
  const out = plan.eliminated.map((athlete) => athlete.entryId)
  const changed = [
    ...(await seedEntries(work.tx, newlySeeded)),
    ...(await updateEntries(work.tx, out, { status: 'eliminated' })),
  ]
  const rounds = await openPhase(work, competition, plan.rounds)
  const places = awaitedPlaces(competition, [...before, ...rounds])
  await announceEntries(work, competition, entryChanges(entries, changed), places)
  await announceRounds(
    work,
    { competition, entries, rounds, people: await peopleOfRounds(work.tx, rounds) },
    'CreateRoundUpdated',
  )
}
