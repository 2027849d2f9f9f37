/** A save that was refused leaves a line in the log, once; the screen tells the person (screens §1). */
import { useEffect } from 'react'
import type { OutboxState } from '../data/outbox.ts'
import { logFailure } from '../lib/log-failure.ts'

export function useLoggedFailure(what: string, state: OutboxState | undefined): void {
  const why = state?.state === 'failed' ? (state.item.failure?.message ?? '') : null
  useEffect(() => {
    if (why !== null) logFailure(what, why)
  }, [what, why])
}
