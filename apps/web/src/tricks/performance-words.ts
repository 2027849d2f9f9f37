/** How a performance is called beside its trick: `FS`, `Mute`, `−20 %`; and the level of the trick. */
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

/** What a level's mark says, for those who do not see it. A level that is not among them counts as the lowest. */
export function levelWord(levelId: number, { quick }: Areas['judging']): string {
  const named: Record<number, string> = quick.levels
  return named[levelId] ?? quick.levels[1]
}

const grabNames = new Map<number | null, string>(grabs.map(({ id, name }) => [id, name]))
const percentOf = new Map<number, number>(dubLevels.map(({ id, percent }) => [id, percent]))
