/** How a performance is called beside its trick: `FS`, `Mute`, `−20 %`. */
import type { Areas } from '@trickline/messages/areas'
import { dubLevels, grabs, hasGrab } from '@trickline/scoring'
import type { Performance } from './entered-trick.ts'

/** Side, grab and dub, in that order; nothing for a plain trick. */
export function performanceTags({ variation, grab, dub }: Performance, words: Areas['judging']): string[] {
  return [
    variation === 1 ? words.fs : variation === 2 ? words.bs : '',
    hasGrab({ grab }) ? (grabNames.get(grab) ?? '') : '',
    dub === 0 ? '' : words.dubPercent(percentOf.get(dub) ?? 0),
  ].filter((tag) => tag !== '')
}

const grabNames = new Map<number | null, string>(grabs.map(({ id, name }) => [id, name]))
const percentOf = new Map<number, number>(dubLevels.map(({ id, percent }) => [id, percent]))
