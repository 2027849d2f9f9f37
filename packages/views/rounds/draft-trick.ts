/**
 * A trick on the judging screen, and the draft that is made of them: what the scoring asks for, and what the screen shows.
 * From the catalogue when it is entered, from the wire when a round is opened, back to the wire when it is saved.
 */
// the contract's schemas keep level, dub and variation within their types
/* oxlint-disable typescript/no-unsafe-type-assertion */
import { feedbackOf } from '@trickline/contract/status-codes'
import { onFeetTypeId } from '@trickline/contract/trick-categories'
import type { Trick } from '@trickline/contract/tricks'
import type { RowInput, TrickInput, ValidatedRow, ValidatedTrick } from '@trickline/contract/validated-tricks'
import type { Feedback } from '@trickline/competition/review'
import type { Dub, Level, PerformedTrick, Variation } from '@trickline/scoring'
import type { Performance } from '../tricks/performed-trick.ts'

export type DraftTrick = PerformedTrick & {
  /** Names it on this screen: the same trick may stand twice in a round. */
  key: number
  /** The row on the server that it came from; null for one entered here. */
  validatedTrickId: number | null
  name: string
  shortName: string
  /** The second of the video at which it was entered. */
  videoSecond: number | null
  /** When it was entered here, in milliseconds; null where that says nothing. */
  enteredAt: number | null
  feedback: Feedback | null
  comment: string | null
}

/** A row of the validated list, in the order performed; `scoreRound` takes it as it is. */
export type DraftRow =
  | { kind: 'single'; key: number; trick: DraftTrick }
  | { kind: 'combo'; key: number; tricks: DraftTrick[] }

/** What was chosen in the search: a trick of the catalogue, or one of the round taken back to be changed. */
export type ChosenTrick = Pick<
  DraftTrick,
  'trickId' | 'value' | 'level' | 'endsOnFeet' | 'name' | 'shortName' | 'videoSecond' | 'validatedTrickId'
>

/** What a judge has entered of a round; what each tap makes of it is in round-draft.ts. */
export type RoundDraft = Lists & {
  /** What stands in the search card. */
  entry: Entry
  /** The judge's comment on the round. */
  comment: string
  /** The address of the round's video; null without one. */
  video: string | null
  /** The lists before each tap, the latest last. */
  past: readonly ListsBefore[]
  lastKey: number
  /** Warnings that the judge has put away (`warnings.ts`). */
  dismissed: readonly string[]
  /** The trick that side, dub and grab change: the one just entered; null: they are set for the next one. */
  aim: number | null
}

/** What an undo brings back. */
export type Lists = {
  validated: readonly DraftRow[]
  selected: readonly DraftTrick[]
  /** A validated row whose tricks are in the selected list; `aside` are those that were there before. */
  editing: { row: number; aside: readonly DraftTrick[] } | null
  /** A combo was begun that may have no trick yet. */
  collecting: boolean
}

/** `video`: only where it went with the seconds taken from it. */
export type ListsBefore = Lists & { video?: RoundDraft['video'] }

/** `changes` is the key of the trick that was taken back into the search card; null for a new one. */
export type Entry = Performance & { trick: ChosenTrick | null; changes: number | null }

/** `second`: where the round's video is. */
export function chosenFromCatalogue(trick: Trick, second: number | null): ChosenTrick {
  return {
    trickId: trick.id,
    value: trick.value,
    level: trick.level_id as Level,
    endsOnFeet: trick.type_id === onFeetTypeId,
    name: trick.name,
    shortName: trick.short_name,
    videoSecond: second,
    validatedTrickId: null,
  }
}

/** The list of `get_round` as draft rows; keys are given out from 1. */
export function draftRows(rows: readonly ValidatedRow[]): DraftRow[] {
  let key = 0
  return rows.map((row): DraftRow => {
    const rowKey = (key += 1)
    if (!('body' in row)) return { kind: 'single', key: rowKey, trick: draftTrick(row, (key += 1)) }
    return { kind: 'combo', key: rowKey, tricks: row.body.map((trick) => draftTrick(trick, (key += 1))) }
  })
}

/** Every trick of the list, from first to last. */
export function tricksOf(rows: readonly DraftRow[]): DraftTrick[] {
  return rows.flatMap((row) => (row.kind === 'combo' ? row.tricks : [row.trick]))
}

/** Each row with the number of its combo, counted from 1 through the list; 0 for a single. */
export function numbered<Row extends { kind: 'single' | 'combo' }>(
  rows: readonly Row[],
): { row: Row; combo: number }[] {
  let combos = 0
  return rows.map((row) => ({ row, combo: row.kind === 'combo' ? (combos += 1) : 0 }))
}

/** What a save sends: the server looks up value and points itself (scoring §1). */
export function rowInputs(rows: readonly DraftRow[]): RowInput[] {
  return rows.map((row) =>
    row.kind === 'combo' ? { body: row.tricks.map(trickInputOf) } : trickInputOf(row.trick),
  )
}

/** The same for two lists exactly when they hold the same tricks, performed the same, in the same rows. */
export function wireRowsFingerprint(rows: readonly ValidatedRow[]): string {
  return draftRowsFingerprint(draftRows(rows))
}

/** The same of two lists of drafts. */
export function draftRowsFingerprint(rows: readonly DraftRow[]): string {
  return rows.map(draftRowFingerprint).join(' ')
}

/** The same of two rows. */
export function draftRowFingerprint(row: DraftRow): string {
  const prints = tricksOf([row]).map(({ trickId, variation, grab, dub }) =>
    [trickId, variation, grab, dub].join('.'),
  )
  return row.kind === 'combo' ? `(${prints.join(' ')})` : prints.join('')
}

function draftTrick(row: ValidatedTrick, key: number): DraftTrick {
  return {
    key,
    validatedTrickId: row.validated_trick_id,
    trickId: row.id,
    value: row.value,
    level: row.level as Level,
    endsOnFeet: row.type === onFeetTypeId,
    name: row.name,
    shortName: row.short_name,
    grab: row.grab,
    dub: row.dub as Dub,
    variation: row.variation as Variation,
    videoSecond: row.video_second,
    enteredAt: null,
    feedback: feedbackOf(row.athlete_feedback),
    comment: row.athlete_comment,
  }
}

function trickInputOf({
  trickId,
  validatedTrickId,
  grab,
  variation,
  dub,
  videoSecond,
}: DraftTrick): TrickInput {
  return {
    id: trickId,
    ...(validatedTrickId !== null && { validated_trick_id: validatedTrickId }),
    grab,
    variation,
    dub,
    video_second: videoSecond,
  }
}
