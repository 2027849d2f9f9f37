/** GET /training/list: the person's training rounds and judged competition rounds, newest first (calls §12). */
import { canSeeRoundTricks } from '@trickline/competition/visibility'
import type { ReplyOf } from '@trickline/contract/call'
import { asFraction } from '@trickline/contract/decimals'
import { chartLimits, type trainingList } from '@trickline/contract/training'
import { inReadSnapshot } from '../platform/postgres/database.ts'
import type { SignedInReadContext } from '../platform/http/work.ts'
import { roundRow, visibleMixedRoundRows } from '../rounds/round-row.ts'
import { roundsOfAthlete } from '../rounds/rounds-store.ts'
import { tricksOfRounds } from '../rounds/validated-tricks-store.ts'

export async function listTraining({
  db,
  person,
}: SignedInReadContext): Promise<ReplyOf<typeof trainingList>> {
  return inReadSnapshot(db, async (tx) => {
    const all = await visibleMixedRoundRows(tx, await roundsOfAthlete(tx, person.id), person)
    // what athletes may see, even if they also judge the competition: rounds not judged yet are left out
    const own = all.filter(({ round, competition }) => canSeeRoundTricks(person, competition, [], round))
    const newest = own.slice(0, chartLimits.rounds).map(({ round }) => round.id)
    const lines = await tricksOfRounds(tx, newest, chartLimits.tricks)
    return own.map((each) => {
      const { round, competition } = each
      const row = roundRow(round, person, each)
      const isStopped = round.disqualifiedAt !== null || round.injuredAt !== null
      const showsPoints = row.score_parts !== null && !isStopped
      return {
        ...row,
        competition: competition && { id: competition.id, name: competition.name },
        line:
          lines.get(round.id)?.map((trick) => ({
            level: trick.level_id,
            points: showsPoints ? asFraction(trick.points) : null,
            grab: trick.grab,
            dub: trick.dub,
            combo: trick.combo_id ?? 0,
            second: trick.video_second === null ? null : asFraction(trick.video_second),
          })) ?? null,
      }
    })
  })
}
