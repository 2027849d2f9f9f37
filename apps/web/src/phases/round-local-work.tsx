/** What exists of a round only on this device: an unsent claim or save, or unsaved tricks (screens §35). */
import { useStoredValue } from '@trickline/client/device-storage.ts'
import { useOutboxState } from '@trickline/client/outbox-items.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { useIsOffline } from '@trickline/client/network.ts'
import { tricksOf } from '@trickline/views/rounds/draft-trick.ts'
import { roundDrafts } from '../rounds/draft/stored-draft.ts'
import { useUnsavedWork } from '../rounds/saving/discard-draft.ts'
import { useIsClaimPending } from '../rounds/mutations.ts'
import { roundSaveKey } from '../rounds/save-keys.ts'
import type { QueueRow } from './queue-rows.ts'

/** Number of unsaved tricks of a round that this person does not hold; the person has to decide about them. */
export function useUnsavedTrickCount({ round, isMine }: QueueRow): number {
  const { count } = useUnsavedWork(round.id, roundSaveKey(round.id))
  return isMine ? 0 : count
}

export function useEnteredTrickCount(roundId: number): number {
  const draft = useStoredValue(roundDrafts, roundId)?.draft
  return draft ? tricksOf(draft.validated).length + draft.selected.length : 0
}

export function RoundLocalWork({ row }: { row: QueueRow }) {
  const { onDevice } = useMessages('phaseSteps')
  const save = useOutboxState(roundSaveKey(row.round.id))
  const isUnclaimed = useIsClaimPending(row.round.id)
  const unsavedTricks = useUnsavedTrickCount(row)
  const isOffline = useIsOffline()
  const text =
    unsavedTricks > 0
      ? onDevice.left(unsavedTricks)
      : save?.state === 'waiting' && (isOffline || save.tries > 0)
        ? onDevice.waiting
        : isUnclaimed
          ? onDevice.unclaimed
          : null
  return text === null ? null : <span className="font-medium text-waiting">{text}</span>
}
