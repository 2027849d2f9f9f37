/** Sets the video of the round. The tricks' seconds belong to it: they go with it, and one undo brings both back. */
import {
  type Lists,
  type ListsBefore,
  type RoundDraft,
  tricksOf,
} from '@trickline/views/rounds/draft-trick.ts'
import { undoDepth } from './step.ts'
import { entryWithoutSecond, restoresVideo, withoutSecond } from './video-seconds.ts'

export function setVideo(draft: RoundDraft, { link }: { link: string | null }): RoundDraft {
  const { validated, selected, editing, collecting, entry, video } = draft
  if (link === video) return draft
  const chosen = entryWithoutSecond(entry)
  // steps in the undo history may contain seconds too; those before an earlier change of the video restore their own
  const stepsOfVideo = draft.past.slice(1 + draft.past.findLastIndex(restoresVideo))
  if (![draft, ...stepsOfVideo].some(isTimed)) return { ...draft, entry: chosen, video: link }
  const before: ListsBefore = { validated, selected, editing, collecting, video }
  return {
    ...draft,
    validated: validated.map((row) =>
      row.kind === 'combo'
        ? { ...row, tricks: row.tricks.map(withoutSecond) }
        : { ...row, trick: withoutSecond(row.trick) },
    ),
    selected: selected.map(withoutSecond),
    editing: editing && { ...editing, aside: editing.aside.map(withoutSecond) },
    entry: chosen,
    video: link,
    past: [...draft.past, before].slice(-undoDepth),
  }
}

function isTimed({
  validated,
  selected,
  editing,
}: Pick<Lists, 'validated' | 'selected' | 'editing'>): boolean {
  const tricks = [...tricksOf(validated), ...selected, ...(editing?.aside ?? [])]
  return tricks.some((trick) => trick.videoSecond !== null)
}
