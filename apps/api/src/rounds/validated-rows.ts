/**
 * The tricks of a round and the list that stands for them on the wire and in the scoring: singles and combos mixed,
 * in the order performed (calls §9).
 */
import type { ValidatedRow, ValidatedTrick } from '@trickline/contract/validated-tricks'
import type { TrickRecord } from './validated-tricks-store.ts'

/** `showsScore`: whether the asker learns what a trick has earned. `isStopped`: nothing, the round counts 0. */
type EarnedAsSeen = { showsScore: boolean; isStopped: boolean }

/** The list as one asker gets it. The header of a combo tells what its tricks are worth, whatever they earned. */
export function validatedRows(tricks: readonly TrickRecord[], earned: EarnedAsSeen): ValidatedRow[] {
  return inRows(tricks).map((row) => {
    if (!Array.isArray(row)) return validatedTrick(row, earned)
    return {
      header: {
        combo_id: comboIdOf(row),
        total_tricks_combo: row.length,
        total_score: row.reduce((sum, trick) => sum + trick.value, 0),
      },
      body: row.map((trick) => validatedTrick(trick, earned)),
    }
  })
}

/** Groups what stands in one combo; a single stays by itself. The order is kept. */
export function inRows<Trick extends { combo_id?: number | null }>(
  tricks: readonly Trick[],
): (Trick | Trick[])[] {
  const rows: (Trick | Trick[])[] = []
  for (const trick of tricks) {
    const last = rows.at(-1)
    if (trick.combo_id === null || trick.combo_id === undefined) rows.push(trick)
    else if (Array.isArray(last) && last[0]?.combo_id === trick.combo_id) last.push(trick)
    else rows.push([trick])
  }
  return rows
}

function validatedTrick(record: TrickRecord, { showsScore, isStopped }: EarnedAsSeen): ValidatedTrick {
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
    score: showsScore ? (isStopped ? 0 : record.points) : null,
    athlete_feedback: record.athlete_feedback,
    athlete_comment: record.athlete_comment,
    combo_id: record.combo_id,
    video_second: record.video_second,
  }
}

function comboIdOf(row: readonly TrickRecord[]): number {
  const id = row[0]?.combo_id
  if (id === null || id === undefined) throw new Error('a combo without its number')
  return id
}
