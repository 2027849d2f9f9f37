/** Public lists of running, coming and latest finished competitions (calls §18). */
import { currentPhase, phaseIsFinished, phasesOf, roundsOfPhase } from '@trickline/competition/phases'
import { standings } from '@trickline/competition/standings'
import { isJudged } from '@trickline/competition/statuses'
import { canSeeRoundScore } from '@trickline/competition/visibility'
import type { ReplyOf } from '@trickline/contract/call'
import type { liveList, LiveListRow } from '@trickline/contract/competitions'
import type { Refusal } from '@trickline/contract/refusals'
import { channelOf } from '@trickline/contract/live-events'
import type { Kysely } from 'kysely'
import { entriesOf } from '../entries/entries-store.ts'
import { peopleById } from '../people/people-store.ts'
import { personShort } from '../people/person-row.ts'
import type { CachedReadContext } from '../platform/http/serve.ts'
import type { Snapshot } from '../platform/http/snapshots.ts'
import { inReadSnapshot } from '../platform/postgres/database.ts'
import type { Schema } from '../platform/postgres/schema.ts'
import { roundsOfCompetition } from '../rounds/rounds-store.ts'
import { competitionHeader } from './competition-row.ts'
import { type CompetitionRecord, publicCompetitions } from './competitions-store.ts'
import { progressOfCompetitions } from './competition-progress.ts'

/** Of coming and of finished competitions each. */
const mostRows = 12
const leaders = 3

export async function listLive({
  db,
  cached,
}: CachedReadContext<typeof liveList>): Promise<Snapshot | Refusal> {
  return cached('live list', () => listNow(db))
}

export async function listNow(
  db: Kysely<Schema>,
): Promise<{ reply: ReplyOf<typeof liveList>; sourceChannels: string[] }> {
  return inReadSnapshot(db, rowsNow)
}

async function rowsNow(
  tx: Kysely<Schema>,
): Promise<{ reply: ReplyOf<typeof liveList>; sourceChannels: string[] }> {
  const now = await publicCompetitions(tx, 'started')
  const next = await publicCompetitions(tx, 'published', mostRows)
  const latest = await publicCompetitions(tx, 'finished', mostRows)
  const progress = await progressOfCompetitions(tx, [...now, ...latest])
  const rows = async (records: readonly CompetitionRecord[]) =>
    Promise.all(
      records.map(async (record) => ({
        ...competitionHeader(record, null),
        ...progress(record.id),
        ...(await progressOf(tx, record)),
      })),
    )
  const reply = { now: await rows(now), next: await rows(next), latest: await rows(latest) }
  return { reply, sourceChannels: sourceChannelsOf(reply) }
}

/** How many rounds of the current phase are judged, and who leads after the last published phase. */
async function progressOf(
  db: Kysely<Schema>,
  record: CompetitionRecord,
): Promise<Pick<LiveListRow, 'phase' | 'leaders'>> {
  if (record.status !== 'started') return { phase: null, leaders: [] }
  const rounds = (await roundsOfCompetition(db, record.id)).map((round) => ({
    ...round,
    totalScore: canSeeRoundScore(null, record, [], round) ? round.totalScore : null,
  }))
  const current = currentPhase(record, rounds)
  const inCurrent = current ? roundsOfPhase(rounds, current.number) : []
  const published = phasesOf(record).findLast(({ number }) => phaseIsFinished(roundsOfPhase(rounds, number)))
  const athletes = (await entriesOf(db, record.id)).flatMap(({ userId, orderNumber }) =>
    userId === null ? [] : [{ userId, orderNumber }],
  )
  const table = published ? standings(record, athletes, rounds, published.number).slice(0, leaders) : []
  const people = await peopleById(
    db,
    table.map(({ userId }) => userId),
  )
  return {
    phase: current && {
      round_number: current.number,
      round_name: current.name,
      judged: inCurrent.filter((round) => isJudged(round)).length,
      rounds: inCurrent.length,
    },
    leaders: table.flatMap(({ userId, rank, total }) => {
      const person = people.get(userId)
      return person ? [{ rank, total_score: total, user: personShort(person) }] : []
    }),
  }
}

function sourceChannelsOf({ now, next, latest }: ReplyOf<typeof liveList>): string[] {
  const people = [...now, ...next, ...latest].flatMap(({ recording, leaders: first, podiums }) => [
    ...recording,
    ...[...first, ...podiums].map(({ user }) => user),
  ])
  return [
    channelOf.global,
    ...now.map(({ id }) => channelOf.competition(id)),
    ...people.map(({ id }) => channelOf.person(id)),
  ]
}
