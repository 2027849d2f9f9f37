/** The foot of one's own training card: edit, publish, delete. */
import { useNavigate } from '@tanstack/react-router'
import type { Round } from '@trickline/competition/model'
import { decideTraining } from '@trickline/competition/training'
import type { TrainingRound } from '@trickline/contract/training'
import { paths } from '../app/paths.ts'
import { useMessages } from '../lib/messages.ts'
import { usePerson } from '../lib/session.ts'
import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import type { useTrainingMoves } from './use-training-moves.ts'

type Props = {
  round: TrainingRound
  /** The same round as the rules see it. */
  rules: Round
  title: string
  moves: ReturnType<typeof useTrainingMoves>
}

export function CardActions({ round, rules, title, moves }: Props) {
  const words = useMessages('training')
  const navigate = useNavigate()
  const person = usePerson()
  return (
    <div className="relative flex flex-wrap items-center gap-2 border-t border-hair pt-3">
      <Button
        className="flex-1 px-2!"
        aria-label={words.ofRound(words.edit, title)}
        whyNot={decideTraining(person, rules, 'edit').refusal ? words.whyNotEdit : null}
        onClick={() => void navigate({ to: paths.trainingRound(round.id), search: { edit: true } })}
      >
        {words.edit}
      </Button>
      <Button
        className="flex-1 px-2!"
        aria-label={words.ofRound(words.publish, title)}
        whyNot={decideTraining(person, rules, 'publish').refusal ? words.whyNotPublish : null}
        onClick={() => void moves.publish(round)}
      >
        {words.publish}
      </Button>
      <IconButton
        icon="trash"
        label={words.ofRound(words.delete, title)}
        onClick={() => void moves.remove(round)}
      />
    </div>
  )
}
