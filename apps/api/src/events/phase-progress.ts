/** Who takes part in a phase of a division, and how far the phase is (events §5). */
import { estimatedStartTimes } from '@trickline/competition/estimated-start-times'
import { currentPhase, phaseAt, roundsOfPhase } from '@trickline/competition/phases'
import { isJudged } from '@trickline/competition/statuses'
import { recordingMinutesOf } from '@trickline/competition/schedule'
import {
  keyOf,
  type PeopleOfPhase,
  type PhaseKey,
  type PhaseProgress,
} from '@trickline/competition/timetable'
import type { Kysely } from 'kysely'
import type { CompetitionRecord } from '../competitions/competitions-store.ts'
import { entriesOfCompetitions, type EntryRecord } from '../entries/entries-store.ts'
import type { Schema } from '../platform/postgres/schema.ts'
import { roundsOfCompetitions, type RoundTimes, timesOfRounds } from '../rounds/rounds-store.ts'

const takePart: ReadonlySet<EntryRecord['status']> = new Set(['pending', 'approved', 'competing'])
const nobody: PeopleOfPhase = { athletes: new Set(), judges: new Set() }

/** For a phase that has begun, those with a round in it; for a coming one, everyone who may still be in it. */
export async function peopleOfPhases(
  db: Kysely<Schema>,
  divisions: readonly CompetitionRecord[],
): Promise<(phase: PhaseKey) => PeopleOfPhase> {
  const ids = divisions.map(({ id }) => id)
  const [entries, rounds] = await Promise.all([entriesOfCompetitions(db, ids), roundsOfCompetitions(db, ids)])
  const judges = new Map<number, Set<number>>()
  const athletes = new Map<number, Set<number>>()
  for (const { competition_id, userId, role, status } of entries) {
    if (userId === null || !takePart.has(status)) continue
    addTo(role === 'judge' ? judges : athletes, competition_id, userId)
  }
  const riding = new Map<string, Set<number>>()
  for (const { competition_id, number, userId } of rounds)
    if (competition_id !== null) addTo(riding, `${competition_id}/${number}`, userId)
  return ({ competitionId, roundNumber }) => ({
    athletes: riding.get(`${competitionId}/${roundNumber}`) ?? athletes.get(competitionId) ?? nobody.athletes,
    judges: judges.get(competitionId) ?? nobody.judges,
  })
}

function addTo<Key>(sets: Map<Key, Set<number>>, key: Key, value: number): void {
  const set = sets.get(key) ?? new Set()
  set.add(value)
  sets.set(key, set)
}

export async function progressOfPhases(
  db: Kysely<Schema>,
  divisions: readonly CompetitionRecord[],
): Promise<(phase: PhaseKey) => PhaseProgress> {
  const begun = divisions.filter(({ status }) => status === 'started' || status === 'finished')
  const rounds = await timesOfRounds(
    db,
    begun.map(({ id }) => id),
  )
  const known = new Map<string, PhaseProgress>()
  return (phase) => {
    const division = begun.find(({ id }) => id === phase.competitionId)
    if (!division) return { state: 'coming' }
    const progress = known.get(keyOf(phase)) ?? progressIn(division, rounds, phase.roundNumber)
    known.set(keyOf(phase), progress)
    return progress
  }
}

function progressIn(
  division: CompetitionRecord,
  all: readonly RoundTimes[],
  roundNumber: number,
): PhaseProgress {
  const rounds = all.filter(({ competitionId }) => competitionId === division.id)
  const own = roundsOfPhase(rounds, roundNumber)
  const started = own.flatMap(({ recordingStartAt }) => recordingStartAt ?? [])
  const isPast = (currentPhase(division, rounds)?.number ?? 0) > roundNumber || division.status === 'finished'
  if (isPast || (own.length > 0 && own.every(isJudged))) {
    const ends = own.flatMap(({ completedAt, recordingEndAt }) => completedAt ?? recordingEndAt ?? [])
    return { state: 'over', endedAt: Math.max(0, ...ends) }
  }
  if (started.length === 0) return { state: 'coming' }
  const minutes = recordingMinutesOf(
    { isVs: division.isVs, typeId: division.type_id ?? 2 },
    phaseAt(division, roundNumber)?.stage ?? null,
  )
  const coming = [...estimatedStartTimes(own, minutes).values()]
  const last = Math.max(...started, ...coming)
  return { state: 'on', startedAt: Math.min(...started), about: last + minutes * 60_000 }
}
