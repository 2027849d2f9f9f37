/** A public competition for everyone's pages: the detail with what they tell beside it (calls §18). */
import type { Kysely } from 'kysely'
import { estimatedPhaseStarts, estimatedStartTimes } from '@trickline/competition/estimated-start-times'
import { currentPhase, phasesOf, roundsOfPhase } from '@trickline/competition/phases'
import { recordingMinutesOf } from '@trickline/competition/schedule'
import { athletesSummary } from '@trickline/competition/summary'
import type { LiveDetail } from '@trickline/contract/competitions'
import { entriesOf, type EntryRecord } from '../entries/entries-store.ts'
import { iso } from '../platform/rows.ts'
import type { Schema } from '../platform/postgres/schema.ts'
import { type RoundRecord, roundsOfCompetition } from '../rounds/rounds-store.ts'
import { trickCounts } from '../rounds/validated-tricks-store.ts'
import { competitionDetail } from './competition-detail.ts'
import { type CompetitionRecord, lastResults } from './competitions-store.ts'
import { bestRound } from './podium-rows.ts'
import { dayOf } from './wall-clock.ts'

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

function timesOf(record: CompetitionRecord, stored: readonly RoundRecord[]) {
  const typeId = record.type_id ?? 2
  const rounds = stored.map((round) => ({ ...round, runOrder: round.run_order }))
  const current = currentPhase(record, rounds)
  const isRunning = record.status === 'started'
  return {
    rounds:
      current && isRunning
        ? estimatedStartTimes(
            roundsOfPhase(rounds, current.number),
            recordingMinutesOf({ isVs: record.isVs, typeId }, current.stage),
          )
        : new Map<number, number>(),
    phases:
      record.status === 'finished'
        ? new Map<number, number>()
        : estimatedPhaseStarts({ ...record, typeId, isOneDay: isOneDay(record) }, rounds),
  }
}

function isOneDay({ date_start: start, date_end: end, time_zone: zone }: CompetitionRecord): boolean {
  return start !== null && (end === null || dayOf(start, zone) === dayOf(end, zone))
}

function instant(time: number | undefined): string | null {
  return iso(time ?? null)
}
