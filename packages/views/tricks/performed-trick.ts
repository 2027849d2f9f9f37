/** Tricks and how they are performed, as the search returns them. */
import type { Trick } from '@trickline/contract/tricks'
import { dubLevels, grabs, hasGrab, type PerformedTrick } from '@trickline/scoring'
import type { Areas } from '@trickline/messages/areas'

export type Performance = Pick<PerformedTrick, 'grab' | 'dub' | 'variation'>

/** A trick entered at once, by a tile or from the search results. */
export type EnteredTrick = Performance & { trick: Trick }

export type ProposedTrick = Pick<PerformedTrick, 'trickId' | 'variation' | 'grab'>

/** For example `BB360 FS Mute −20 %`. */
export function trickTitle(trick: Performance & { shortName: string }, words: Areas['judging']): string {
  return [trick.shortName, ...performanceTags(trick, words)].join(' ')
}

/** Side, grab and dub, in that order; empty for a plain trick. */
export function performanceTags({ variation, grab, dub }: Performance, words: Areas['judging']): string[] {
  return [
    variation === 1 ? words.fs : variation === 2 ? words.bs : '',
    hasGrab({ grab }) ? (grabNames.get(grab) ?? '') : '',
    dub === 0 ? '' : words.dubPercent(percentOf.get(dub) ?? 0),
  ].filter((tag) => tag !== '')
}

/** The label of a level's mark; an unknown level counts as the lowest. */
export function levelWord(levelId: number, { quick }: Areas['judging']): string {
  const named: Record<number, string> = quick.levels
  return named[levelId] ?? quick.levels[1]
}

const grabNames = new Map<number | null, string>(grabs.map(({ id, name }) => [id, name]))
const percentOf = new Map<number, number>(dubLevels.map(({ id, percent }) => [id, percent]))
