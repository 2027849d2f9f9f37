/** GET /rounds/batch: several rounds at once; those the asker may not know of are left out. */
import { canSeeCompetition, canSeeRoundTricks } from '@trickline/competition/visibility'
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import type { roundsBatch as roundsBatchCall } from '@trickline/contract/rounds'
import { asCompetition } from '../competitions/competitions-store.ts'
import { atOneMoment } from '../platform/postgres/transaction.ts'
import type { SignedInView } from '../platform/http/work.ts'
import { roundRow } from './round-row.ts'
import { roundsInSettings } from './rounds-as-seen.ts'
import { asRound, roundsById } from './rounds-store.ts'

export async function roundsBatch(
  { db, person }: SignedInView,
  { query }: ParsedRequest<typeof roundsBatchCall>,
): Promise<ReplyOf<typeof roundsBatchCall>> {
  return atOneMoment(db, async (tx) => {
    const asked = await roundsInSettings(tx, await roundsById(tx, query.ids), person)
    const rounds = asked.flatMap(({ round, competition, setting }) => {
      const isSeen = competition
        ? canSeeCompetition(person, asCompetition(competition), setting.entries)
        : canSeeRoundTricks(person, null, [], asRound(round))
      return isSeen ? [roundRow(round, person, setting)] : []
    })
    return { rounds }
  })
}
