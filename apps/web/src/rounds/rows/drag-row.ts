/**
 * Drags a row by its handle, with a finger or a mouse; a line shows where it will stand, and Escape leaves it in place.
 * Written with pointer events: native dragging needs a long press on Android, and libraries are larger than the rows.
 */
import type { Place } from '../draft/move-row.ts'

type Drag = {
  key: number
  name: string
  canMoveTo: (to: Place) => boolean
  onDrop: (to: Place) => void
}

type Drop = { row: HTMLElement; edge: 'above' | 'below' | 'into'; place: Place }

/** In CSS px; a shorter movement is a tap on the handle. */
const slack = 6

export function dragRow(down: PointerEvent, handle: HTMLElement, drag: Drag): void {
  const row = handle.closest<HTMLElement>('[data-row]')
  if (!row) return
  const controller = new AbortController()
  const { signal } = controller
  let dragged: ReturnType<typeof liftRow> | null = null
  const end = (isDropped: boolean) => {
    controller.abort()
    const to = dragged?.putDown()
    // a mouse released elsewhere does not click the handle
    setTimeout(() => handle.removeEventListener('click', swallow, { capture: true }))
    if (isDropped && to) drag.onDrop(to.place)
  }
  const onMove = ({ clientX: x, clientY: y }: PointerEvent) => {
    const [across, along] = [Math.abs(x - down.clientX), Math.abs(y - down.clientY)]
    if (!dragged && Math.hypot(across, along) < slack) return
    // a swipe of the row (swipe-row.tsx)
    if (!dragged && across > along) return controller.abort()
    if (!dragged) {
      // tells the row to stop swiping
      handle.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true, pointerId: down.pointerId }))
      handle.addEventListener('click', swallow, { capture: true, once: true })
      dragged = liftRow(row, drag, signal)
    }
    dragged.moveTo({ x, y })
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !dragged) return
    swallow(event)
    end(false)
  }
  const listen = (type: 'pointermove' | 'pointerup' | 'pointercancel', act: (event: PointerEvent) => void) =>
    // on window, since another row may be put where the handle is
    addEventListener(type, (event) => event.pointerId === down.pointerId && act(event), { signal })
  listen('pointermove', onMove)
  listen('pointerup', () => end(true))
  listen('pointercancel', ({ isTrusted }) => isTrusted && end(false))
  addEventListener('keydown', onKey, { signal, capture: true })
}

type Point = { x: number; y: number }

/** A row under the finger: its label follows, the list scrolls at its edges, and a line shows where it may stand. */
function liftRow(row: HTMLElement, { name, canMoveTo }: Drag, signal: AbortSignal) {
  const label = document.createElement('div')
  label.className = labelClass
  label.textContent = name
  document.body.append(label)
  row.dataset['dragged'] = ''
  let at: Point | null = null
  let drop: Drop | null = null
  const show = (next: Drop | null) => {
    if (drop) delete drop.row.dataset['drop']
    drop = next && canMoveTo(next.place) ? next : null
    if (drop) drop.row.dataset['drop'] = drop.edge
  }
  const moveTo = (to: Point) => {
    at = to
    label.style.translate = `${at.x + 12}px ${at.y - 44}px`
    show(dropAt(at, row))
  }
  const scroll = () => {
    if (signal.aborted) return
    if (at) {
      scrollAtEdge(row, at.y)
      moveTo(at)
    }
    requestAnimationFrame(scroll)
  }
  scroll()
  return {
    moveTo,
    /** Returns where the row may be dropped; null: nowhere. */
    putDown: (): Drop | null => {
      const to = drop
      show(null)
      label.remove()
      delete row.dataset['dragged']
      return to
    },
  }
}

function swallow(event: Event): void {
  event.preventDefault()
  event.stopPropagation()
}

function dropAt({ x, y }: Point, dragged: HTMLElement): Drop | null {
  const hit = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-row]')
  if (!hit) return null
  const isCombo = 'combo' in dragged.dataset
  // combos do not nest, so over a trick of a combo the whole combo is meant
  const row = (isCombo ? hit.parentElement?.closest<HTMLElement>('[data-row]') : null) ?? hit
  if (row === dragged || dragged.contains(row)) return null
  const key = Number(row.dataset['row'])
  const head = isCombo ? row : (row.querySelector<HTMLElement>('[data-head]') ?? row)
  const { top, height } = head.getBoundingClientRect()
  const part = (y - top) / height
  if (!isCombo && 'combo' in row.dataset && part > 1 / 3) {
    const first = row.querySelector<HTMLElement>('[data-row]')?.dataset['row']
    if (part <= 2 / 3) return { row, edge: 'into', place: { endOf: key } }
    if (first !== undefined) return { row, edge: 'into', place: { before: Number(first) } }
  }
  const edge = part < 1 / 2 ? 'above' : 'below'
  const isReversed = row.parentElement?.matches('[data-newest-first]') ?? false
  // if the last row is shown first, above means after
  const isBefore = (edge === 'above') !== isReversed
  return { row, edge, place: isBefore ? { before: key } : { after: key } }
}

/** In CSS px, from the top and bottom of the lists. */
const edgeZone = 48

function scrollAtEdge(row: HTMLElement, y: number): void {
  const lists = row.closest('[data-row-lists]')
  if (!lists) return
  const { top, bottom } = lists.getBoundingClientRect()
  if (y < top + edgeZone) lists.scrollBy(0, -6)
  if (y > bottom - edgeZone) lists.scrollBy(0, 6)
}

const labelClass =
  'pointer-events-none fixed top-0 left-0 z-50 rounded-control bg-ink px-3 py-2 font-semibold text-paper shadow-lift'
