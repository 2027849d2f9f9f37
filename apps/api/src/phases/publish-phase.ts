/** The owner publishes the current phase, whole: from now on everybody sees its scores (phases-and-seeding §3). */
import { decidePhase, roundsOfPhase } from '@trickline/competition/phases'
import { refuse } from '@trickline/contract/refusals'
import type { Refusal } from '@trickline/contract/refusals'
import type { CompetitionRecord } from '../competitions/competitions-store.ts'
import { lockCompetition } from '../competitions/competitions-store.ts'
import { entriesOf } from '../entries/entries-store.ts'
import type { Work } from '../platform/http/work.ts'
import { announceRounds } from '../rounds/announce-rounds.ts'
import { changeRounds } from '../rounds/round-changes-store.ts'
import { lockRoundsOfCompetition, roundsById } from '../rounds/rounds-store.ts'

/** `ids`: every round of the phase. Publishing before the athletes validated is possible: the screen asks first. */
export async function publishPhase(work: Work, ids: readonly number[]): Promise<{ success: true } | Refusal> {
  const { tx, now, person } = work
  const competition = await competitionOf(work, ids)
  if ('refused' in competition) return competition
  const rounds = await lockRoundsOfCompetition(tx, competition.id)
  const named = new Set(rounds.filter((round) => ids.includes(round.id)).map((round) => round.number))
  // of several phases one at most is the current one
  const [roundNumber = 0] = named.size === 1 ? named : []
  const { refusal } = decidePhase(person, { competition, rounds, roundNumber }, 'publish')
  if (refusal) return refuse(refusal)
  if (ids.length < roundsOfPhase(rounds, roundNumber).length) {
    return refuse('invalid', { errors: { id: ['not-whole-phase'] } })
  }

  const phase = roundsOfPhase(rounds, roundNumber)
  const changes = { status: 'published', publish_at: now } as const
  const published = await changeRounds(work, phase, changes, { action: 'publish' })
  const entries = await entriesOf(tx, competition.id)
  await announceRounds(work, { competition, entries, rounds: published }, 'RoundsBatchUpdated')
  return { success: true }
}

/** The one competition of these rounds, locked. */
async function competitionOf({ tx }: Work, ids: readonly number[]): Promise<CompetitionRecord | Refusal> {
  const named = await roundsById(tx, ids)
  const [first, ...more] = new Set(named.map((round) => round.competition_id))
  if (named.length < ids.length || first === undefined) return refuse('not-found')
  // among several competitions, or with a training round, it is nobody's phase
  if (first === null || more.length > 0) return refuse('invalid', { errors: { id: ['not-whole-phase'] } })
  return (await lockCompetition(tx, first, 'update')) ?? refuse('not-found')
}
