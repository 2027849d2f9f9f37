/** Says above the list that this device has an unfinished training round, to continue or discard it. */
import { useNavigate } from '@tanstack/react-router'
import type { RuleId } from '@trickline/scoring'
import { useOutboxItems } from '@trickline/client/outbox-items.ts'
import { newRoundSaveKey } from '../rounds/save-keys.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { newRoundDraftId, unsavedTrickCount } from '../rounds/draft/stored-draft.ts'
import { useConfirmDiscard, useUnsavedWork } from '../rounds/saving/discard-draft.ts'
import { dropNewRound, type NewRound, refusedNewRounds, storeNewRound, useNewRound } from './new-round.ts'
import { Button } from '@trickline/ui/button.tsx'
import { Notice } from '@trickline/ui/notice.tsx'
import { paths } from '@trickline/views/paths.ts'

/** `tricks`: number of its tricks; `start` creates a new round in its place. */
export function useUnfinishedRound() {
  const words = useMessages('training')
  const judging = useMessages('judging')
  const navigate = useNavigate()
  const round = useUnsavedRound()
  const key = round?.key ?? ''
  const { count, discard: discardUnfinished } = useUnsavedWork(newRoundDraftId(key), newRoundSaveKey(key))
  const dropUnfinished = () => {
    discardUnfinished()
    dropNewRound()
  }
  const confirmDiscard = useConfirmDiscard(count, dropUnfinished)
  const openEntry = (next: NewRound) => {
    storeNewRound(next)
    void navigate({ to: paths.newTraining })
  }
  const start = (chosen: { ruleId: RuleId; name: string }) => {
    if (count > 0) dropUnfinished()
    openEntry({ key: crypto.randomUUID(), ...chosen })
  }
  const notice =
    round && count > 0 ? (
      <Notice>
        <p>{words.unfinished(round.name || words.newTraining, count)}</p>
        <div className="mt-3 flex flex-wrap gap-2">
          <Button onClick={() => openEntry(round)}>{words.goOn}</Button>
          <Button kind="danger" onClick={() => void confirmDiscard()}>
            {judging.throwAway}
          </Button>
        </div>
      </Notice>
    ) : null
  return { tricks: count, start, notice }
}

/** This device's new round if it has tricks, otherwise one whose save was refused. */
function useUnsavedRound(): NewRound | null {
  const [refused] = refusedNewRounds(useOutboxItems())
  const newRound = useNewRound()
  const hasTricks = newRound !== null && unsavedTrickCount(newRoundDraftId(newRound.key)) > 0
  return hasTricks ? newRound : (refused ?? newRound)
}
