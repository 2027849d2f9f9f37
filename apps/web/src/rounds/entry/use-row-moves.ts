/**
 * Where rows of the round stand (screens §11): Alt+arrows move the row in focus, its handle opens "Insert before" and the ways to
 * move it, a drag moves it (drag-row.ts). After a move the focus stays on its row, and its new place is read out.
 */
import { type Atom, createAtom } from '@tanstack/react-store'
import {
  createContext,
  type KeyboardEvent,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { Areas } from '@trickline/messages/areas'
import { useMessages } from '@trickline/ui/messages.ts'
import { numbered, type RoundDraft, tricksOf } from '@trickline/views/rounds/draft-trick.ts'
import { trickTitle } from '@trickline/views/tricks/performed-trick.ts'
import type { DraftAction } from './round-draft.ts'
import { canMoveTo, type Place } from './row-order.ts'

export type RowMoves = {
  /** Key of the row whose ways to move are shown. */
  open: Atom<number | null>
  step: (key: number, by: -1 | 1) => void
  moveTo: (key: number, to: Place) => void
  canMoveTo: (key: number, to: Place) => boolean
  insertBefore: (key: number | null) => void
}

export const RowMovesContext = createContext<RowMoves | null>(null)

type Options = { newestFirst: boolean; isDirect: boolean }

/** `moved`: where the row that was moved last stands now, in words. */
export function useRowMoves(
  draft: RoundDraft,
  dispatch: ((action: DraftAction) => void) | null,
  options: Options,
) {
  const latest = useRef({ draft, dispatch, options })
  useLayoutEffect(() => {
    latest.current = { draft, dispatch, options }
  })
  const words = useMessages('judging')
  const [moved, setMoved] = useState('')
  const pending = useRef<{ key: number; control: string } | null>(null)
  useEffect(() => {
    const { current } = pending
    if (!current) return
    pending.current = null
    const row = document.querySelector(`[data-row="${current.key}"]`)
    const control = row?.querySelector<HTMLElement>(`[name="${current.control}"]`)
    const kept = control ?? row?.querySelector<HTMLElement>('[name=place]')
    kept?.focus({ preventScroll: true })
    row?.scrollIntoView({ block: 'nearest' })
    setMoved(movedText(draft, current.key, words))
  }, [draft, words])
  const moves = useMemo((): RowMoves => {
    const act = (key: number, action: DraftAction) => {
      const { activeElement } = document
      const control = activeElement instanceof HTMLButtonElement ? activeElement.name : ''
      pending.current = { key, control: control || 'place' }
      latest.current.dispatch?.(action)
    }
    return {
      open: createAtom<number | null>(null),
      step: (key, by) => {
        const { newestFirst } = latest.current.options
        act(key, { type: 'move-step', key, by, newestFirst })
      },
      moveTo: (key, to) => act(key, { type: 'move', key, to }),
      canMoveTo: (key, to) => canMoveTo(latest.current.draft, key, to),
      insertBefore: (key) => {
        const { dispatch: send, options: now } = latest.current
        send?.({ type: 'insert-before', key, direct: now.isDirect })
      },
    }
  }, [])
  return {
    moves: dispatch ? moves : null,
    moved,
    moveKeys: {
      onKeyDown: (event: KeyboardEvent) => {
        const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null
        if (by === null || !event.altKey || !dispatch || !(event.target instanceof Element)) return
        const row = event.target.closest<HTMLElement>('[data-row]')
        if (!row) return
        event.preventDefault()
        moves.step(Number(row.dataset['row']), by)
      },
    },
  }
}

function movedText({ validated, selected }: RoundDraft, key: number, words: Areas['judging']): string {
  const order = [...tricksOf(validated), ...selected]
  const combo = numbered(validated).find(({ row }) => row.kind === 'combo' && row.key === key)
  const first = combo ? tricksOf([combo.row])[0] : order.find((trick) => trick.key === key)
  if (!first) return ''
  const name = combo ? words.combo(combo.combo) : trickTitle(first, words)
  return words.direct.place.now(name, 1 + order.indexOf(first), order.length)
}
