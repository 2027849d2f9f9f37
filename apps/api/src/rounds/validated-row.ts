/** The tricks of a round as the API sends them: singles and combos (contract/validated-tricks.ts). */
import { asFraction } from '@trickline/contract/decimals'
import type { ValidatedRow, ValidatedTrick } from '@trickline/contract/validated-tricks'
import { groupCombos } from './score-tricks.ts'
import type { TrickRecord } from './validated-tricks-store.ts'

/** `showsScore`: the viewer may see points. `isStopped`: all points are 0. */
type VisiblePoints = { showsScore: boolean; isStopped: boolean }

/** A combo's header sums up the values of its tricks, not their points. */
export function validatedRows(tricks: readonly TrickRecord[], points: VisiblePoints): ValidatedRow[] {
  return groupCombos(tricks).map((row) => {
    if (!Array.isArray(row)) return validatedTrick(row, points)
    return {
      header: {
        combo_id: comboIdOf(row),
        total_tricks_combo: row.length,
        total_score: asFraction(row.reduce((sum, trick) => sum + trick.value, 0)),
      },
      body: row.map((trick) => validatedTrick(trick, points)),
    }
  })
}

function validatedTrick(record: TrickRecord, { showsScore, isStopped }: VisiblePoints): ValidatedTrick {
  return {
    id: record.trick_id,
    validated_trick_id: record.id,
    name: record.name,
    short_name: record.short_name,
    category: record.categorie_id,
    type: record.type_id,
    level: record.level_id,
    creator: record.creator,
    grab: record.grab,
    variation: record.variation,
    dub: record.dub,
    value: record.value,
    score: showsScore ? (isStopped ? 0 : asFraction(record.points)) : null,
    athlete_feedback: record.athlete_feedback,
    athlete_comment: record.athlete_comment,
    combo_id: record.combo_id,
    video_second: record.video_second === null ? null : asFraction(record.video_second),
  }
}

function comboIdOf(row: readonly TrickRecord[]): number {
  const id = row[0]?.combo_id
  if (id === null || id === undefined) throw new Error('a combo without its number')
  return id
}
