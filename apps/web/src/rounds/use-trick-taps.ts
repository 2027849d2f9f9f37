/** The taps on a trick's row, the same functions for as long as the draft's dispatch is the same. */
import { useMemo } from 'react'
import type { DraftAction } from './round-draft.ts'

export function useTrickTaps(dispatch: (action: DraftAction) => void) {
  return useMemo(
    () => ({
      edit: (key: number) => dispatch({ type: 'edit-trick', key }),
      remove: (key: number) => dispatch({ type: 'delete-trick', key }),
      dismiss: (id: string) => dispatch({ type: 'dismiss-warning', id }),
    }),
    [dispatch],
  )
}
