/**
 * The draft of one round on this screen: a tap goes through the reducer, onto the device, then to the
 * screen. `dispatch` never changes, so that rows drawn with it are not drawn again.
 */
import { useCallback, useEffect, useRef, useState } from 'react'
import { dropDraft, type Kept, keepDraft, keptDraft, read, reopened } from './kept-draft.ts'
import { logFailure } from './log-failure.ts'
import { refusedTap } from './refused-tap.ts'
import { type DraftAction, roundDraft, type RoundDraft } from './round-draft.ts'

/** A draft, and what the round looked like when it began (`fingerprint` of the tricks). */
type Begun = { draft: RoundDraft; base: string }

export type DraftOnDevice = Begun & {
  dispatch: (action: DraftAction) => void
  /** False when this device does not keep it: told on the screen. */
  kept: boolean
  /** Goes on with another draft, or with the same one on another base. */
  restart: (begun: Begun) => void
  /** Handed to the outbox: what is kept from now on is a copy. */
  markSent: () => void
  /** It is on the server, or was thrown away on purpose. */
  drop: () => void
}

/**
 * `start` is where a draft begins that is not on the device; what is `beside` it is kept with it. `isUnsent`: a save
 * of it still waits in the outbox or was refused.
 */
export function useRoundDraft(
  key: string,
  start: () => Begun,
  beside: Pick<Kept, 'reply' | 'mode'>,
  isUnsent: boolean,
): DraftOnDevice {
  const [state, setState] = useState(() => ({ ...openDraft(key, start(), isUnsent), kept: true }))
  const latest = useRef(state)
  const besideNow = useRef(beside)
  useEffect(() => {
    besideNow.current = beside
  })

  const put = useCallback(
    ({ draft, base }: Begun, sent = false) => {
      const kept = keepDraft(key, { draft, base, sent, ...besideNow.current })
      latest.current = { draft, base, kept }
      setState(latest.current)
    },
    [key],
  )
  const dispatch = useCallback(
    (action: DraftAction) => {
      const { draft, base } = latest.current
      const next = roundDraft(draft, action)
      const refused = next === draft ? refusedTap(action) : null
      if (refused) logFailure(refused)
      if (next !== draft) put({ draft: next, base })
    },
    [put],
  )

  useEffect(() => {
    const follow = (event: StorageEvent) => {
      if (event.storageArea !== localStorage || event.key !== key) return
      const other = read(event.newValue)
      if (!other) return
      latest.current = { draft: reopened(other), base: other.base, kept: true }
      setState(latest.current)
    }
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }, [key])

  return {
    ...state,
    dispatch,
    restart: put,
    markSent: () => put(latest.current, true),
    drop: () => dropDraft(key),
  }
}

/** A copy of what has reached the server is only a leftover, once there are other tricks. */
function openDraft(key: string, start: Begun, isUnsent: boolean): Begun {
  const device = keptDraft(key)
  if (!device || (device.sent && !isUnsent && device.base !== start.base)) return start
  return { draft: reopened(device), base: device.base }
}
