/** What every row of a round gets: how to explain its points and, while the round is entered, how to change it. */
import { createContext, type RefObject, use, useLayoutEffect, useMemo, useRef } from 'react'
import type { RoundDraft } from '@trickline/views/rounds/draft-trick.ts'
import type { ExplainTap } from '@trickline/views/rounds/explained-round.ts'
import type { DraftAction } from '../draft/taps.ts'

export type RowTools = {
  onExplain: ExplainTap
  /** null: the round is only read. */
  entering: Entering | null
}

type Entering = {
  dispatch: (action: DraftAction) => void
  /** Side, dub and grab now apply to the trick with this key. */
  onOpen: (key: number) => void
  /** Values of the last render, read at a tap, so that a change of the round does not render unchanged rows. */
  latest: RefObject<Latest>
}

type Latest = { draft: RoundDraft; newestFirst: boolean; isDirect: boolean }

export const RowToolsContext = createContext<RowTools>({ onExplain: () => undefined, entering: null })

export function useRowTools(): RowTools {
  return use(RowToolsContext)
}

/** The tools for a round being entered; the same object until one of its functions changes. */
export function useEnteringTools(
  { onExplain, onOpen }: Pick<RowTools, 'onExplain'> & Pick<Entering, 'onOpen'>,
  { dispatch, ...round }: Pick<Entering, 'dispatch'> & Latest,
): RowTools {
  const latest = useRef<Latest>(round)
  useLayoutEffect(() => {
    latest.current = round
  })
  return useMemo(() => ({ onExplain, entering: { dispatch, onOpen, latest } }), [onExplain, onOpen, dispatch])
}
