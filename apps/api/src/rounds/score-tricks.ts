/** Scores the tricks that a client sends, ignoring its own values and totals (scoring §1). */
import type { Dub, Level, PerformedRow, PerformedTrick, Variation } from '@trickline/scoring'
import { scoreRound, trickKey } from '@trickline/scoring'
import { negativeFeedbackCount, type ReviewedTrick } from '@trickline/competition/trick-feedback'
import type { FieldErrors, Refusal } from '@trickline/contract/refusals'
import { refuse } from '@trickline/contract/refusals'
import { feedbackOf } from '@trickline/contract/status-codes'
import { onFeetTypeId } from '@trickline/contract/trick-categories'
import type { RowInput, TrickInput } from '@trickline/contract/validated-tricks'
import type { Work } from '../platform/http/work.ts'
import type { CatalogueTrick } from '../tricks/tricks-store.ts'
import { tricksById } from '../tricks/tricks-store.ts'
import type { RoundChanges } from './rounds-store.ts'
import type { TrickRecord, TrickToStore } from './validated-tricks-store.ts'

export type ScoredTricks = {
  tricks: TrickToStore[]
  totals: Pick<
    RoundChanges,
    'score' | 'style_percent' | 'variety_points' | 'unique_tricks' | 'total_score' | 'negative_feedback_count'
  >
}

/** A trick sent with its `validated_trick_id` keeps its row, values and, unless changed, the athlete's feedback. */
export async function scoreTricks(
  { tx, log }: Pick<Work, 'tx' | 'log'>,
  { ruleId, inputs, before }: { ruleId: number; inputs: readonly RowInput[]; before: readonly TrickRecord[] },
): Promise<ScoredTricks | Refusal> {
  const performed = inOrder(inputs)
  const catalogue = await tricksById(
    tx,
    performed.map(({ trick }) => trick.id),
  )
  const errors = wrongTricks(performed, catalogue, before)
  if (Object.keys(errors).length > 0) return refuse('invalid', { errors })

  const rowOf = keptRows(performed, before)
  const rows = performed.map((item, position) => trickRow(item, position, rowOf.get(item), catalogue))
  return withTotals(ruleId, rows, log)
}

/** Scores tricks by the values stored with them, and makes them new tricks of the round. */
export function scoreStored(
  { log }: Pick<Work, 'log'>,
  ruleId: number,
  tricks: readonly TrickRecord[],
): ScoredTricks {
  const rows = tricks.map(({ round_id: _round, ...trick }) => ({ ...trick, id: null }))
  return withTotals(ruleId, rows, log)
}

/** By the values of the rows; each of them with its points. */
export function scoreRows<Row extends ScoredRow & { combo_id?: number | null }>(
  ruleId: number,
  rows: readonly Row[],
) {
  const score = scoreRound(ruleId, groupCombos(rows).map(asPerformed))
  const points = score.rows.flatMap((row) => (row.kind === 'single' ? [row.trick] : row.tricks))
  return { score, tricks: rows.map((row, index) => ({ ...row, points: points[index]?.roundPoints ?? 0 })) }
}

/** Singles, and combos as lists. */
export function groupCombos<Trick extends { combo_id?: number | null }>(
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

type Reviewable = Pick<TrickRecord, 'athlete_feedback' | 'athlete_comment'>

export function reviewedTrick(trick: Reviewable): ReviewedTrick {
  return { feedback: feedbackOf(trick.athlete_feedback), comment: trick.athlete_comment }
}

function withTotals(ruleId: number, rows: readonly TrickToScore[], log: Work['log']): ScoredTricks {
  const { score, tricks } = scoreRows(ruleId, rows)
  if (!score.recognised) log.warn({ ruleId }, 'unrecognised mode')
  return {
    tricks,
    totals: {
      score: score.score,
      style_percent: score.stylePercent,
      variety_points: score.varietyPoints,
      unique_tricks: score.uniqueTricks,
      total_score: score.total,
      negative_feedback_count: negativeFeedbackCount(rows.map(reviewedTrick)),
    },
  }
}

type TrickToScore = Omit<TrickRecord, 'id' | 'round_id' | 'points'> & Pick<TrickToStore, 'id'>

type Performed = { trick: TrickInput; combo: number | null; path: string }

function inOrder(inputs: readonly RowInput[]): Performed[] {
  let combos = 0
  return inputs.flatMap((row, index): Performed[] => {
    const path = `validatedTricks.${index}`
    if (!('body' in row)) return [{ trick: row, combo: null, path }]
    const combo = (combos += 1)
    return row.body.map((trick, place) => ({ trick, combo, path: `${path}.body.${place}` }))
  })
}

/** A retired trick is accepted only if the round already has it. */
function wrongTricks(
  performed: readonly Performed[],
  catalogue: ReadonlyMap<number, CatalogueTrick>,
  before: readonly TrickRecord[],
): FieldErrors {
  const presentIds = new Set(before.map(({ trick_id }) => trick_id))
  const errors = performed.flatMap(({ trick: { id }, path }) => {
    const trick = catalogue.get(id)
    if (trick && (trick.retired_at === null || presentIds.has(id))) return []
    return [[`${path}.id`, [trick ? 'retired-trick' : 'unknown-trick']]]
  })
  return Object.fromEntries(errors)
}

function keptRows(
  performed: readonly Performed[],
  before: readonly TrickRecord[],
): Map<Performed, TrickRecord> {
  const freeRows = new Map(before.map((row) => [row.id, row]))
  const rowByTrick = new Map<Performed, TrickRecord>()
  for (const item of performed) {
    const row = freeRows.get(item.trick.validated_trick_id ?? 0)
    if (!row) continue
    rowByTrick.set(item, row)
    freeRows.delete(row.id)
  }
  return rowByTrick
}

function trickRow(
  { trick, combo }: Performed,
  position: number,
  row: TrickRecord | undefined,
  catalogue: ReadonlyMap<number, CatalogueTrick>,
) {
  const sameTrick = row?.trick_id === trick.id ? row : undefined
  const { name, short_name, categorie_id, type_id, level_id, creator, value } =
    sameTrick ?? catalogueTrick(trick.id, catalogue)
  const performance = {
    trick_id: trick.id,
    grab: trick.grab ?? null,
    variation: trick.variation ?? 0,
    dub: trick.dub ?? 0,
  }
  const unchanged = row && isSamePerformance(row, performance) ? row : undefined
  return {
    id: row?.id ?? null,
    position,
    combo_id: combo,
    ...performance,
    name,
    short_name,
    categorie_id,
    type_id,
    level_id,
    creator,
    value,
    video_second: trick.video_second === undefined ? (row?.video_second ?? null) : trick.video_second,
    athlete_feedback: unchanged?.athlete_feedback ?? null,
    athlete_comment: unchanged?.athlete_comment ?? null,
  }
}

type Performance = Pick<TrickRecord, 'trick_id' | 'grab' | 'variation' | 'dub'>

/** "No grab" is the same as no grab. */
function isSamePerformance(a: Performance, b: Performance): boolean {
  return keyOf(a) === keyOf(b) && a.dub === b.dub
}

function keyOf({ trick_id, variation, grab }: Performance): string {
  return trickKey({ trickId: trick_id, variation: oneOf(variations, variation), grab })
}

function catalogueTrick(id: number, catalogue: ReadonlyMap<number, CatalogueTrick>): CatalogueTrick {
  const trick = catalogue.get(id)
  if (!trick) throw new Error(`trick ${id} was not checked against the catalogue`)
  return trick
}

type ScoredRow = Performance & Pick<TrickRecord, 'value' | 'level_id' | 'type_id'>

function asPerformed(row: ScoredRow | ScoredRow[]): PerformedRow {
  return Array.isArray(row)
    ? { kind: 'combo', tricks: row.map(asPerformedTrick) }
    : { kind: 'single', trick: asPerformedTrick(row) }
}

export function asPerformedTrick(row: ScoredRow): PerformedTrick {
  return {
    trickId: row.trick_id,
    value: row.value,
    level: oneOf(levelIds, row.level_id),
    endsOnFeet: row.type_id === onFeetTypeId,
    variation: oneOf(variations, row.variation),
    grab: row.grab,
    dub: oneOf(dubs, row.dub),
  }
}

const variations: readonly Variation[] = [0, 1, 2]
const dubs: readonly Dub[] = [0, 1, 2, 3]
const levelIds: readonly Level[] = [1, 2, 3, 4]

/** Checks of the contract and the database guarantee that `value` is among `few`. */
function oneOf<Few extends number>(few: readonly Few[], value: number): Few {
  const found = few.find((each) => each === value)
  if (found === undefined) throw new Error(`${value} is none of ${few.join(', ')}`)
  return found
}
