/** A review that its athlete began on this device, and that was not sent before the round was validated or published. */
import { useKept } from '../data/device-store.ts'
import { useMessages } from '../lib/messages.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import type { RoundReply } from '../data/round.ts'
import { isBegunReview, reviews } from './kept-review.ts'

export function LeftReview({ reply: { round } }: { reply: RoundReply }) {
  const words = useMessages('judging')
  const kept = useKept(reviews, round.id)
  if (!kept || !isBegunReview(round.id)) return null
  return (
    <Notice
      action={
        <Button kind="danger" onClick={() => reviews.drop(round.id)}>
          {words.throwReviewAway}
        </Button>
      }
    >
      {words.leftReview}
    </Notice>
  )
}
