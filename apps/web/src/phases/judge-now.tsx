/** Opens a round that waits for this judge, from wherever it is shown: a recorded one is claimed first. */
import type { RoundRead } from '@trickline/contract/read'
import { useNavigate } from '@tanstack/react-router'
import { roundMoves } from '@trickline/competition/round-moves'
import { paths } from '../app/paths.ts'
import { useMessages } from '../lib/messages.ts'
import { personName } from '../lib/person-name.ts'
import { Button } from '../ui/button.tsx'
import { StatusFailureDialog } from './status-failure.tsx'
import { useStatusUpdate } from './use-status-update.ts'

type Props = {
  round: RoundRead & { competition_id: number }
  /** The accent of the screen. */
  isNext: boolean
}

export function JudgeNow({ round, isNext }: Props) {
  const words = useMessages('phases')
  const navigate = useNavigate()
  const { moveRound, failure, dismiss } = useStatusUpdate({ id: round.competition_id })
  const claim = roundMoves.find(
    ({ verb, from }) => verb === 'claim' && (from as string[]).includes(round.status),
  )
  const step = claim ? 'claim' : 'continue'
  const open = async () => {
    if (!claim || (await moveRound(round, claim))) await navigate({ to: paths.judging(round.id) })
  }
  return (
    <>
      <Button
        kind={isNext ? 'primary' : 'quiet'}
        aria-label={words.stepsOf[step](personName(round.user))}
        onClick={({ detail: touches }) => touches < 2 && void open()}
      >
        {words.steps[step]}
      </Button>
      <StatusFailureDialog failure={failure} onClose={dismiss} />
    </>
  )
}
