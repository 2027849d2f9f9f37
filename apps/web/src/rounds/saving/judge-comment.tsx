/** The judge's comment on a judged round: an answer to the athlete. */
import { TextAreaField } from '@trickline/ui/field.tsx'
import { useMessages } from '@trickline/ui/messages.ts'
import type { RoundEntry } from './use-round-entry.ts'

export function JudgeComment({ draft, dispatch }: Pick<RoundEntry['device'], 'draft' | 'dispatch'>) {
  const words = useMessages('judging')
  return (
    <TextAreaField
      label={words.ownComment}
      hint={words.commentHint}
      maxLength={2000}
      value={draft.comment}
      onChange={({ target }) => dispatch({ type: 'set-comment', comment: target.value })}
    />
  )
}
