/** A public competition for its public pages: the detail, and what they show beside it (calls §18). */
import type { Kysely } from 'kysely'
import { phasesOf } from '@trickline/competition/phases'
import { athletesSummary } from '@trickline/competition/summary'
import type { LiveDetail } from '@trickline/contract/competitions'
import { entriesOf, type EntryRecord } from '../entries/entries-store.ts'
import { iso } from '../platform/rows.ts'
import type { Schema } from '../platform/postgres/schema.ts'
import { roundsOfCompetition } from '../rounds/rounds-store.ts'
import { trickCounts } from '../rounds/validated-tricks-store.ts'
import { competitionDetail } from './competition-detail.ts'
import { type CompetitionRecord, lastResults } from './competitions-store.ts'
import { timesOf } from './phase-times.ts'
import { bestRound } from './podium-rows.ts'

export async function liveDetail(db: Kysely<Schema>, record: CompetitionRecord): Promise<LiveDetail> {
  const [detail, entries, stored] = await Promise.all([
    competitionDetail(db, record, null),
    entriesOf(db, record.id),
    roundsOfCompetition(db, record.id),
  ])
  const athletes = detail.competition_users.flatMap(({ role, user_id }) =>
    role.name === 'athlete' && user_id !== null ? [user_id] : [],
  )
  const published = detail.rounds.filter(({ score_parts }) => score_parts !== null)
  const [results, counts, best] = await Promise.all([
    lastResults(db, record, athletes),
    trickCounts(
      db,
      published.map(({ id }) => id),
    ),
    record.status === 'finished' ? bestRound(db, stored) : null,
  ])
  const times = timesOf(record, stored)
  return {
    ...detail,
    competition_users: detail.competition_users.map((entry) => ({
      ...entry,
      last_result: results.get(entry.user_id ?? 0) ?? null,
    })),
    rounds: detail.rounds.map((round) => ({
      ...round,
      score_parts: round.score_parts && { ...round.score_parts, tricks_count: counts.get(round.id) ?? 0 },
      about: instant(times.rounds.get(round.id)),
    })),
    waiting: waitingIn(record, entries),
    best_round: best,
    phases: phasesOf(record).map(({ number, name }) => ({
      round_number: number,
      round_name: name,
      about: instant(times.phases.get(number)),
    })),
  }
}

function waitingIn({ athletesMax }: CompetitionRecord, entries: readonly EntryRecord[]): number {
  const { approved, pending } = athletesSummary(entries)
  return Math.max(0, pending - Math.max(0, athletesMax - approved))
}

function instant(time: number | undefined): string | null {
  return iso(time ?? null)
}
