/** A review that its athlete began on this device, and that was not sent before the round was validated or published. */
import { useSyncExternalStore } from 'react'
import { discard, onKeptChange } from '../lib/keep.ts'
import { useMessages } from '../lib/messages.ts'
import { currentSession } from '../lib/session.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import type { RoundReply } from './kept-draft.ts'
import { isBegunReview, reviewKey } from './kept-review.ts'

export function LeftReview({ reply: { round } }: { reply: RoundReply }) {
  const words = useMessages('judging')
  const key = reviewKey(currentSession()?.person.id ?? 0, round.id)
  const isLeft = useSyncExternalStore(onKeptChange, () => isBegunReview(key))
  if (!isLeft) return null
  return (
    <Notice
      action={
        <Button kind="danger" onClick={() => discard(key)}>
          {words.throwReviewAway}
        </Button>
      }
    >
      {words.leftReview}
    </Notice>
  )
}
