/** How a performed trick is called: `BB360 FS Mute −20 %`. */
import type { Areas } from '@trickline/messages/areas'
import { performanceTags } from '../tricks/performance-words.ts'
import type { DraftTrick } from './draft-trick.ts'

export function trickTitle(trick: DraftTrick, words: Areas['judging']): string {
  return [trick.shortName, ...performanceTags(trick, words)].join(' ')
}
