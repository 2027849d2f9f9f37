/**
 * Keeps the keyboard's place on the screen of a round (screens §11): where a press takes its own button away, or goes on
 * in another part of the screen, the focus goes along. After a finger nothing is focused: it needs no place, and a focused
 * field would open a phone's keyboard that nobody asked for; one that is open stays.
 */
import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useRef } from 'react'
import type { RoundDraft } from '@trickline/views/rounds/draft-trick.ts'
import { refocusSearchAfterTouch, keepKeyboardOpen } from './use-entry-keys.ts'

/** The handlers belong to the screen. */
export function useRestoredFocus(draft: RoundDraft, isEntering: boolean) {
  const press = useRef<Press | null>(null)
  useEdit(press, draft.entry.changes, searchField)
  useEdit(press, draft.editing?.row ?? null, '#selected-tricks')
  useEffect(() => {
    if (press.current && isLost()) focusAfter(press.current)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- as soon as the draft is drawn, and not before
  }, [draft])
  return {
    onClick: ({ detail, target }: MouseEvent) => {
      // only a click that no pointer made counts none
      press.current = detail === 0 && target instanceof Element ? pressOn(target) : null
      if (isEntering && detail > 0) refocusSearchAfterTouch(target)
    },
    onMouseDown: (event: MouseEvent) => isEntering && keepKeyboardOpen(event),
    onKeyDownCapture: (event: KeyboardEvent) => {
      // a key held down is one press: it would go on with whatever is focused next, row after row
      if (!event.repeat || event.key !== 'Enter' || event.target instanceof HTMLTextAreaElement) return
      event.preventDefault()
      event.stopPropagation()
    },
  }
}

/** `place` is the button's among those of its `name` in its list; what is not of a row has no name. */
type Press = { name: string; value: string; list: Element | null; place: number }

const searchField = '[role=combobox]'

/** An edit goes on in its `part` of the screen, and ends where it was begun. */
function useEdit(press: RefObject<Press | null>, key: number | null, part: string): void {
  const before = useRef(key)
  useEffect(() => {
    const was = before.current
    before.current = key
    if (!press.current) return
    if (key !== null && press.current.value === String(key)) focus(part)
    const isHere = document.querySelector(part)?.closest('section')?.contains(document.activeElement)
    // an undo ends it too, and stays where it is
    if (key === null && was !== null && (isHere || isLost())) focus(`[name=edit][value="${was}"]:not(${off})`)
  }, [press, key, part])
}

/** One that can be pressed no more; a disabled button is still the focused one until the screen is painted. */
const off = ':disabled, [aria-disabled=true]'

function isLost(): boolean {
  const { activeElement, body } = document
  return activeElement === null || activeElement === body || activeElement.matches(off)
}

/** The same button of the next row, or of the one before, or the list's heading; else what to do next: a trick. */
function focusAfter({ name, list, place }: Press): void {
  if (!name) return focus(searchField)
  const left = list ? [...list.querySelectorAll<HTMLElement>(named(name))] : []
  const next = left[place] ?? left.at(-1) ?? list?.querySelector('h2')
  next?.focus()
}

function focus(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus()
}

/** null for what sends a form: Enter in its field presses it, on a phone too. */
function pressOn(target: Element): Press | null {
  const button = target.closest<HTMLButtonElement>('button[type=button]')
  if (!button) return null
  const { name, value } = button
  const list = button.closest('section')
  const place = name && list ? [...list.querySelectorAll(named(name))].indexOf(button) : 0
  return { name, value, list, place }
}

function named(name: string): string {
  return `button[name="${name}"]:not(${off})`
}
