/** The athlete's review of a judged round: done or awaited, how many tricks are incorrect, how many were answered. */
import type { RoundRead } from '@trickline/contract/read-rows'
import { useMessages } from '@trickline/ui/messages.ts'
import { Icon } from '@trickline/ui/icon.tsx'
import { reviewOf } from '@trickline/views/phases/phase-rows.ts'

export function RoundReview({ round }: { round: RoundRead }) {
  const words = useMessages('phases')
  const review = reviewOf(round)
  // null: the viewer may not see the review
  const incorrect = round.negative_feedback_count ?? 0
  const answered = round.answered_feedback_count ?? 0
  if (review === null && incorrect + answered === 0) return null
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1 [justify-content:inherit] text-label">
      {review === 'validated' ? (
        <span className="inline-flex items-center gap-1 font-semibold text-done">
          <Icon name="check" className="size-4" />
          {words.validated}
        </span>
      ) : null}
      {review === 'awaited' ? <span className="text-soft">{words.awaitsReview}</span> : null}
      {incorrect > 0 ? (
        <span className="inline-flex items-center gap-1 font-semibold text-stopped">
          <Icon name="warning" className="size-4" />
          {words.incorrect(incorrect)}
        </span>
      ) : null}
      {answered > 0 ? (
        <span className="text-soft">{words.answered(answered, answered + incorrect)}</span>
      ) : null}
    </span>
  )
}
