/** A button that opens a round waiting for this judge; a recorded round is claimed first. */
import type { RoundRead } from '@trickline/contract/read-rows'
import { roundMoves } from '@trickline/competition/round-moves'
import { useMessages } from '@trickline/ui/messages.ts'
import { personName } from '@trickline/views/person-name.ts'
import { Button } from '@trickline/ui/button.tsx'
import { StatusFailureDialog } from './status-failure.tsx'
import { useQueueSteps } from './use-queue-steps.ts'

type Props = {
  round: RoundRead
  competition: { id: number; name: string }
  isNext: boolean
}

const moves = new Map(roundMoves.map((move) => [move.verb, move]))

export function JudgeNow({ round, competition, isNext }: Props) {
  const common = useMessages('common')
  const words = useMessages('phaseSteps')
  const { steps, failure, dismiss } = useQueueSteps(competition)
  const isClaimed = round.status !== 'recorded' && round.ballots?.own !== 'none'
  const main = isClaimed ? 'continue' : 'claim'
  return (
    <>
      <Button
        kind={isNext ? 'primary' : 'quiet'}
        aria-label={words.stepsOf[main](personName(round.user, common))}
        // ignores an accidental double tap
        onClick={({ detail: touches }) => touches < 2 && void steps.main({ round, main, moves })}
      >
        {words.steps[main]}
      </Button>
      <StatusFailureDialog failure={failure} onClose={dismiss} />
    </>
  )
}
