/** What is to be known of a round that is looked at or reviewed: edited since, stopped. */
import { useMessages } from '../lib/messages.ts'
import { Notice } from '../ui/notice.tsx'
import { EditedSince } from './edited-since.tsx'
import type { RoundReply } from '../data/round.ts'

export function RoundNotices({ reply }: { reply: RoundReply }) {
  const words = useMessages('judging')
  const { round } = reply
  return (
    <>
      <EditedSince reply={reply} />
      {round.disqualified_at ? <Notice>{words.stopped.disqualified}</Notice> : null}
      {round.injured_at ? <Notice>{words.stopped.injured}</Notice> : null}
    </>
  )
}
