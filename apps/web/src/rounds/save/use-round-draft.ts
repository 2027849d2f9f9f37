/**
 * The draft of one round on this screen: a tap goes through the reducer onto the device, and the screen shows what lies
 * there, also when another tab wrote it. `dispatch` never changes, so that rows drawn with it are not drawn again.
 */
import { useCallback, useEffect, useRef, useState } from 'react'
import { useDraft } from '../../data/use-draft.ts'
import type { Keeping } from '../../data/device.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { type Begun, type Kept, roundDrafts } from './kept-draft.ts'
import { type DraftAction, refusedTap, roundDraft } from '../entry/round-draft.ts'

export type DraftOnDevice = Begun & {
  dispatch: (action: DraftAction) => void
  keeping: Keeping
  /** Goes on with another draft, or with the same one on another base. */
  restart: (begun: Begun) => void
  /** Handed to the outbox: what is kept from now on is a copy. */
  markSent: () => void
  /** It is on the server, or was thrown away on purpose: shown until the screen is left, and kept no more. */
  drop: () => void
}

/**
 * `start` is where a draft begins that is not on the device, and follows until something is entered; what is `beside`
 * it is kept with it. `isSaved`: the server has it, and it is kept no more.
 */
export function useRoundDraft(
  id: number | string,
  start: Begun,
  beside: Pick<Kept, 'reply' | 'mode'> & { isSaved: boolean },
): DraftOnDevice {
  const [isDropped, setDropped] = useState(false)
  const { kept, keeping } = useDraft(roundDrafts, id, isDropped || beside.isSaved)
  const { draft, base } = kept ?? start
  const now = useRef({ draft, base, reply: beside.reply, mode: beside.mode })
  useEffect(() => {
    now.current = { draft, base, reply: beside.reply, mode: beside.mode }
  })

  const put = useCallback(
    (begun: Begun, sent = false) => {
      setDropped(false)
      // a second tap may come before this one is drawn
      now.current = { ...now.current, draft: begun.draft, base: begun.base }
      void roundDrafts.keep(id, { ...now.current, sent })
    },
    [id],
  )
  const dispatch = useCallback(
    (action: DraftAction) => {
      const next = roundDraft(now.current.draft, action)
      const refused = next === now.current.draft ? refusedTap(action) : null
      if (refused) logFailure(refused)
      if (next !== now.current.draft) put({ draft: next, base: now.current.base })
    },
    [put],
  )
  return {
    draft,
    base,
    dispatch,
    keeping,
    restart: put,
    markSent: () => put(now.current, true),
    drop: () => {
      setDropped(true)
      roundDrafts.drop(id)
    },
  }
}
