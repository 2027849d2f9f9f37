/** One competition, as far as the asker may see it; for visitors as far as everyone may (who-sees-what §1). */
import { competitionIsPublic } from '@trickline/competition/competition-moves'
import { canSeeCompetition } from '@trickline/competition/visibility'
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import type { getCompetition as call, liveCompetition } from '@trickline/contract/competitions'
import type { Refusal } from '@trickline/contract/refusals'
import { refuse } from '@trickline/contract/refusals'
import { entriesOf } from '../entries/entries-store.ts'
import { atOneMoment } from '../platform/postgres/transaction.ts'
import type { SignedInView, View } from '../platform/http/work.ts'
import { competitionDetail } from './competition-detail.ts'
import { findCompetition } from './competitions-store.ts'

export async function getCompetition(
  { db, person }: SignedInView,
  { params }: ParsedRequest<typeof call>,
): Promise<ReplyOf<typeof call> | Refusal> {
  return atOneMoment(db, async (tx) => {
    const competition = await findCompetition(tx, params.id)
    if (!competition) return refuse('not-found')
    const maySee =
      // most are public: only the others need the asker's own entry
      canSeeCompetition(person, competition) ||
      canSeeCompetition(person, competition, await entriesOf(tx, competition.id))
    // not even that it is there
    if (!maySee) return refuse('not-found')
    return { competition: await competitionDetail(tx, competition, person) }
  })
}

/** The same for everybody, signed in or not: the address can be passed on. */
export async function getLiveCompetition(
  { db }: View,
  { params }: ParsedRequest<typeof liveCompetition>,
): Promise<ReplyOf<typeof liveCompetition> | Refusal> {
  return atOneMoment(db, async (tx) => {
    const competition = await findCompetition(tx, params.id)
    if (!competition || !competitionIsPublic(competition)) return refuse('not-found')
    return { competition: await competitionDetail(tx, competition, null) }
  })
}
