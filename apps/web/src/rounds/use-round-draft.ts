/**
 * The draft of one round on this screen: a tap goes through the reducer, onto the device, then to the
 * screen. `dispatch` never changes, so that rows drawn with it are not drawn again.
 */
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Begun, dropDraft, type Kept, keepDraft, keptDraft, read, reopened } from './kept-draft.ts'
import { logFailure } from '../lib/log-failure.ts'
import { refusedTap } from './refused-tap.ts'
import { type DraftAction, roundDraft } from './round-draft.ts'

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
 * `start` is where a draft begins that is not on the device, and follows until something is entered; what is `beside`
 * it is kept with it.
 */
export function useRoundDraft(
  key: string,
  start: Begun,
  beside: Pick<Kept, 'reply' | 'mode'>,
): DraftOnDevice {
  const [state, setState] = useState<State>(() => openDraft(key) ?? { ...start, ...untouched })
  const latest = useRef(state)
  const besideNow = useRef(beside)
  useEffect(() => {
    besideNow.current = beside
  })
  const show = useCallback((next: State) => {
    latest.current = next
    setState(next)
  }, [])
  const beginAgain = useEffectEvent(() => show({ ...start, ...untouched }))
  useEffect(() => {
    if (!latest.current.isTouched && latest.current.base !== start.base) beginAgain()
  }, [start.base])

  const put = useCallback(
    ({ draft, base }: Begun, sent = false) => {
      const kept = keepDraft(key, { draft, base, sent, ...besideNow.current })
      show({ draft, base, kept, isTouched: true })
    },
    [key, show],
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
      if (other) show({ draft: reopened(other), base: other.base, kept: true, isTouched: true })
      // saved there, or thrown away
      else beginAgain()
    }
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }, [key, show])

  return {
    ...state,
    dispatch,
    restart: put,
    markSent: () => put(latest.current, true),
    drop: () => dropDraft(key),
  }
}

/** `isTouched`: something was entered, here or before a reload. */
type State = Begun & { kept: boolean; isTouched: boolean }

const untouched = { kept: true, isTouched: false }

function openDraft(key: string): State | null {
  const device = keptDraft(key)
  return device && { draft: reopened(device), base: device.base, kept: true, isTouched: true }
}
