/** What every row of a round is given: where its points are explained and, while the round is entered, what changes it. */
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
  /** Side, dub and grab are now for the trick of this key. */
  onOpen: (key: number) => void
  /** As of the last render; read at a tap, so that a change of the round draws no row that stays the same. */
  latest: RefObject<Latest>
}

type Latest = { draft: RoundDraft; newestFirst: boolean; isDirect: boolean }

export const RowToolsContext = createContext<RowTools>({ onExplain: () => undefined, entering: null })

export function useRowTools(): RowTools {
  return use(RowToolsContext)
}

/** The tools of a round that is entered; the same object until one of its functions changes. */
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
