/** On a published round: the athlete inquires before the deadline, and reads the answer here (screens §43). */
import { useState } from 'react'
import type { RoundReply } from '@trickline/client/round.ts'
import { usePerson } from '@trickline/client/session.ts'
import { Button } from '@trickline/ui/button.tsx'
import { Countdown, useSecondsUntil } from '@trickline/ui/countdown.tsx'
import { useMessages } from '@trickline/ui/messages.ts'
import { Notice } from '@trickline/ui/notice.tsx'
import { InquiriesDialog } from './inquiries-dialog.tsx'

export function RoundInquiry({ reply }: { reply: RoundReply }) {
  const words = useMessages('phases')
  const [isOpen, setOpen] = useState(false)
  const { competition, competition_id: id, userId } = reply.round
  const until = Date.parse(competition?.inquiries_until ?? '')
  const left = useSecondsUntil(until)
  if (usePerson()?.id !== userId || id === null) return null
  return (
    <Notice action={<Button onClick={() => setOpen(true)}>{words.inquiry}</Button>}>
      {left > 0 ? (
        <p className="flex flex-wrap items-baseline gap-x-2">
          {words.inquiriesFor}
          <Countdown until={until} form="clock" className="font-bold" />
        </p>
      ) : (
        <p>{words.inquiriesOver}</p>
      )}
      {isOpen ? <InquiriesDialog competitionId={id} reply={reply} onClose={() => setOpen(false)} /> : null}
    </Notice>
  )
}
