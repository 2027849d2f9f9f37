/** Whether inquiries may still change results: how many are open, until when they are taken (statuses-and-moves §14). */
import type { Competition } from '@trickline/competition/model'
import type { ReactNode } from 'react'
import { Countdown, useSecondsUntil } from '@trickline/ui/countdown.tsx'
import { useMessages } from '@trickline/ui/messages.ts'

type Props = {
  competition: Pick<Competition, 'inquiriesUntil' | 'openInquiries' | 'status'>
  children?: ReactNode
}

/** Shows nothing before the first publication and after the competition has finished. */
export function InquiryState({ competition, children }: Props) {
  const { inquiriesUntil: until, openInquiries: open, status } = competition
  const left = useSecondsUntil(until ?? Number.NaN)
  if (status !== 'started' || (left === 0 && open === 0)) return null
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-y border-hair py-2">
      <div className="min-w-0 flex-1 basis-56">
        <OpenInquiries competition={competition} />
        {left > 0 ? <TimeLeft until={until ?? Number.NaN} /> : null}
      </div>
      {children}
    </div>
  )
}

function TimeLeft({ until }: { until: number }) {
  const words = useMessages('phases')
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 text-soft">
      {words.inquiriesFor}
      <Countdown until={until} form="clock" className="font-bold text-ink" />
    </p>
  )
}

/** For a page without a countdown. */
export function OpenInquiries({ competition: { openInquiries: open, status } }: Props) {
  const words = useMessages('phases')
  return status === 'started' && open > 0 ? (
    <p className="font-semibold text-waiting not-first:mt-3">{words.inquiriesOpen(open)}</p>
  ) : null
}
