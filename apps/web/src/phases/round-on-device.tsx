/** What of a round lies on this device alone: its claim or its save, which wait, or tricks that no round has (screens §35). */
import { useOutbox } from '../data/outbox.ts'
import { useMessages } from '../lib/messages.ts'
import { useCutOff } from '../lib/network.ts'
import { useUnsavedTricks } from '../rounds/save/throw-away.ts'
import { saveOf, useIsUnclaimed } from '../rounds/verbs.ts'
import type { QueueRow } from './queue-rows.ts'

/** How many tricks were entered here for a round that one does not hold: they wait for a decision. */
export function useLeftTricks({ round, isMine }: QueueRow): number {
  const { count } = useUnsavedTricks(round.id, saveOf(round.id))
  return isMine ? 0 : count
}

export function RoundOnDevice({ row }: { row: QueueRow }) {
  const { onDevice } = useMessages('phases')
  const save = useOutbox(saveOf(row.round.id))
  const isUnclaimed = useIsUnclaimed(row.round.id)
  const left = useLeftTricks(row)
  const isCut = useCutOff()
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
