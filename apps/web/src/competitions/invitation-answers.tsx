/** The two answers to an invitation. */
import type { CompetitionHeaderRead } from '@trickline/contract/read-rows'
import { useAction } from '../lib/use-action.ts'
import { moveEntries } from '../entries/mutations.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { queryKeys } from '@trickline/client/query-keys.ts'
import { Button } from '@trickline/ui/button.tsx'
import type { Question } from '@trickline/ui/confirm.tsx'
import { Icon } from '@trickline/ui/icon.tsx'
import { IconButton } from '@trickline/ui/icon-button.tsx'
import type { Invitation } from './open-invitations.ts'

type Props = { invitation: Invitation<CompetitionHeaderRead> }

/** `isShort`: two icons at the end of a row. */
export function InvitationAnswers({ invitation, isShort = false }: Props & { isShort?: boolean }) {
  const words = useMessages('ownEntry').invitation
  const { isConfirming, isDeclining, confirm, decline } = useAnswer(invitation)
  if (isShort)
    return (
      <span className="flex shrink-0 gap-2">
        <IconButton
          icon="check"
          label={words.confirm}
          onClick={() => void confirm()}
          className="border border-edge bg-raised"
        />
        <IconButton
          icon="close"
          label={words.decline}
          onClick={() => void decline()}
          className="border border-edge bg-raised"
        />
      </span>
    )
  return (
    <>
      <Button kind="primary" icon={<Icon name="check" />} busy={isConfirming} onClick={() => void confirm()}>
        {words.confirm}
      </Button>
      <Button busy={isDeclining} onClick={() => void decline()}>
        {words.decline}
      </Button>
    </>
  )
}

function useAnswer({ entryId, role, competition: { id, name } }: Props['invitation']) {
  const words = useMessages('ownEntry').invitation
  const confirmation = useAction()
  const refusal = useAction()
  const answered = confirmation.busy || refusal.busy
  const entry = { competitionId: id, role, ids: [entryId] }
  const refetches = [queryKeys.competitions, queryKeys.home]
  return {
    isConfirming: confirmation.busy,
    isDeclining: refusal.busy,
    confirm: async () => {
      if (answered) return
      await confirmation.run(moveEntries, { ...entry, to: 'pending' }, { done: words.confirmed, refetches })
    },
    decline: async () => {
      if (answered) return
      const question: Question = {
        title: words.declineTitle(name),
        consequence: words.declineConsequence,
        action: words.decline,
        kind: 'danger',
      }
      const done = words.declined(name)
      await refusal.run(moveEntries, { ...entry, to: 'declined' }, { question, done, refetches })
    },
  }
}
