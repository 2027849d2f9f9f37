/** What of a round lies on this device alone: its claim or its save, which wait, or tricks that no round has (screens §35). */
import { useOutboxState } from '@trickline/client/outbox.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { useIsOffline } from '@trickline/client/network.ts'
import { useUnsavedWork } from '../rounds/save/discard-draft.ts'
import { roundSaveKey, useIsClaimPending } from '../rounds/mutations.ts'
import type { QueueRow } from './queue-rows.ts'

/** How many tricks were entered here for a round that one does not hold: they wait for a decision. */
export function useUnsavedTrickCount({ round, isMine }: QueueRow): number {
  const { count } = useUnsavedWork(round.id, roundSaveKey(round.id))
  return isMine ? 0 : count
}

export function RoundLocalWork({ row }: { row: QueueRow }) {
  const { onDevice } = useMessages('phases')
  const save = useOutboxState(roundSaveKey(row.round.id))
  const isUnclaimed = useIsClaimPending(row.round.id)
  const left = useUnsavedTrickCount(row)
  const isCut = useIsOffline()
  const text =
    left > 0
      ? onDevice.left(left)
      : save?.state === 'waiting' && (isCut || save.tries > 0)
        ? onDevice.waiting
        : isUnclaimed
          ? onDevice.unclaimed
          : null
  return text === null ? null : <span className="font-medium text-waiting">{text}</span>
}
