/**
 * Possible mistakes in an entered round: an impossible combo, a level far above the athlete's history, the same trick twice
 * within a second. They only inform, except that a trick retired meanwhile prevents the save (calls §17).
 */
import type { Habits } from '@trickline/contract/habits'
import type { Trick } from '@trickline/contract/tricks'
import { type Level, trickKey } from '@trickline/scoring'
import { type DraftTrick, type RoundDraft, tricksOf } from '@trickline/views/rounds/draft-trick.ts'
import { withEditPutBack } from '../draft/combos.ts'
import { selectedIndex } from '../draft/row-order.ts'

/** `id` identifies the warning in the draft, for dismissing it. Positions are the catalogue's words. */
export type Warning = Slip & { trickKey: number }

type Slip = { id: string } & (
  | { warning: 'retired' }
  | { warning: 'twice' }
  | { warning: 'cannot-follow'; before: string; ends: string; starts: string }
  | { warning: 'level'; level: Level; usual: Level }
)

export type TrickPositions = ReadonlyMap<
  number,
  Pick<Trick, 'start_position' | 'end_position' | 'retired_at'>
>

/** By key of the trick, at most the likeliest one each. Dismissed warnings are left out. */
export function warnings(
  draft: Pick<RoundDraft, 'validated' | 'selected' | 'editing' | 'dismissed' | 'insertBefore'>,
  positions: TrickPositions,
  levels: Habits['levels'],
): ReadonlyMap<number, Warning> {
  const found = new Map<number, Warning>()
  const warn = ({ key }: DraftTrick, slip: Slip | null) => {
    if (slip && !found.has(key) && !draft.dismissed.includes(slip.id))
      found.set(key, { ...slip, trickKey: key })
  }
  // an edited combo is checked in its place, as it is now
  const { validated, selected } = withEditPutBack(draft)
  const at = selectedIndex({ ...draft, validated, selected })
  const entered = [...tricksOf(validated.slice(0, at)), ...selected, ...tricksOf(validated.slice(at))]
  // a round may keep a retired trick that it was saved with
  const savedTrickIds = new Set(
    entered.flatMap((each) => (each.validatedTrickId === null ? [] : each.trickId)),
  )
  for (const trick of entered) if (!savedTrickIds.has(trick.trickId)) warn(trick, retired(trick, positions))
  for (const [place, trick] of entered.entries()) warn(trick, twice(entered[place - 1], trick))
  const combos = validated.flatMap((row) => (row.kind === 'combo' ? [row.tricks] : []))
  for (const tricks of combos)
    for (const [place, trick] of tricks.entries())
      warn(trick, cannotFollow(tricks[place - 1], trick, positions))
  const usual = usualLevel(levels)
  for (const trick of entered) warn(trick, farAbove(trick, usual))
  return found
}

function retired({ key, trickId }: DraftTrick, positions: TrickPositions): Slip | null {
  const since = positions.get(trickId)?.retired_at ?? null
  return since === null ? null : { id: `retired.${key}.${trickId}`, warning: 'retired' }
}

const doubleTapMilliseconds = 1000

function twice(before: DraftTrick | undefined, trick: DraftTrick): Slip | null {
  if (!before || before.enteredAt === null || trick.enteredAt === null) return null
  const isSame = trickKey(before) === trickKey(trick) && before.dub === trick.dub
  const apart = Math.abs(trick.enteredAt - before.enteredAt)
  return isSame && apart < doubleTapMilliseconds ? { id: `twice.${trick.key}`, warning: 'twice' } : null
}

function cannotFollow(
  before: DraftTrick | undefined,
  trick: DraftTrick,
  positions: TrickPositions,
): Slip | null {
  if (!before) return null
  const ends = positions.get(before.trickId)?.end_position
  const starts = positions.get(trick.trickId)?.start_position
  if (!ends || !starts || ends === starts) return null
  const id = `cannot-follow.${before.trickId}.${trick.key}.${trick.trickId}`
  return { id, warning: 'cannot-follow', before: before.shortName, ends, starts }
}

/** Fewest tricks of a history; share of them that makes a level usual; how many levels above the usual are far. */
const historyLength = 10
const usualShare = 0.05
const farLevels = 2

/** The athlete's highest usual level; null while the history is too short. */
function usualLevel(levels: Habits['levels']): Level | null {
  const all = levels.reduce((sum, { times }) => sum + times, 0)
  if (all < historyLength) return null
  const usual = levels.filter(({ times }) => times >= all * usualShare).map(({ level_id }) => level_id)
  return levelOf(Math.max(...usual))
}

function farAbove(trick: DraftTrick, usual: Level | null): Slip | null {
  if (usual === null || trick.level - usual < farLevels) return null
  return { id: `level.${trick.key}.${trick.trickId}`, warning: 'level', level: trick.level, usual }
}

function levelOf(id: number): Level | null {
  return id === 1 || id === 2 || id === 3 || id === 4 ? id : null
}
