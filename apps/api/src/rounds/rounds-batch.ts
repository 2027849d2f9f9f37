/** GET /rounds/batch: several rounds at once; those the asker may not know of are left out. */
import type { Kysely } from 'kysely'
import type { Person } from '@trickline/competition/model'
import { canSeeCompetition, canSeeRoundTricks } from '@trickline/competition/visibility'
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import type { roundsBatch as roundsBatchCall } from '@trickline/contract/rounds'
import { asCompetition, competitionsById } from '../competitions/competitions-store.ts'
import { asEntry, entriesOfCompetitions } from '../entries/entries-store.ts'
import { peopleById } from '../people/people-store.ts'
import type { Schema } from '../platform/schema.ts'
import { atOneMoment } from '../platform/transaction.ts'
import type { SignedInView } from '../platform/work.ts'
import { roundRow } from './round-row.ts'
import { asRound, roundsById } from './rounds-store.ts'

export async function roundsBatch(
  { db, person }: SignedInView,
  { query }: ParsedRequest<typeof roundsBatchCall>,
): Promise<ReplyOf<typeof roundsBatchCall>> {
  return atOneMoment(db, (tx) => batch(tx, query.ids, person))
}

async function batch(
  db: Kysely<Schema>,
  wanted: readonly number[],
  person: Person,
): Promise<ReplyOf<typeof roundsBatchCall>> {
  const rounds = await roundsById(db, wanted)
  const ids = [...new Set(rounds.flatMap((round) => round.competition_id ?? []))]
  const [competitions, entries, people] = await Promise.all([
    competitionsById(db, ids),
    entriesOfCompetitions(db, ids),
    peopleById(
      db,
      rounds.flatMap((round) => [round.user_id, round.judge_id]),
    ),
  ])
  return {
    rounds: rounds.flatMap((round) => {
      const record = competitions.find((each) => each.id === round.competition_id)
      const competition = record ? asCompetition(record) : null
      const own = entries.filter((entry) => entry.competition_id === round.competition_id).map(asEntry)
      const isSeen = competition
        ? canSeeCompetition(person, competition, own)
        : canSeeRoundTricks(person, null, [], asRound(round))
      return isSeen ? [roundRow(round, person, { competition, entries: own, people })] : []
    }),
  }
}
