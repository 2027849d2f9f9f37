/**
 * Dragging a row of a list by its handle, with pointer events: `handle(id)` goes on the handle's button, `list` on the
 * list, whose rows stand in the order of `ids`. The same handle moves its row with the arrow keys.
 */
import { type KeyboardEvent, type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'

export function useDragOrder(ids: readonly number[], onPlace: (id: number, index: number) => void) {
  const list = useRef<HTMLOListElement>(null)
  const [dragged, setDragged] = useState<number | null>(null)
  const byKey = useRef<HTMLElement>(null)
  const latest = useRef({ ids, onPlace })
  useLayoutEffect(() => {
    latest.current = { ids, onPlace }
    // A row that changed its place has lost the focus.
    byKey.current?.focus()
    byKey.current = null
  })

  useEffect(() => {
    if (dragged === null) return undefined
    const follow = ({ clientY }: globalThis.PointerEvent) => {
      scrollAtEdge(list.current, clientY)
      const index = rowAt(list.current, clientY)
      if (index !== latest.current.ids.indexOf(dragged)) latest.current.onPlace(dragged, index)
    }
    const drop = () => setDragged(null)
    // On the window: a row that changes its place in the document would lose a captured pointer.
    addEventListener('pointermove', follow)
    addEventListener('pointerup', drop)
    addEventListener('pointercancel', drop)
    return () => {
      removeEventListener('pointermove', follow)
      removeEventListener('pointerup', drop)
      removeEventListener('pointercancel', drop)
    }
  }, [dragged])

  return {
    list,
    dragged,
    handle: (id: number) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return
        event.preventDefault()
        event.currentTarget.focus()
        setDragged(id)
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
        if (step === 0) return
        event.preventDefault()
        byKey.current = event.currentTarget
        onPlace(id, ids.indexOf(id) + step)
      },
    }),
  }
}

/** The row whose height the pointer is at; above the first it is the first, below the last the last. */
function rowAt(list: HTMLElement | null, y: number): number {
  const rows = [...(list?.children ?? [])]
  const below = rows.findIndex((row) => y < row.getBoundingClientRect().bottom)
  return below === -1 ? rows.length - 1 : below
}

const edge = 56

function scrollAtEdge(list: HTMLElement | null, y: number): void {
  const box = list?.closest('dialog')
  if (!box) return
  const { top, bottom } = box.getBoundingClientRect()
  if (y < top + edge) box.scrollBy(0, -16)
  if (y > bottom - edge) box.scrollBy(0, 16)
}
