/** How a performed trick is called: `BB360 FS Mute −20 %`. */
import { dubLevels, grabs, hasGrab } from '@trickline/scoring'
import type { Areas } from '@trickline/messages/areas'
import type { DraftTrick } from './draft-trick.ts'

type Words = Areas['judging']

/** Side, grab and dub, in that order; nothing for a plain trick. */
export function tagsOf(trick: Pick<DraftTrick, 'variation' | 'grab' | 'dub'>, words: Words): string[] {
  return [
    trick.variation === 1 ? words.fs : trick.variation === 2 ? words.bs : '',
    hasGrab(trick) ? (grabNames.get(trick.grab) ?? '') : '',
    trick.dub === 0 ? '' : words.dubPercent(percentOf.get(trick.dub) ?? 0),
  ].filter((tag) => tag !== '')
}

export function trickTitle(trick: DraftTrick, words: Words): string {
  return [trick.shortName, ...tagsOf(trick, words)].join(' ')
}

const grabNames = new Map<number | null, string>(grabs.map(({ id, name }) => [id, name]))
const percentOf = new Map<number, number>(dubLevels.map(({ id, percent }) => [id, percent]))
