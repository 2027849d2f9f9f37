/** An invitation with its two answers, in the list and on the competition's page. */
import type { CompetitionHeaderRead } from '@trickline/contract/read-rows'
import type { ReactNode } from 'react'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { lazyComponent } from '@trickline/ui/lazy.tsx'
import { Notice } from '@trickline/ui/notice.tsx'
import { Skeleton } from '@trickline/ui/skeleton.tsx'
import type { Invitation } from './open-invitations.ts'
import { competitionTimeZone } from '@trickline/views/competitions/competition-time-zone.ts'

const InvitationAnswers = lazyComponent(
  async () => (await import('./invitation-answers.tsx')).InvitationAnswers,
  { fallback: () => <Skeleton className="h-12 w-full sm:w-80" /> },
)

type Props = { invitation: Invitation<CompetitionHeaderRead>; text: ReactNode }

/** Those in the list. */
export function Invitations({ invitations }: { invitations: readonly Invitation[] }) {
  const words = useMessages('ownEntry').invitation
  return invitations.length === 0 ? null : (
    <section aria-label={words.title} className="mb-6 flex flex-col gap-3">
      {invitations.map((invitation) => (
        <InvitationByName key={invitation.entryId} invitation={invitation} />
      ))}
    </section>
  )
}

function InvitationByName({ invitation }: Pick<Props, 'invitation'>) {
  const { noDate } = useMessages('competitions')
  const { to } = useMessages('ownEntry').invitation
  const { role, competition } = invitation
  const format = useFormat(competitionTimeZone(competition))
  const start = competition.date_start_at
  const when = start === null ? noDate : format.dateTime(start)
  return <InvitationNotice invitation={invitation} text={to[role](competition.name, when)} />
}

export function InvitationNotice({ invitation, text }: Props) {
  return (
    <Notice>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <p className="min-w-0 flex-1 basis-60 font-semibold [overflow-wrap:anywhere]">{text}</p>
        <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:[&>button]:flex-1">
          <InvitationAnswers invitation={invitation} />
        </div>
      </div>
    </Notice>
  )
}
