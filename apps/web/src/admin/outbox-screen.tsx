/** `/admin/outbox`: the mails of a server without SMTP_URL, for admins to read (accounts-and-people §10). */
import { useQuery } from '@tanstack/react-query'
import { isAdmin } from '@trickline/competition/roles'
import { outbox } from '@trickline/contract/calls/accounts'
import type { OutboxMail } from '@trickline/contract/accounts'
import { api } from '@trickline/client/api.ts'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { usePerson } from '@trickline/client/session.ts'
import { Collapsible } from '@trickline/ui/collapsible.tsx'
import { EmptyState } from '@trickline/ui/empty-state.tsx'
import { Loaded } from '../lib/loaded.tsx'
import { Skeleton } from '@trickline/ui/skeleton.tsx'
import { AdminFrame } from './admin-frame.tsx'

export function OutboxScreen() {
  const words = useMessages('account')
  const isViewerAdmin = isAdmin(usePerson())
  const mails = useQuery({
    queryKey: ['outbox'],
    queryFn: ({ signal }) => api(outbox, { signal }),
    enabled: isViewerAdmin,
    refetchInterval: 5_000,
  })
  const { sends = false, mails: kept = [] } = mails.data ?? {}
  const older = kept.length > 0 ? words.outboxSends : null
  const note = sends ? older : words.outboxText
  return (
    <AdminFrame chosen="outbox">
      {note === null ? null : <p className="mb-4 max-w-reading text-soft">{note}</p>}
      <Loaded {...mails} failedTitle={words.outboxFailed} skeleton={<Skeleton className="h-40" />}>
        {(data) =>
          data.mails.length === 0 ? (
            <EmptyState title={words.outboxEmpty} text={words.outboxEmptyText} />
          ) : (
            <ul className="flex flex-col gap-3">
              {data.mails.map((mail) => (
                <li key={mail.id}>
                  <Mail mail={mail} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </AdminFrame>
  )
}

function Mail({ mail: { recipient, subject, text, created_at } }: { mail: OutboxMail }) {
  const words = useMessages('account')
  const format = useFormat()
  return (
    <Collapsible
      title={
        <>
          <span className="block [overflow-wrap:anywhere]">{subject}</span>
          <span className="block text-label font-normal [overflow-wrap:anywhere] text-soft">
            {words.to(recipient)} · {format.dateTime(created_at)}
          </span>
        </>
      }
    >
      <p className="max-w-reading [overflow-wrap:anywhere] whitespace-pre-wrap">
        <TextWithLinks text={text} />
      </p>
    </Collapsible>
  )
}

function TextWithLinks({ text }: { text: string }) {
  return text.split(/(https?:\/\/\S+)/).map((part, place) =>
    place % 2 === 1 ? (
      <a key={part} href={part} className="font-semibold underline underline-offset-4">
        {part}
      </a>
    ) : (
      part
    ),
  )
}
