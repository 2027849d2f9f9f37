/** The athlete's review of a judged round: validated or awaited, and the number of tricks called incorrect. */
import type { RoundRead } from '@trickline/contract/read-rows'
import { useMessages } from '@trickline/ui/messages.ts'
import { Icon } from '@trickline/ui/icon.tsx'
import { reviewOf } from '@trickline/views/phases/phase-rows.ts'

export function RoundReview({ round }: { round: RoundRead }) {
  const words = useMessages('phases')
  const review = reviewOf(round)
  // null: the viewer may not see the review
  const incorrect = round.negative_feedback_count ?? 0
  if (review === null && incorrect === 0) return null
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
    </span>
  )
}
