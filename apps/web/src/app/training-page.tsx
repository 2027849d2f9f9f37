/** The training list, with the unfinished round that this device may still hold. */
import { useNavigate } from '@tanstack/react-router'
import type { RuleId } from '@trickline/scoring'
import { useEffect } from 'react'
import { discard } from '../lib/keep.ts'
import { useMessages } from '../lib/messages.ts'
import { useOutboxIsRead, useUnsent } from '../lib/outbox.ts'
import { saveIds } from '../lib/save-ids.ts'
import { usePerson } from '../lib/session.ts'
import { dropNewLeftovers, newTrainingDraftKey, ownDraftKey, unsavedTricks } from '../rounds/kept-draft.ts'
import { useThrowAway } from '../rounds/use-throw-away.ts'
import { useUnsavedTricks } from '../rounds/use-unsaved-tricks.ts'
import {
  dropNewRound,
  keepNewRound,
  type NewRound,
  newRoundOf,
  refusedNewRounds,
} from '../training/new-round.ts'
import { TrainingScreen } from '../training/training-screen.tsx'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { paths } from './paths.ts'

export function TrainingPage() {
  const words = useMessages('training')
  const judging = useMessages('judging')
  const navigate = useNavigate()
  const personId = usePerson()?.id ?? 0
  useNoLeftovers(personId)
  const round = useUnfinishedRound(personId)
  const key = round?.key ?? ''
  const { count, discard: discardUnfinished } = useUnsavedTricks(
    newTrainingDraftKey(personId, key),
    saveIds.newRound(key),
  )
  const dropUnfinished = () => {
    discardUnfinished()
    dropNewRound(personId)
  }
  const throwAway = useThrowAway(count, dropUnfinished)
  const goOnWith = (next: NewRound) => {
    keepNewRound(personId, next)
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
      onDeleted={(roundId) => discard(ownDraftKey(roundId))}
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
function useUnfinishedRound(personId: number): NewRound | null {
  const [refused] = refusedNewRounds(useUnsent())
  const begun = newRoundOf(personId)
  const isBegun = begun !== null && unsavedTricks(newTrainingDraftKey(personId, begun.key)) > 0
  return isBegun ? begun : (refused ?? begun)
}

/** Copies of new rounds that have reached the server since their screen was left. */
function useNoLeftovers(personId: number): void {
  const isRead = useOutboxIsRead()
  const unsent = useUnsent()
  useEffect(() => {
    if (isRead)
      dropNewLeftovers(
        personId,
        unsent.flatMap(({ drafts = [] }) => drafts),
      )
  }, [isRead, personId, unsent])
}
