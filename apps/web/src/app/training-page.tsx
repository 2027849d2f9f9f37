/** The training list, with the unfinished round that this device may still hold. */
import { useNavigate } from '@tanstack/react-router'
import type { RuleId } from '@trickline/scoring'
import { useMessages } from '../lib/messages.ts'
import { saveIds } from '../lib/save-ids.ts'
import { usePerson } from '../lib/session.ts'
import { newTrainingDraftKey } from '../rounds/kept-draft.ts'
import { useThrowAway } from '../rounds/use-throw-away.ts'
import { useUnsavedTricks } from '../rounds/use-unsaved-tricks.ts'
import { dropNewRound, keepNewRound, newRoundOf } from '../training/new-round.ts'
import { TrainingScreen } from '../training/training-screen.tsx'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { paths } from './paths.ts'

export function TrainingPage() {
  const words = useMessages('training')
  const judging = useMessages('judging')
  const navigate = useNavigate()
  const personId = usePerson()?.id ?? 0
  const begun = newRoundOf(personId)
  const { count: unfinishedTricks, discard } = useUnsavedTricks(
    newTrainingDraftKey(personId),
    saveIds.newRound(begun?.key ?? ''),
  )
  const dropUnfinished = () => {
    discard()
    dropNewRound(personId)
  }
  const throwAway = useThrowAway(unfinishedTricks, dropUnfinished)
  const start = (chosen: { ruleId: RuleId; name: string }) => {
    dropUnfinished()
    keepNewRound(personId, { key: crypto.randomUUID(), ...chosen })
    void navigate({ to: paths.newTraining })
  }
  return (
    <TrainingScreen
      onStart={start}
      unfinishedTricks={unfinishedTricks}
      unfinished={
        unfinishedTricks > 0 ? (
          <Notice>
            <p>{words.unfinished(begun?.name || words.newTraining, unfinishedTricks)}</p>
            <div className="mt-3 flex flex-wrap gap-2">
              <Button onClick={() => void navigate({ to: paths.newTraining })}>{words.goOn}</Button>
              <Button kind="danger" onClick={() => void throwAway()}>
                {judging.throwAway}
              </Button>
            </div>
          </Notice>
        ) : null
      }
    />
  )
}
