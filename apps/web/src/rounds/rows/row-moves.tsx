/**
 * Where rows of the round stand (screens §11): Alt+arrows move the focused row, its handle opens "Insert before" and the ways
 * to move it, and a drag moves it (drag-row.ts). After a move the row keeps the focus, and its new place is read out.
 */
import { createAtom, useSelector } from '@tanstack/react-store'
import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react'
import type { Areas } from '@trickline/messages/areas'
import { useMessages } from '@trickline/ui/messages.ts'
import { numbered, type RoundDraft, tricksOf } from '@trickline/views/rounds/draft-trick.ts'
import { trickTitle } from '@trickline/views/tricks/performed-trick.ts'
import { useRowTools } from './row-tools.ts'
import { canMoveTo, moveByStep, moveTo, type Place } from '../draft/move-row.ts'
import type { DraftAction } from '../draft/taps.ts'

type RowMoves = {
  step: (key: number, by: -1 | 1) => void
  moveTo: (key: number, to: Place) => void
  canMoveTo: (key: number, to: Place) => boolean
  insertBefore: (key: number | null) => void
}

/** Key of the row whose ways to move are shown. */
const openRow = createAtom<number | null>(null)

/** The row moved last, until the screen shows it; `control`: name of its button that had the focus. */
let pending: { key: number; control: string } | null = null

/** null where rows do not move, in view mode. */
export function useRowMoves(): RowMoves | null {
  const { entering } = useRowTools()
  return useMemo(() => {
    if (!entering) return null
    const { dispatch, latest } = entering
    const move = (key: number, action: DraftAction) => {
      const { activeElement } = document
      const control = activeElement instanceof HTMLButtonElement ? activeElement.name : ''
      pending = { key, control: control || 'place' }
      dispatch(action)
    }
    return {
      step: (key, by) => move(key, moveByStep({ key, by, newestFirst: latest.current.newestFirst })),
      moveTo: (key, to) => move(key, moveTo(key, to)),
      canMoveTo: (key, to) => canMoveTo(latest.current.draft, key, to),
      insertBefore: (key) => dispatch({ type: 'insert-before', key, direct: latest.current.isDirect }),
    }
  }, [entering])
}

export function useOpenRow(key: number): { isOpen: boolean; toggle: () => void } {
  const isOpen = useSelector(openRow, (open) => open === key)
  return { isOpen, toggle: () => openRow.set(isOpen ? null : key) }
}

/** For the lists of rows. */
export function useMoveKeys() {
  const moves = useRowMoves()
  return {
    onKeyDown: (event: KeyboardEvent) => {
      const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null
      if (by === null || !event.altKey || !moves || !(event.target instanceof Element)) return
      const row = event.target.closest<HTMLElement>('[data-row]')
      if (!row) return
      event.preventDefault()
      moves.step(Number(row.dataset['row']), by)
    },
  }
}

/** Tells screen readers where the row moved last stands now. */
export function MovedRow({ draft }: { draft: RoundDraft }) {
  const words = useMessages('judging')
  const { place } = useMessages('judgingParts').rows
  const output = useRef<HTMLOutputElement>(null)
  useEffect(
    () => () => {
      openRow.set(null)
      pending = null
    },
    [],
  )
  useEffect(() => {
    if (!pending) return
    const { key, control } = pending
    pending = null
    const row = document.querySelector(`[data-row="${key}"]`)
    const kept =
      row?.querySelector<HTMLElement>(`[name="${control}"]`) ??
      row?.querySelector<HTMLElement>('[name=place]')
    kept?.focus({ preventScroll: true })
    row?.scrollIntoView({ block: 'nearest' })
    if (output.current) output.current.textContent = movedText(draft, key, { ...words, ...place })
  }, [draft, words, place])
  return <output ref={output} className="sr-only" />
}

function movedText(
  { validated, selected }: RoundDraft,
  key: number,
  words: Areas['judging'] & Pick<Areas['judgingParts']['rows']['place'], 'now'>,
): string {
  const order = [...tricksOf(validated), ...selected]
  const combo = numbered(validated).find(({ row }) => row.kind === 'combo' && row.key === key)
  const first = combo ? tricksOf([combo.row])[0] : order.find((trick) => trick.key === key)
  if (!first) return ''
  const name = combo ? words.combo(combo.combo) : trickTitle(first, words)
  return words.now(name, 1 + order.indexOf(first), order.length)
}
