/** The training list, with the unfinished round that this device may still hold. */
import { useNavigate } from '@tanstack/react-router'
import type { RuleId } from '@trickline/scoring'
import { useState } from 'react'
import { useMessages } from '../lib/messages.ts'
import { usePerson } from '../lib/session.ts'
import { useThrowAway } from '../rounds/changed-elsewhere.tsx'
import { draftKey, dropDraft, keptDraft } from '../rounds/kept-draft.ts'
import { tricksOf } from '../rounds/draft-trick.ts'
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
  const [unfinishedTricks, setUnfinished] = useState(() => unfinishedTrickCount(personId))
  const throwAway = useThrowAway(unfinishedTricks, () => {
    dropUnfinished(personId)
    setUnfinished(0)
  })
  const start = (chosen: { ruleId: RuleId; name: string }) => {
    dropUnfinished(personId)
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
            <p>{words.unfinished(newRoundOf(personId)?.name || words.newTraining, unfinishedTricks)}</p>
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

/** What is in the outbox is on its way and no longer unfinished. */
function unfinishedTrickCount(personId: number): number {
  const kept = keptDraft(newTrainingDraftKey(personId))
  if (!kept || kept.sent) return 0
  return tricksOf(kept.draft.validated).length + kept.draft.selected.length
}

function dropUnfinished(personId: number): void {
  dropDraft(newTrainingDraftKey(personId))
  dropNewRound(personId)
}

/** The draft of the round that has no id yet. */
export function newTrainingDraftKey(personId: number): string {
  return draftKey(personId, 0)
}
