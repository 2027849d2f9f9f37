/** Reorders a list by dragging or arrow keys: `handle(id)` is for each row's button, `list` for the element with the rows. */
import { type KeyboardEvent, type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'

export function useDragOrder(ids: readonly number[], onPlace: (id: number, index: number) => void) {
  const list = useRef<HTMLOListElement>(null)
  const [dragged, setDragged] = useState<number | null>(null)
  const handleToFocus = useRef<HTMLElement>(null)
  const latest = useRef({ ids, onPlace })
  useLayoutEffect(() => {
    latest.current = { ids, onPlace }
    // a moved row loses the focus
    handleToFocus.current?.focus()
    handleToFocus.current = null
  })

  useEffect(() => {
    if (dragged === null) return undefined
    const follow = ({ clientY }: globalThis.PointerEvent) => {
      scrollAtEdge(list.current, clientY)
      const index = rowAt(list.current, clientY)
      if (index !== latest.current.ids.indexOf(dragged)) latest.current.onPlace(dragged, index)
    }
    const drop = () => setDragged(null)
    // on window, as a moved row would lose a captured pointer
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
        handleToFocus.current = event.currentTarget
        onPlace(id, ids.indexOf(id) + step)
      },
    }),
  }
}

/** Index of the row at this height: the first if above all, the last if below all. */
function rowAt(list: HTMLElement | null, y: number): number {
  const rows = [...(list?.children ?? [])]
  const below = rows.findIndex((row) => y < row.getBoundingClientRect().bottom)
  return below === -1 ? rows.length - 1 : below
}

const scrollZone = 56

function scrollAtEdge(list: HTMLElement | null, y: number): void {
  const box = list?.closest('dialog')
  if (!box) return
  const { top, bottom } = box.getBoundingClientRect()
  if (y < top + scrollZone) box.scrollBy(0, -16)
  if (y > bottom - scrollZone) box.scrollBy(0, 16)
}
