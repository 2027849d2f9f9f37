/** The athlete's review of a judged round: done or awaited, how many tricks are incorrect, how many were answered. */
import type { RoundRead } from '@trickline/contract/read-rows'
import { useMessages } from '@trickline/ui/messages.ts'
import { StatusChip } from '@trickline/ui/badge.tsx'
import { Icon } from '@trickline/ui/icon.tsx'
import { reviewOf } from '@trickline/views/phases/phase-rows.ts'

export function RoundReview({ round }: { round: RoundRead }) {
  const words = useMessages('phases')
  if (!hasReview(round)) return null
  const review = reviewOf(round)
  const { incorrect, answered } = feedbackOf(round)
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1 [justify-content:inherit] text-label">
      {review === 'validated' ? (
        <span className="inline-flex items-center gap-1.5 font-semibold text-done">
          <Icon name="check" className="-mx-[3px] size-4.5" />
          {words.validated}
        </span>
      ) : null}
      {review === 'awaited' ? (
        <StatusChip isFramed={false} tone="waiting">
          {words.awaitsReview}
        </StatusChip>
      ) : null}
      {incorrect > 0 ? (
        <span className="inline-flex items-center gap-1.5 font-semibold text-stopped">
          <Icon name="warning" className="-mx-0.5 size-4" />
          {words.incorrect(incorrect)}
        </span>
      ) : null}
      {answered > 0 ? (
        <span className="text-soft">{words.answered(answered, answered + incorrect)}</span>
      ) : null}
    </span>
  )
}

/** Whether there is a review that the viewer may see. */
export function hasReview(round: RoundRead): boolean {
  const { incorrect, answered } = feedbackOf(round)
  return reviewOf(round) !== null || incorrect + answered > 0
}

/** Zero if the viewer may not see it. */
function feedbackOf({ negative_feedback_count, answered_feedback_count }: RoundRead) {
  return { incorrect: negative_feedback_count ?? 0, answered: answered_feedback_count ?? 0 }
}
