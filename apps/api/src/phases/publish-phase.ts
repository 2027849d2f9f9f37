/** The owner publishes the whole current phase: everybody sees its scores (phases-and-seeding §3). */
import { inquiriesEnd } from '@trickline/competition/inquiries'
import { decidePhase, roundsOfPhase } from '@trickline/competition/phases'
import { isRefusal, refuse } from '@trickline/contract/refusals'
import type { Refusal } from '@trickline/contract/refusals'
import { announceCompetition } from '../competitions/announce-competition.ts'
import { changeCompetition } from '../competitions/competitions-store.ts'
import { type LockedCompetition, lockWithEntries } from '../competitions/lock-competition.ts'
import type { Work } from '../platform/http/work.ts'
import { announceRounds } from '../rounds/announce-rounds.ts'
import { changeRounds } from '../rounds/round-changes-store.ts'
import { lockRoundsOfCompetition, roundsById } from '../rounds/rounds-store.ts'

/** `ids`: every round of the phase, validated by its athlete or not. */
export async function publishPhase(work: Work, ids: readonly number[]): Promise<{ success: true } | Refusal> {
  const { tx, now, person } = work
  const locked = await lockCompetitionOf(work, ids)
  if (isRefusal(locked)) return locked
  const { competition } = locked
  const rounds = await lockRoundsOfCompetition(tx, competition.id)
  const phaseNumbers = new Set(rounds.filter((round) => ids.includes(round.id)).map((round) => round.number))
  // 0, which is no phase, for rounds of several phases
  const [roundNumber = 0] = phaseNumbers.size === 1 ? phaseNumbers : []
  const { refusal } = decidePhase(person, { competition, rounds, roundNumber }, 'publish')
  if (refusal) return refuse(refusal)
  const phase = roundsOfPhase(rounds, roundNumber)
  if (ids.length < phase.length) return refuse('invalid', { errors: { id: ['not-whole-phase'] } })

  const changes = { status: 'published', publish_at: now } as const
  const published = await changeRounds(work, phase, changes, { action: 'publish' })
  await announceRounds(work, { ...locked, rounds: published }, 'RoundsBatchUpdated')
  await beginInquiries(work, locked)
  return { success: true }
}

async function beginInquiries(work: Work, locked: LockedCompetition): Promise<void> {
  const { competition: before } = locked
  const until = inquiriesEnd(before.inquiry_minutes, work.now.getTime())
  if (until === before.inquiriesUntil) return
  const changes = { inquiries_until: until === null ? null : new Date(until) }
  const competition = await changeCompetition(work.tx, before.id, changes, work.now)
  await announceCompetition(work, { ...locked, competition }, before)
}

async function lockCompetitionOf({ tx }: Work, ids: readonly number[]): Promise<LockedCompetition | Refusal> {
  const found = await roundsById(tx, ids)
  const [first, ...more] = new Set(found.map((round) => round.competition_id))
  if (found.length < ids.length || first === undefined) return refuse('not-found')
  // several competitions, or a training round
  if (first === null || more.length > 0) return refuse('invalid', { errors: { id: ['not-whole-phase'] } })
  return (await lockWithEntries(tx, first)) ?? refuse('not-found')
}
