/** One trick under review: confirmed, or incorrect and why. The same thumb again clears it. */
import type { Feedback } from '@trickline/competition/review'
import { commentRequired } from '@trickline/competition/review'
import { levelName } from '@trickline/scoring'
import { memo } from 'react'
import { useMessages } from '../lib/messages.ts'
import { LevelMark } from '../ui/badge.tsx'
import { classNames } from '../ui/class-names.ts'
import { TextField } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import type { DraftTrick } from './draft-trick.ts'
import { PlayFrom } from './play-from.tsx'
import { levelWord, performanceTags } from '../tricks/performance-words.ts'
import { trickTitle } from './trick-words.ts'

type Props = {
  trick: DraftTrick
  onPress: (key: number, feedback: Feedback) => void
  onSay: (key: number, comment: string) => void
}

export const ReviewRow = memo(function ReviewRow({ trick, onPress, onSay }: Props) {
  const words = useMessages('judging')
  const title = trickTitle(trick, words)
  const asksWhy = commentRequired(trick.feedback)
  return (
    <div className="px-3 py-1">
      <div className="flex min-h-14 flex-wrap items-center justify-end gap-x-2.5">
        <LevelMark level={levelName(trick.level)} />
        <div className="min-w-0 flex-[1_1_7rem] py-1 leading-tight">
          <span className="font-semibold">{trick.shortName}</span>{' '}
          <span className="text-label font-semibold text-accent-ink">
            {performanceTags(trick, words).join(' ')}
          </span>{' '}
          <span className="sr-only">{levelWord(trick.level, words)}</span>
          <span className="block truncate text-label text-soft">{trick.name}</span>
        </div>
        <PlayFrom second={trick.videoSecond} of={title} />
        <Thumb
          label={words.confirmTrick(title)}
          icon="check"
          isPressed={trick.feedback === 'confirmed'}
          onPress={() => onPress(trick.key, 'confirmed')}
        />
        <Thumb
          label={words.incorrectTrick(title)}
          icon="close"
          isPressed={asksWhy}
          onPress={() => onPress(trick.key, 'incorrect')}
        />
      </div>
      {asksWhy ? (
        <TextField
          label={words.whatIsWrong(title)}
          wrapperClassName="pb-3"
          maxLength={1000}
          hint={trick.comment?.trim() ? undefined : words.commentMissing}
          value={trick.comment ?? ''}
          onChange={({ target }) => onSay(trick.key, target.value)}
        />
      ) : null}
    </div>
  )
})

type ThumbProps = { label: string; icon: 'check' | 'close'; isPressed: boolean; onPress: () => void }

function Thumb({ label, icon, isPressed, onPress }: ThumbProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      onClick={onPress}
      className={classNames(
        'inline-flex size-touch shrink-0 items-center justify-center rounded-control border border-edge hover:border-ink',
        isPressed &&
          (icon === 'check' ? 'border-done bg-done text-paper' : 'border-danger bg-danger text-on-danger'),
      )}
    >
      <Icon name={icon} />
    </button>
  )
}
