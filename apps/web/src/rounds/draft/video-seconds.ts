/** The seconds of the video that tricks have. */
import type { ChosenTrick, Entry, ListsBefore } from '@trickline/views/rounds/draft-trick.ts'

export function restoresVideo(lists: ListsBefore): boolean {
  return lists.video !== undefined
}

export function entryWithoutSecond(entry: Entry): Entry {
  return { ...entry, trick: entry.trick && withoutSecond(entry.trick) }
}

export function withoutSecond<TTrick extends ChosenTrick>(trick: TTrick): TTrick {
  return trick.videoSecond === null ? trick : { ...trick, videoSecond: null }
}
