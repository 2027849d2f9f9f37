/** A failed move of a round or phase: who was first, and the current state of the round (screens §8). */
import { readRound, type RoundRead } from '@trickline/contract/read-rows'
import type { RoundVerb } from '@trickline/competition/round-moves'
import type { RoundRow } from '@trickline/contract/rounds'
import type { Areas } from '@trickline/messages/areas'
import { hasFields, isNumber, parseWith } from '@trickline/contract/type-guards'
import { ApiError } from '@trickline/client/api.ts'
import { useErrorText } from '../lib/error-text.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { personName } from '@trickline/views/person-name.ts'
import { RoundStatusChip } from '../rounds/round-status.tsx'
import { Button } from '@trickline/ui/button.tsx'
import { Dialog } from '@trickline/ui/dialog.tsx'

export type StatusFailure = { error: unknown; verb: RoundVerb }

/** The verbs of screens §8; recording and releasing have another title. */
const startsScoring = new Set<RoundVerb | undefined>(['claim', 'reopen', 'disqualify', 'injure'])

type Props = { failure: StatusFailure | null; onClose: () => void }

export function StatusFailureDialog({ failure, onClose }: Props) {
  const common = useMessages('common')
  const words = useMessages('phaseSteps')
  const { statuses } = useMessages('phases')
  const explain = useErrorText()
  const present = presentRound(failure?.error)
  return (
    <Dialog
      open={failure !== null}
      onClose={onClose}
      title={startsScoring.has(failure?.verb) ? words.startFailed : words.moveFailed}
      actions={
        <Button kind="primary" onClick={onClose}>
          {words.understood}
        </Button>
      }
    >
      <p>{present ? raceWinner(present, words, common) : failure ? explain(failure.error) : null}</p>
      {present ? (
        <p className="flex flex-wrap items-center gap-2 text-soft">
          <span className="font-semibold text-ink">{personName(present.user, common)}</span>
          {words.presentState}
          <RoundStatusChip status={present.status} named={statuses} />
        </p>
      ) : isRefusal(failure?.error) ? (
        <p className="text-soft">{words.nothingChanged}</p>
      ) : null}
    </Dialog>
  )
}

/** True if the server refused, so nothing changed. Without a response this is unknown. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500
}

const roundRow = parseWith<RoundRow>(hasFields({ id: isNumber, user: hasFields({}), status: hasFields({}) }))

function presentRound(error: unknown): RoundRead | null {
  if (!(error instanceof ApiError)) return null
  const round = roundRow(error.present?.['round'])
  return round && readRound(round)
}

function raceWinner(round: RoundRead, words: Areas['phaseSteps'], common: Areas['common']): string {
  const judge = round.judge ? personName(round.judge, common) : words.someone
  const { status } = round
  if (status === 'scoring') return words.firstScoring(judge)
  if (status === 'review') return words.firstEditing(judge)
  return words.firstOther
}
