/** What the status asks of the owner or a supervisor: approve, publish, start, continue. */
import { decideCompetition } from '@trickline/competition/competition-moves'
import { competitionIsBeforeStart } from '@trickline/competition/competition-status'
import { isOwner } from '@trickline/competition/permissions'
import type { CompetitionRead } from '@trickline/contract/read-rows'
import { useState } from 'react'
import { useMessages } from '@trickline/ui/messages.ts'
import { serverNow } from '@trickline/client/server-time.ts'
import { usePerson } from '@trickline/client/session.ts'
import { Button } from '@trickline/ui/button.tsx'
import type { CompetitionView } from '@trickline/views/phases/competition-view.ts'
import { NextCard } from '../lib/next-card.tsx'
import { PhaseCard } from '../phases/phase-card.tsx'
import { ReturnDialog } from './return-later.tsx'
import { StartCard } from './start-card.tsx'
import { useCompetitionMoves } from './use-competition-moves.ts'

export type OwnerActionProps = {
  view: CompetitionView
  /** Another part of the competition was chosen than the one that opens by itself. */
  isElsewhere: boolean
  onAdvanced: () => void
}

export function OwnerAction({ view, isElsewhere, onAdvanced }: OwnerActionProps) {
  const owns = isOwner(usePerson(), view)
  return (
    <>
      <Approval competition={view} />
      {owns && competitionIsBeforeStart(view) ? (
        <StartCard competition={view} isFolded={isElsewhere} />
      ) : null}
      {owns ? <PhaseCard view={view} onAdvanced={onAdvanced} /> : null}
    </>
  )
}

function Approval({ competition }: { competition: CompetitionRead }) {
  const words = useMessages('competitionSteps')
  const person = usePerson()
  const { approve, busy } = useCompetitionMoves()
  const [returns, setReturns] = useState(false)
  const refusal = (verb: 'approve' | 'return') =>
    decideCompetition(person, { competition, now: serverNow() }, verb).refusal
  if (refusal('return')) return null
  return (
    <NextCard
      title={words.waitsForApproval}
      text={words.approvalText}
      actions={
        <>
          <Button
            kind="primary"
            busy={busy}
            disabledReason={refusal('approve') ? words.whyNotPassed : null}
            onClick={() => void approve(competition)}
          >
            {words.approve}
          </Button>
          <Button onClick={() => setReturns(true)}>{words.return}</Button>
          {returns ? <ReturnDialog row={competition} onClose={() => setReturns(false)} /> : null}
        </>
      }
    />
  )
}
