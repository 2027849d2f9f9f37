/**
 * The draft of one round on this screen: a tap goes through the reducer, onto the device, then to the
 * screen. `dispatch` never changes, so that rows drawn with it are not drawn again.
 */
import { useCallback, useEffect, useRef, useState } from 'react'
import { dropDraft, keepDraft, keptDraft, read, reopened, type RoundReply } from './kept-draft.ts'
import { type DraftAction, roundDraft, type RoundDraft } from './round-draft.ts'

export type DraftOnDevice = {
  draft: RoundDraft
  dispatch: (action: DraftAction) => void
  /** False when this device does not keep it: told on the screen. */
  kept: boolean
  /** Forgets what was entered and starts from `draft`, with what it starts from. */
  restart: (draft: RoundDraft, base: string) => void
  /** Handed to the outbox. */
  markSent: () => void
  /** It is on the server, or was thrown away on purpose. */
  drop: () => void
}

/** `key` null keeps nothing (a round that is only looked at); `start` is where a draft begins that is not on the device. */
export function useRoundDraft(
  key: string | null,
  start: () => { draft: RoundDraft; base: string },
  reply: RoundReply | null,
): DraftOnDevice {
  const [state, setState] = useState(() => {
    const device = key === null ? null : keptDraft(key)
    return device ? { draft: reopened(device), base: device.base, kept: true } : { ...start(), kept: true }
  })
  const latest = useRef(state)
  const dropped = useRef(false)

  const show = useCallback(
    (draft: RoundDraft, base: string, sent: boolean) => {
      const { past: _, ...present } = draft
      const kept = key === null || keepDraft(key, { draft: present, base, sent, reply })
      dropped.current = false
      latest.current = { draft, base, kept }
      setState(latest.current)
    },
    [key, reply],
  )
  const showLatest = useRef(show)
  useEffect(() => {
    showLatest.current = show
  }, [show])

  const dispatch = useCallback((action: DraftAction) => {
    const { draft, base } = latest.current
    const next = roundDraft(draft, action)
    if (next !== draft) showLatest.current(next, base, false)
  }, [])

  useEffect(() => {
    if (key === null) return undefined
    const follow = (event: StorageEvent) => {
      if (event.storageArea !== localStorage || event.key !== key) return
      const other = read(event.newValue)
      if (!other || dropped.current) return
      latest.current = { draft: reopened(other), base: other.base, kept: true }
      setState(latest.current)
    }
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }, [key])

  return {
    draft: state.draft,
    kept: state.kept,
    dispatch,
    restart: (draft, base) => show(draft, base, false),
    markSent: () => show(latest.current.draft, latest.current.base, true),
    drop: () => {
      dropped.current = true
      if (key !== null) dropDraft(key)
    },
  }
}
