/** Actions for one's own training round: open, edit, publish, delete (screens §14). */
import type { TrainingListRead } from '@trickline/contract/read-rows'
import { Link, useNavigate } from '@tanstack/react-router'
import { decideTraining } from '@trickline/competition/training'
import { paths } from '@trickline/views/paths.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { usePerson } from '@trickline/client/session.ts'
import { roundLabel } from '../rounds/round-head.tsx'
import { RoundCardImage } from './round-card-image.tsx'
import { RoundDetails, RoundNote, RoundTotal } from './round-card.tsx'
import { useTrainingMoves } from './use-training-moves.ts'
import { Button, buttonClass } from '@trickline/ui/button.tsx'
import { Dialog } from '@trickline/ui/dialog.tsx'
import { IconButton } from '@trickline/ui/icon-button.tsx'

type Props = { round: TrainingListRead | undefined; onClose: () => void }

export function RoundSheet({ round, onClose }: Props) {
  const judging = useMessages('judging')
  return (
    <Dialog open={round !== undefined} onClose={onClose} title={round ? roundLabel(round, judging) : ''}>
      {round ? <Sheet round={round} onClose={onClose} /> : null}
    </Dialog>
  )
}

function Sheet({ round, onClose }: { round: TrainingListRead; onClose: () => void }) {
  const words = useMessages('training')
  const judging = useMessages('judging')
  const moves = useTrainingMoves()
  const navigate = useNavigate()
  const title = roundLabel(round, judging)
  const { refusal } = decideTraining(usePerson(), round)
  const off = refusal ? words.whyNotEdit : null
  return (
    <>
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0 text-soft">
          <p>
            <RoundDetails round={round} />
          </p>
          <p>
            {judging.roundNumber(round.round_number)} ·{' '}
            {round.video_link ? words.withVideo : words.withoutVideo}
          </p>
          <div className="*:border-0 *:px-0">
            <RoundNote round={round} />
          </div>
        </div>
        <p className="tabular text-[2rem] leading-none font-extrabold">
          <RoundTotal total={round.totalScore} />
        </p>
      </div>
      <RoundCardImage hasVideo={false} line={round.line} isLarge />
      <Link to={paths.trainingRound(round.id)} className={buttonClass('primary')}>
        {words.open}
      </Link>
      <div className="grid grid-cols-[1fr_1fr_auto] gap-2">
        <Button
          aria-label={words.ofRound(words.edit, title)}
          disabledReason={off}
          onClick={() => void navigate({ to: paths.trainingRound(round.id), search: { edit: true } })}
        >
          {words.edit}
        </Button>
        <Button
          aria-label={words.ofRound(words.publish, title)}
          disabledReason={refusal ? words.whyNotPublish : null}
          onClick={() => void moves.publish(round)}
        >
          {words.publish}
        </Button>
        <IconButton
          icon="trash"
          label={words.ofRound(words.delete, title)}
          disabledReason={off}
          onClick={() => void moves.remove(round).then((isDeleted) => isDeleted && onClose())}
          className="border border-edge text-danger!"
        />
      </div>
    </>
  )
}
