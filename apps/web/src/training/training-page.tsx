/** The training list, with the unfinished round that this device may still hold. */
import { useNavigate } from '@tanstack/react-router'
import type { RuleId } from '@trickline/scoring'
import { useUnsent } from '../data/outbox.ts'
import { saveIds } from '../data/save-ids.ts'
import { useMessages } from '../lib/messages.ts'
import { newRoundDraft, roundDrafts, unsavedTricks } from '../rounds/kept-draft.ts'
import { useThrowAway } from '../rounds/use-throw-away.ts'
import { useUnsavedTricks } from '../rounds/use-unsaved-tricks.ts'
import { dropNewRound, keepNewRound, type NewRound, refusedNewRounds, useNewRound } from './new-round.ts'
import { TrainingScreen } from './training-screen.tsx'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { paths } from '../app/paths.ts'

export function TrainingPage() {
  const words = useMessages('training')
  const judging = useMessages('judging')
  const navigate = useNavigate()
  const round = useUnfinishedRound()
  const key = round?.key ?? ''
  const { count, discard: discardUnfinished } = useUnsavedTricks(newRoundDraft(key), saveIds.newRound(key))
  const dropUnfinished = () => {
    discardUnfinished()
    dropNewRound()
  }
  const throwAway = useThrowAway(count, dropUnfinished)
  const goOnWith = (next: NewRound) => {
    keepNewRound(next)
    void navigate({ to: paths.newTraining })
  }
  const start = (chosen: { ruleId: RuleId; name: string }) => {
    if (count > 0) dropUnfinished()
    goOnWith({ key: crypto.randomUUID(), ...chosen })
  }
  return (
    <TrainingScreen
      onStart={start}
      // changes that were begun and not sent would be counted at logout, of a round that no longer exists
      onDeleted={(roundId) => roundDrafts.drop(roundId)}
      unfinishedTricks={count}
      unfinished={
        round && count > 0 ? (
          <Notice>
            <p>{words.unfinished(round.name || words.newTraining, count)}</p>
            <div className="mt-3 flex flex-wrap gap-2">
              <Button onClick={() => goOnWith(round)}>{words.goOn}</Button>
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

/** The one that was begun here; or one that was refused after its screen was left. */
function useUnfinishedRound(): NewRound | null {
  const [refused] = refusedNewRounds(useUnsent())
  const begun = useNewRound()
  const isBegun = begun !== null && unsavedTricks(newRoundDraft(begun.key)) > 0
  return isBegun ? begun : (refused ?? begun)
}
