/**
 * A save that a screen makes and follows (screens §12): safe on the device first, then sent with its idempotency key, also
 * after a reload or when the network is back. `id` is what the outbox calls it (verbs.ts); `what` the log says of a refusal.
 */
import { useEffect, useEffectEvent, useState } from 'react'
import { dropSave, type OutboxState, retrySave, useOutbox } from '../../data/outbox.ts'
import { type AnyCall, carryOut, type Verb } from '../../data/verb.ts'
import { logFailure } from '../../lib/log-failure.ts'

/**
 * `onSaved` is called once a save that was under way on this screen, or when it was opened, has reached the server; an
 * older one does not count.
 */
export function useSave(id: string, what: string, onSaved: (state: OutboxState) => void) {
  const state = useOutbox(id)
  const refused = state?.state === 'failed' ? state : null
  const [isUnderWay, setUnderWay] = useState(false)
  if ((state?.state === 'waiting' || refused) && !isUnderWay) setUnderWay(true)
  const isSaved = state?.state === 'saved' && isUnderWay
  const settle = useEffectEvent(() => state && onSaved(state))
  useEffect(() => {
    if (isSaved) settle()
  }, [isSaved])
  const why = refused && (refused.failure?.message ?? '')
  useEffect(() => {
    // once; the screen tells the person (screens §1)
    if (why !== null) logFailure(what, why)
  }, [what, why])
  return {
    state,
    refused,
    /** It has just arrived. */
    isSaved,
    /** It is on its way, was refused or has just arrived: nothing is entered. */
    isSending: state?.state === 'waiting' || refused !== null || isSaved,
    /** Resolves once it is safe on this device; `draft` is what it was made from. */
    send: async <Ask, Seen, C extends AnyCall>(wanted: Verb<Ask, Seen, C>, ask: Ask, draft: string) => {
      await carryOut(wanted, ask, { drafts: [draft] }).safe
      // it may be so quick that nobody sees it wait
      setUnderWay(true)
    },
    retry: () => void (refused && retrySave(refused)),
    /** A refused one is taken back; what it was made from stays. */
    giveUp: async () => {
      if (refused) await dropSave(refused)
    },
  }
}
