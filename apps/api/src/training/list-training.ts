/** GET /training/list: one's own rounds, of training and, once judged, of competitions; newest first (calls §12). */
import { canSeeRoundTricks } from '@trickline/competition/visibility'
import type { ReplyOf } from '@trickline/contract/call'
import type { trainingList } from '@trickline/contract/training'
import { atOneMoment } from '../platform/postgres/transaction.ts'
import type { SignedInView } from '../platform/http/work.ts'
import { roundRow, roundsInSettings } from '../rounds/round-row.ts'
import { roundsOfAthlete } from '../rounds/rounds-store.ts'

export async function listTraining({ db, person }: SignedInView): Promise<ReplyOf<typeof trainingList>> {
  return atOneMoment(db, async (tx) => {
    const own = await roundsInSettings(tx, await roundsOfAthlete(tx, person.id), person)
    return own.flatMap((each) => {
      const { round, competition } = each
      // as the athlete, not as a judge of the same competition: what is not judged yet is no training
      if (!canSeeRoundTricks(person, competition, [], round)) return []
      const row = roundRow(round, person, each)
      return [{ ...row, competition: competition && { id: competition.id, name: competition.name } }]
    })
  })
}
