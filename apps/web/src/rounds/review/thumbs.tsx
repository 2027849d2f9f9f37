/** The two thumbs of a trick under review; the same thumb again clears it (screens §13). */
import { commentRequired, type Feedback, toggleFeedback } from '@trickline/competition/trick-feedback'
import { useMessages } from '@trickline/ui/messages.ts'
import { trickTitle } from '@trickline/views/tricks/performed-trick.ts'
import { classNames } from '@trickline/ui/class-names.ts'
import { TextField } from '@trickline/ui/field.tsx'
import { Icon } from '@trickline/ui/icon.tsx'
import type { DraftTrick } from '@trickline/views/rounds/draft-trick.ts'
import type { ChangeTricks } from './use-review.ts'

type Props = {
  trick: DraftTrick
  onChange: ChangeTricks
  /** The trick alone is shown, so that confirming it is the next step. */
  isLarge?: boolean
  onPressed?: (feedback: Feedback | null, press: MouseEvent) => void
}

export function Thumbs({ trick, onChange, isLarge = false, onPressed }: Props) {
  const words = useMessages('judging')
  const parts = useMessages('judgingParts')
  const title = trickTitle(trick, words)
  const press = (feedback: Feedback) => (event: MouseEvent) => {
    onChange((each) => (each.key === trick.key ? toggleFeedback(each, feedback) : each), true)
    onPressed?.(toggleFeedback(trick, feedback).feedback, event)
  }
  const thumbs = [
    { of: 'confirmed', icon: 'check', label: parts.confirmTrick(title), word: parts.confirm },
    { of: 'incorrect', icon: 'close', label: parts.incorrectTrick(title), word: parts.isIncorrect },
  ] as const
  return thumbs.map(({ of, icon, label, word }) => (
    <button
      key={of}
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={trick.feedback === of}
      onClick={({ nativeEvent }) => press(of)(nativeEvent)}
      className={classNames(
        'inline-flex shrink-0 items-center justify-center',
        isLarge
          ? 'min-h-16 min-w-0 flex-[1_1_7.5rem] gap-2 rounded-control border border-edge px-2 text-lead font-semibold hover:border-ink'
          : 'size-touch not-aria-pressed:hover:bg-sunken focus-visible:-outline-offset-3 nth-[2]:border-s nth-[2]:border-edge',
        trick.feedback === of
          ? of === 'confirmed'
            ? 'border-done bg-done text-paper'
            : 'border-danger bg-danger text-on-danger'
          : isLarge &&
              trick.feedback === null &&
              of === 'confirmed' &&
              'border-accent bg-accent! text-on-accent',
      )}
    >
      <Icon name={icon} />
      {isLarge ? word : null}
    </button>
  ))
}

export function WhatIsWrong({ trick, onChange }: Pick<Props, 'trick' | 'onChange'>) {
  const words = useMessages('judging')
  const parts = useMessages('judgingParts')
  if (!commentRequired(trick.feedback)) return null
  return (
    <TextField
      label={parts.whatIsWrong(trickTitle(trick, words))}
      wrapperClassName="pb-3"
      maxLength={1000}
      hint={trick.comment?.trim() ? undefined : parts.commentMissing}
      value={trick.comment ?? ''}
      onChange={({ target }) =>
        onChange((each) => (each.key === trick.key ? { ...each, comment: target.value } : each), false)
      }
    />
  )
}
