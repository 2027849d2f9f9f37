/**
 * The latest steps back, as they are kept beside a draft: an undo after a reload. Sixty tricks times twenty steps would
 * be slow to write at every tap, but neighbouring steps share nearly all of their rows: each row and each trick that
 * the draft no longer holds is written once, and the steps name them by place.
 */
import type { Lists, ListsBefore } from './draft-action.ts'
import { type DraftRow, type DraftTrick, tricksOf } from './draft-trick.ts'

/** So many steps survive a reload; within one sitting there are more. */
export const keptSteps = 20

type Present = Pick<Lists, 'validated' | 'selected'>

/** Places count through what the draft holds, then through what it no longer holds. */
export type KeptHistory = {
  goneRows: DraftRow[]
  goneTricks: DraftTrick[]
  steps: (Pick<ListsBefore, 'video'> & {
    validated: number[]
    selected: number[]
    editing: { row: number; aside: number[] } | null
  })[]
}

export function keptHistory(past: readonly ListsBefore[], present: Present): KeptHistory {
  const rows = placesIn(present.validated)
  const tricks = placesIn(tricksIn(present))
  const steps = past.slice(-keptSteps).map(({ validated, selected, editing, ...rest }) => ({
    ...rest,
    validated: validated.map(rows.placeOf),
    selected: selected.map(tricks.placeOf),
    editing: editing && { row: editing.row, aside: editing.aside.map(tricks.placeOf) },
  }))
  return { goneRows: rows.gone, goneTricks: tricks.gone, steps }
}

/** None when a step names what is not there: it was written by another version of the app. */
export function readHistory(kept: KeptHistory | undefined, present: Present): ListsBefore[] {
  if (!kept) return []
  const rows = [...present.validated, ...kept.goneRows]
  const tricks = [...tricksIn(present), ...kept.goneTricks]
  const steps: ListsBefore[] = []
  for (const { validated, selected, editing, ...rest } of kept.steps) {
    const step = {
      ...rest,
      validated: at(rows, validated),
      selected: at(tricks, selected),
      editing: editing && { row: editing.row, aside: at(tricks, editing.aside) },
    }
    const isWhole =
      step.validated.length === validated.length &&
      step.selected.length === selected.length &&
      step.editing?.aside.length === editing?.aside.length
    if (!isWhole) return []
    steps.push(step)
  }
  return steps
}

/** In one order for writing and for reading. */
function tricksIn({ validated, selected }: Present): DraftTrick[] {
  return [...tricksOf(validated), ...selected]
}

/** A thing that is not among `present` gets the next place behind them. */
function placesIn<Thing>(present: readonly Thing[]): { gone: Thing[]; placeOf: (thing: Thing) => number } {
  const places = new Map(present.map((thing, place) => [thing, place]))
  const gone: Thing[] = []
  const placeOf = (thing: Thing) => {
    const known = places.get(thing)
    if (known !== undefined) return known
    const place = present.length + gone.length
    places.set(thing, place)
    gone.push(thing)
    return place
  }
  return { gone, placeOf }
}

function at<Thing>(things: readonly Thing[], places: readonly number[]): Thing[] {
  return places.flatMap((place) => things[place] ?? [])
}
