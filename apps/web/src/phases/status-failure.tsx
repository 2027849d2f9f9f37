/** Says what did not happen to a round, who was first, and how the round stands now (screens §8). */
import type { RoundRead } from '@trickline/contract/read'
import type { Areas } from '@trickline/messages/areas'
import { ApiError } from '../lib/api.ts'
import { useErrorText } from '../lib/error-text.ts'
import { useMessages } from '../lib/messages.ts'
import { personName } from '../lib/person-name.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { RoundStatusChip } from '../rounds/round-status.tsx'
import type { StatusFailure } from './use-status-update.ts'

/** screens §8 names these; recording and releasing are not part of it. */
const startsScoring = new Set(['claim', 'reopen', 'disqualify', 'injure'])

export function StatusFailureDialog({
  failure,
  onClose,
}: {
  failure: StatusFailure | null
  onClose: () => void
}) {
  const words = useMessages('phases')
  const explain = useErrorText()
  const present = failure?.present ?? null
  const status = present?.status
  return (
    <Dialog
      open={failure !== null}
      onClose={onClose}
      title={startsScoring.has(failure?.move?.verb ?? '') ? words.startFailed : words.moveFailed}
      actions={
        <Button kind="primary" onClick={onClose}>
          {words.understood}
        </Button>
      }
    >
      <p>{present ? whoWasFirst(present, words) : failure ? explain(failure.error) : null}</p>
      {present && status ? (
        <p className="flex flex-wrap items-center gap-2 text-soft">
          <span className="font-semibold text-ink">{personName(present.user)}</span>
          {words.presentState}
          <RoundStatusChip status={status} named={words.statuses} />
        </p>
      ) : isRefusal(failure?.error) ? (
        <p className="text-soft">{words.nothingChanged}</p>
      ) : null}
    </Dialog>
  )
}

/** Without an answer nobody knows what has changed; a refusal changes nothing. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500
}

function whoWasFirst(round: RoundRead, words: Areas['phases']): string {
  const judge = round.judge ? personName(round.judge) : words.someone
  const { status } = round
  if (status === 'scoring') return words.firstScoring(judge)
  if (status === 'review') return words.firstEditing(judge)
  return words.firstOther
}
