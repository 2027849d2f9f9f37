/** What of a round is only on this device, followed while it is looked at. */
import { useSyncExternalStore } from 'react'
import { discardSave, useOutbox } from '../lib/outbox.ts'
import { discard, onKeptChange } from '../lib/keep.ts'
import { unsavedTricks } from './kept-draft.ts'

/**
 * `count`: tricks that the server does not have. What is on its way is not counted, unless the server said no.
 * `discard` throws them away, with the save that was refused.
 */
export function useUnsavedTricks(draftKey: string, saveId: string): { count: number; discard: () => void } {
  const save = useOutbox(saveId)
  const refused = save?.state === 'failed' ? save.item : null
  const count = useSyncExternalStore(onKeptChange, () => unsavedTricks(draftKey, refused !== null))
  return {
    count,
    discard: () => {
      if (refused) void discardSave(refused)
      discard(draftKey)
    },
  }
}
