/** The round whose rows can be moved (row-moves.tsx, loaded with the rows). */
import { createContext, type RefObject, useLayoutEffect, useRef } from 'react'
import type { RoundDraft } from '@trickline/views/rounds/draft-trick.ts'
import type { DraftAction } from './round-draft.ts'

type MovableRows = {
  draft: RoundDraft
  dispatch: ((action: DraftAction) => void) | null
  newestFirst: boolean
  isDirect: boolean
}

/** As of the last render; null where rows do not move: in view mode. */
export const MovableRowsContext = createContext<RefObject<MovableRows> | null>(null)

export function useMovableRows(rows: MovableRows): RefObject<MovableRows> | null {
  const latest = useRef(rows)
  useLayoutEffect(() => {
    latest.current = rows
  })
  return rows.dispatch && latest
}
