/** The tricks under review, singles and combos in the order performed, with two thumbs each. */
import type { Feedback } from '@trickline/competition/review'
import { useMessages } from '../lib/messages.ts'
import { Button } from '../ui/button.tsx'
import { cardClass } from '../ui/card.tsx'
import { classNames } from '../ui/class-names.ts'
import { type DraftRow, type DraftTrick, numbered } from './draft-trick.ts'
import { ReviewRow } from './review-row.tsx'

type Props = {
  rows: readonly DraftRow[]
  /** The tricks of the rows with the feedback entered so far. */
  reviewed: readonly DraftTrick[]
  /** It is on its way. */
  disabled: boolean
  onPress: (key: number, feedback: Feedback) => void
  onSay: (key: number, comment: string) => void
  onConfirmAll: () => void
}

export function ReviewPanel({ rows, reviewed, disabled, onPress, onSay, onConfirmAll }: Props) {
  const words = useMessages('judging')
  const feedbackOf = new Map(reviewed.map((trick) => [trick.key, trick]))
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
            onClick={onConfirmAll}
          >
            {words.confirmAll}
          </Button>
        </div>
      </div>
      <ol inert={disabled} className={disabled ? 'opacity-60' : undefined}>
        {numbered(rows).map(({ row, combo }) => (
          <li key={row.key} className="border-t border-hair">
            {row.kind === 'single' ? (
              <ReviewRow trick={feedbackOf.get(row.trick.key) ?? row.trick} onPress={onPress} onSay={onSay} />
            ) : (
              <>
                <h3 className="px-3 pt-2.5 pb-1.5 text-label font-semibold text-soft">
                  {words.combo(combo)}
                </h3>
                <ol aria-label={words.combo(combo)} className="ms-3 border-s-[1.5px] border-ink">
                  {row.tricks.map((trick) => (
                    <li key={trick.key} className="border-t border-hair">
                      <ReviewRow trick={feedbackOf.get(trick.key) ?? trick} onPress={onPress} onSay={onSay} />
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
