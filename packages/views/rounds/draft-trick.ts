/** The draft of a round and its tricks, made from the catalogue or from replies of the API. */
// the contract's schemas restrict level, dub and variation to their types
/* oxlint-disable typescript/no-unsafe-type-assertion */
import { feedbackOf } from '@trickline/contract/status-codes'
import { onFeetTypeId } from '@trickline/contract/trick-categories'
import type { Trick } from '@trickline/contract/tricks'
import type { RowInput, TrickInput, ValidatedRow, ValidatedTrick } from '@trickline/contract/validated-tricks'
import type { Feedback } from '@trickline/competition/trick-feedback'
import type { Dub, Level, PerformedTrick, Variation } from '@trickline/scoring'
import type { Performance } from '../tricks/performed-trick.ts'

export type DraftTrick = PerformedTrick & {
  /** Unique on this screen: a round may contain a trick twice. */
  key: number
  /** Id of the row on the server; null if the trick was entered here. */
  validatedTrickId: number | null
  name: string
  shortName: string
  videoSecond: number | null
  /** Epoch milliseconds; null if unknown. */
  enteredAt: number | null
  feedback: Feedback | null
  comment: string | null
}

/** Rows are in the order performed, and are the input of `scoreRound`. */
export type DraftRow =
  | { kind: 'single'; key: number; trick: DraftTrick }
  | { kind: 'combo'; key: number; tricks: DraftTrick[] }

/** Chosen in the search: from the catalogue, or taken back from the round. */
export type ChosenTrick = Pick<
  DraftTrick,
  'trickId' | 'value' | 'level' | 'endsOnFeet' | 'name' | 'shortName' | 'videoSecond' | 'validatedTrickId'
>

/** What a judge has entered; `taps.ts` changes it. */
export type RoundDraft = Lists & {
  entry: Entry
  comment: string
  /** Address of the round's video. */
  video: string | null
  /** The lists before each tap, latest last. */
  past: readonly ListsBefore[]
  lastKey: number
  /** Dismissed warnings (`warnings.ts`). */
  dismissed: readonly string[]
  /** Key of the trick that side, dub and grab change, normally the last one entered; null: the next one. */
  aim: number | null
  /** What the last strip key set, and on which trick (null: the next one); null after any other action. */
  justSet: { key: number | null; change: Partial<Performance>; before: Performance } | null
  /** Key of the row (or of the trick within a combo or the selected list) before which entries land; null: at the end. */
  insertBefore: number | null
}

export type Lists = {
  validated: readonly DraftRow[]
  selected: readonly DraftTrick[]
  /** The validated row whose tricks are in the selected list; `aside`: what was selected before. */
  editing: { row: number; aside: readonly DraftTrick[] } | null
  /** Whether a combo was begun, perhaps without a trick yet. */
  collecting: boolean
}

/** `video`: only if it was removed with the seconds taken from it. */
export type ListsBefore = Lists & { video?: RoundDraft['video'] }

/** `changes`: key of the trick taken back into the search card; null for a new trick. */
export type Entry = Performance & { trick: ChosenTrick | null; changes: number | null }

/** `second`: position in the round's video, in seconds. */
export function chosenTrickFrom(trick: Trick, second: number | null): ChosenTrick {
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

export function draftRows(rows: readonly ValidatedRow[]): DraftRow[] {
  let key = 0
  return rows.map((row): DraftRow => {
    const rowKey = (key += 1)
    if (!('body' in row)) return { kind: 'single', key: rowKey, trick: draftTrick(row, (key += 1)) }
    return { kind: 'combo', key: rowKey, tricks: row.body.map((trick) => draftTrick(trick, (key += 1))) }
  })
}

export function tricksOf(rows: readonly DraftRow[]): DraftTrick[] {
  return rows.flatMap((row) => (row.kind === 'combo' ? row.tricks : [row.trick]))
}

/** `combo`: number of the combo in the list, from 1; 0 for a single trick. */
export function numbered<Row extends { kind: 'single' | 'combo' }>(
  rows: readonly Row[],
): { row: Row; combo: number }[] {
  let combos = 0
  return rows.map((row) => ({ row, combo: row.kind === 'combo' ? (combos += 1) : 0 }))
}

/** The rows that a save sends; the server looks up value and points itself (scoring §1). */
export function rowInputs(rows: readonly DraftRow[]): RowInput[] {
  return rows.map((row) =>
    row.kind === 'combo' ? { body: row.tricks.map(trickInputOf) } : trickInputOf(row.trick),
  )
}

/** Two lists have the same fingerprint exactly if they have the same tricks, performed alike, in the same rows. */
export function wireRowsFingerprint(rows: readonly ValidatedRow[]): string {
  return draftRowsFingerprint(draftRows(rows))
}

export function draftRowsFingerprint(rows: readonly DraftRow[]): string {
  return rows.map(draftRowFingerprint).join(' ')
}

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
