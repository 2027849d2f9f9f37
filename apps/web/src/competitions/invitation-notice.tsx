/** An invitation with its two answers, in the competition list and on the competition. */
import type { CompetitionHeaderRead } from '@trickline/contract/read-rows'
import { useQueryClient } from '@tanstack/react-query'
import type { EntryStatus } from '@trickline/competition/model'
import { type ReactNode, useState } from 'react'
import { useSucceeded } from '../lib/use-succeeded.ts'
import { executeMutation } from '@trickline/client/mutation.ts'
import { moveEntries } from '../entries/mutations.ts'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { queryKeys } from '@trickline/client/query-keys.ts'
import { Button } from '@trickline/ui/button.tsx'
import { useConfirm } from '@trickline/ui/confirm.tsx'
import { Icon } from '@trickline/ui/icon.tsx'
import { Notice } from '@trickline/ui/notice.tsx'
import { toast } from '@trickline/ui/toast.tsx'
import type { Invitation } from './own-entry.ts'
import { competitionTimeZone } from '@trickline/views/competitions/competition-time-zone.ts'

type Props = { invitation: Invitation<CompetitionHeaderRead>; text: ReactNode }

export function InvitationByName({ invitation }: Pick<Props, 'invitation'>) {
  const words = useMessages('competitions')
  const { role, competition } = invitation
  const format = useFormat(competitionTimeZone(competition))
  const start = competition.date_start_at
  const when = start === null ? words.noDate : format.dateTime(start)
  return <InvitationNotice invitation={invitation} text={words.invitation.to[role](competition.name, when)} />
}

export function InvitationNotice({ invitation, text }: Props) {
  const words = useMessages('competitions').invitation
  const { answering, confirm, decline } = useAnswer(invitation)
  return (
    <Notice>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <p className="min-w-0 flex-1 basis-60 font-semibold [overflow-wrap:anywhere]">{text}</p>
        <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:[&>button]:flex-1">
          <Button
            kind="primary"
            icon={<Icon name="check" />}
            busy={answering === 'pending'}
            onClick={() => void confirm()}
          >
            {words.confirm}
          </Button>
          <Button busy={answering === 'declined'} onClick={() => void decline()}>
            {words.decline}
          </Button>
        </div>
      </div>
    </Notice>
  )
}

type AnswerStatus = Extract<EntryStatus, 'pending' | 'declined'>

function useAnswer({ entryId, role, competition: { id, name } }: Props['invitation']) {
  const words = useMessages('competitions').invitation
  const confirm = useConfirm()
  const succeeded = useSucceeded()
  const queries = useQueryClient()
  const [answering, setAnswering] = useState<AnswerStatus | null>(null)

  const answer = async (status: AnswerStatus, done: string) => {
    if (answering !== null) return
    setAnswering(status)
    const move = executeMutation(moveEntries, { competitionId: id, role, ids: [entryId], to: status })
    if (await succeeded(move, `the invitation was not ${status}`)) toast({ text: done, tone: 'good' })
    // the list has no live event for an entry: refetch
    await Promise.all(
      [queryKeys.competitions, queryKeys.home].map((queryKey) => queries.invalidateQueries({ queryKey })),
    )
    setAnswering(null)
  }

  return {
    answering,
    confirm: () => answer('pending', words.confirmed),
    decline: async () => {
      const sure = await confirm({
        title: words.declineTitle(name),
        consequence: words.declineConsequence,
        action: words.decline,
        kind: 'danger',
      })
      if (sure) await answer('declined', words.declined(name))
    },
  }
}
