/** Publishes rounds: the owner the whole current phase, for everybody to see (phases-and-seeding §3); athletes their training. */
import { inquiriesEnd } from '@trickline/competition/inquiries'
import { decidePhase, roundsOfPhase } from '@trickline/competition/phases'
import { refuse } from '@trickline/contract/refusals'
import type { Refusal } from '@trickline/contract/refusals'
import { announceCompetition } from '../competitions/announce-competition.ts'
import { changeCompetition } from '../competitions/competitions-store.ts'
import { type LockedCompetition, lockWithEntries } from '../competitions/lock-competition.ts'
import type { Work } from '../platform/http/work.ts'
import { announceRounds } from '../rounds/announce-rounds.ts'
import { changeRounds } from '../rounds/round-changes-store.ts'
import { lockRoundsOfCompetition, roundsById } from '../rounds/rounds-store.ts'
import { publishTrainingRounds } from '../training/publish-training-rounds.ts'

/** `ids`: every round of a phase, validated by its athlete or not; or the athlete's own training rounds. */
export async function publishRounds(
  work: Work,
  ids: readonly number[],
): Promise<{ success: true } | Refusal> {
  const found = await roundsById(work.tx, ids)
  const [competitionId, ...more] = new Set(found.map((round) => round.competition_id))
  if (competitionId === null && more.length === 0) return publishTrainingRounds(work, ids)
  if (found.length < ids.length || competitionId === undefined) return refuse('not-found')
  return competitionId === null || more.length > 0
    ? refuse('invalid', { errors: { id: ['not-whole-phase'] } })
    : publishPhase(work, competitionId, ids)
}

async function publishPhase(
  work: Work,
  competitionId: number,
  ids: readonly number[],
): Promise<{ success: true } | Refusal> {
  const { tx, now, person } = work
  const locked = await lockWithEntries(tx, competitionId)
  if (!locked) return refuse('not-found')
  const { competition } = locked
  const rounds = await lockRoundsOfCompetition(tx, competition.id)
  const phaseNumbers = new Set(rounds.filter((round) => ids.includes(round.id)).map((round) => round.number))
  // 0, which is no phase, if the rounds belong to several phases
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
