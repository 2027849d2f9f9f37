/** The owner publishes the current phase, whole: from now on everybody sees its scores (phases-and-seeding §3). */
import { canPublishPhase } from '@trickline/competition/permissions'
import { phaseIsPublishable, roundsOfPhase } from '@trickline/competition/phases'
import { refuse } from '@trickline/contract/refusals'
import type { Refusal } from '@trickline/contract/refusals'
import type { CompetitionRecord } from '../competitions/competitions-store.ts'
import { asCompetition, lockCompetition } from '../competitions/competitions-store.ts'
import { entriesOf } from '../entries/entries-store.ts'
import type { Work } from '../platform/http/work.ts'
import { announceRounds } from '../rounds/announce-rounds.ts'
import { asRound, lockRoundsOfCompetition, roundsById, updateRounds } from '../rounds/rounds-store.ts'
import type { RoundRecord } from '../rounds/rounds-store.ts'

/** `ids`: every round of the phase. Publishing before the athletes validated is possible: the screen asks first. */
export async function publishPhase(work: Work, ids: readonly number[]): Promise<{ success: true } | Refusal> {
  const { tx, now } = work
  const competition = await competitionOf(work, ids)
  if ('refused' in competition) return competition
  const rounds = await lockRoundsOfCompetition(tx, competition.id)
  const refused = whyNotPublished(competition, rounds, ids)
  if (refused) return refused

  const published = await updateRounds(tx, ids, { status: 'published', publish_at: now }, now)
  const entries = await entriesOf(tx, competition.id)
  await announceRounds(work, { competition, entries, rounds: published }, 'RoundsBatchUpdated')
  return { success: true }
}

/** The one competition of these rounds, locked, if its phases are this person's to publish. */
async function competitionOf(
  { tx, person }: Work,
  ids: readonly number[],
): Promise<CompetitionRecord | Refusal> {
  const named = await roundsById(tx, ids)
  const [first, ...more] = new Set(named.map((round) => round.competition_id))
  if (named.length < ids.length || first === undefined) return refuse('not-found')
  // among several competitions, or with a training round, it is nobody's phase
  if (first === null || more.length > 0) return refuse('invalid', { errors: { id: ['not-whole-phase'] } })
  const competition = await lockCompetition(tx, first, 'update')
  if (!competition) return refuse('not-found')
  return canPublishPhase(person, asCompetition(competition)) ? competition : refuse('not-allowed')
}

function whyNotPublished(
  competition: CompetitionRecord,
  records: readonly RoundRecord[],
  ids: readonly number[],
): Refusal | null {
  if (competition.status !== 'started') return refuse('wrong-state')
  const rounds = records.map(asRound)
  const named = rounds.filter((round) => ids.includes(round.id))
  const current = Math.max(...rounds.map((round) => round.roundNumber ?? 0))
  if (named.some((round) => round.roundNumber !== current)) return refuse('not-current-phase')
  const phase = roundsOfPhase(rounds, current)
  if (!phaseIsPublishable(phase)) return refuse('phase-not-ready')
  if (named.length < phase.length) return refuse('invalid', { errors: { id: ['not-whole-phase'] } })
  return null
}
