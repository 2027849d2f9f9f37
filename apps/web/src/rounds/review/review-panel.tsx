/** The tricks under review, singles and combos in the order performed, with two thumbs each. */
import { commentRequired, confirmTrick, type Feedback, pressFeedback } from '@trickline/competition/review'
import { useMessages } from '../../lib/messages.ts'
import { Button } from '../../ui/button.tsx'
import { cardClass } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { type DraftRow, type DraftTrick, numbered } from '../entry/draft-trick.ts'
import { levelName, type RoundScore } from '@trickline/scoring'
import { memo } from 'react'
import { LevelMark } from '../../ui/badge.tsx'
import { TextField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { RoundLine } from '../round-line.tsx'
import { PlayFrom } from '../entry/row-buttons.tsx'
import { levelWord, performanceTags, trickTitle } from '../../tricks/performed-trick.ts'
import type { ChangeTricks } from './use-review.ts'

type Props = {
  rows: readonly DraftRow[]
  /** The tricks of the rows with the feedback entered so far. */
  reviewed: readonly DraftTrick[]
  /** null when one may not see it. */
  score: RoundScore | null
  /** It is on its way. */
  disabled: boolean
  onChange: ChangeTricks
}

export function ReviewPanel({ rows, reviewed, score, disabled, onChange }: Props) {
  const words = useMessages('judging')
  const feedbackOf = new Map(reviewed.map((trick) => [trick.key, trick]))
  const asReviewed = (trick: DraftTrick) => feedbackOf.get(trick.key) ?? trick
  const done = reviewed.filter((trick) => trick.feedback !== null).length
  return (
    <section aria-labelledby="review" className={classNames(cardClass, 'overflow-hidden')}>
      <div className="flex flex-col gap-3 p-3">
        <div>
          <h2 id="review" className="font-semibold">
            {words.reviewTitle}
          </h2>
          <p className="text-soft">{reviewed.length === 0 ? words.reviewNothing : words.reviewText}</p>
        </div>
        <div className="flex items-center justify-between gap-3">
          <output className="tabular text-label font-semibold text-soft">
            {words.reviewProgress(done, reviewed.length)}
          </output>
          <Button
            disabled={disabled}
            whyNot={reviewed.length === 0 ? words.noTricksSeen : null}
            onClick={() => onChange(confirmTrick, true)}
          >
            {words.confirmAll}
          </Button>
        </div>
        <RoundLine
          rows={rows.map((row) =>
            row.kind === 'single'
              ? { ...row, trick: asReviewed(row.trick) }
              : { ...row, tricks: row.tricks.map(asReviewed) },
          )}
          score={score}
          feedback="asked"
          onTap={lookAt}
        />
      </div>
      <ol inert={disabled} className={disabled ? 'opacity-60' : undefined}>
        {numbered(rows).map(({ row, combo }) => (
          <li key={row.key} className="border-t border-hair">
            {row.kind === 'single' ? (
              <ReviewRow trick={asReviewed(row.trick)} onChange={onChange} />
            ) : (
              <>
                <h3 className="px-3 pt-2.5 pb-1.5 text-label font-semibold text-soft">
                  {words.combo(combo)}
                </h3>
                <ol aria-label={words.combo(combo)} className="ms-3 border-s-[1.5px] border-ink">
                  {row.tricks.map((trick) => (
                    <li key={trick.key} className="border-t border-hair">
                      <ReviewRow trick={asReviewed(trick)} onChange={onChange} />
                    </li>
                  ))}
                </ol>
              </>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Brings the trick of a bead to the middle of the screen, where nothing that stays in sight covers it. */
function lookAt(key: number): void {
  const row = document.querySelector<HTMLElement>(`#${rowId(key)}`)
  row?.scrollIntoView({ block: 'center' })
  row?.focus({ preventScroll: true })
}

function rowId(key: number): string {
  return `reviewed-${key}`
}

type ReviewRowProps = { trick: DraftTrick; onChange: ChangeTricks }

/** One trick under review: confirmed, or incorrect and why. The same thumb again clears it. */
export const ReviewRow = memo(function ReviewRow({ trick, onChange }: ReviewRowProps) {
  const words = useMessages('judging')
  const title = trickTitle(trick, words)
  const asksWhy = commentRequired(trick.feedback)
  const press = (feedback: Feedback) =>
    onChange((each) => (each.key === trick.key ? pressFeedback(each, feedback) : each), true)
  const say = (comment: string) =>
    onChange((each) => (each.key === trick.key ? { ...each, comment } : each), false)
  return (
    <div id={rowId(trick.key)} tabIndex={-1} className="px-3 py-1 focus-visible:-outline-offset-3">
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
          onPress={() => press('confirmed')}
        />
        <Thumb
          label={words.incorrectTrick(title)}
          icon="close"
          isPressed={asksWhy}
          onPress={() => press('incorrect')}
        />
      </div>
      {asksWhy ? (
        <TextField
          label={words.whatIsWrong(title)}
          wrapperClassName="pb-3"
          maxLength={1000}
          hint={trick.comment?.trim() ? undefined : words.commentMissing}
          value={trick.comment ?? ''}
          onChange={({ target }) => say(target.value)}
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
