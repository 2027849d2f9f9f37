/**
 * Restores keyboard focus after a press that removes its own button or moves the edit elsewhere (screens §11). Not after a
 * touch, since a focused field would open a phone's keyboard.
 */
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import type { RoundDraft } from '@trickline/views/rounds/draft-trick.ts'
import { afterPaint } from '@trickline/client/after-paint.ts'
import { focusSearch, searchField } from './search-focus.ts'

type Props = {
  draft: RoundDraft
  isEntering: boolean
}

export function RestoredFocus({ draft, isEntering }: Props) {
  const press = useRef<Press | null>(null)
  useEditFocus(press, draft.entry.changes, searchField)
  useEditFocus(press, draft.editing?.row ?? null, '#selected-tricks')
  useEffect(() => {
    if (press.current && isFocusLost()) focusAfter(press.current)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- runs once the draft is rendered
  }, [draft])
  const onClick = useEffectEvent(({ detail, target }: MouseEvent) => {
    // `detail` is 0 for a click by keyboard
    press.current = detail === 0 && target instanceof Element ? pressOn(target) : null
    if (isEntering && detail > 0) refocusSearchAfterTouch(target)
  })
  const onMouseDown = useEffectEvent((event: MouseEvent) => {
    if (isEntering) keepKeyboardOpen(event)
  })
  useEffect(() => {
    const controller = new AbortController()
    const options = { capture: true, signal: controller.signal }
    // runs before the press removes its button
    document.addEventListener('click', onClick, options)
    document.addEventListener('mousedown', onMouseDown, options)
    document.addEventListener('keydown', stopHeldEnter, options)
    return () => controller.abort()
  }, [])
  return null
}

/** A held key would press the next focused button again and again. */
function stopHeldEnter(event: KeyboardEvent): void {
  if (!event.repeat || event.key !== 'Enter' || event.target instanceof HTMLTextAreaElement) return
  event.preventDefault()
  event.stopPropagation()
}

/** `place`: index among the list's buttons with the same `name`; buttons outside rows have no name. */
type Press = { name: string; value: string; list: Element | null; place: number }

/** Focuses the edit's `part` of the screen when it begins, and its edit button when it ends. */
function useEditFocus(press: RefObject<Press | null>, key: number | null, part: string): void {
  const before = useRef(key)
  useEffect(() => {
    const was = before.current
    before.current = key
    if (!press.current) return
    if (key !== null && press.current.value === String(key)) focus(part)
    const hasFocusInside = document.querySelector(part)?.closest('section')?.contains(document.activeElement)
    // an undo ends the edit too, but keeps its focus
    if (key === null && was !== null && (hasFocusInside || isFocusLost()))
      focus(`[name=edit][value="${was}"]:not(${disabledSelector})`)
  }, [press, key, part])
}

/** Selects disabled elements: a button keeps the focus until the next paint after it is disabled. */
const disabledSelector = ':disabled, [aria-disabled=true]'

function isFocusLost(): boolean {
  const { activeElement, body } = document
  return activeElement === null || activeElement === body || activeElement.matches(disabledSelector)
}

/** Focuses the same button of the next row, or of the row before, or the list's heading; otherwise the search field. */
function focusAfter({ name, list, place }: Press): void {
  if (!name) return focus(searchField)
  const buttons = list ? [...list.querySelectorAll<HTMLElement>(buttonsNamed(name))] : []
  const next = buttons[place] ?? buttons.at(-1) ?? list?.querySelector('h2')
  next?.focus()
}

function focus(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus()
}

/** null for submit buttons, which Enter in a form's field presses, on a phone too. */
function pressOn(target: Element): Press | null {
  const button = target.closest<HTMLButtonElement>('button[type=button]')
  if (!button) return null
  const { name, value } = button
  const list = button.closest('section')
  const place = name && list ? [...list.querySelectorAll(buttonsNamed(name))].indexOf(button) : 0
  return { name, value, list, place }
}

function buttonsNamed(name: string): string {
  return `button[name="${name}"]:not(${disabledSelector})`
}

function keepKeyboardOpen(event: MouseEvent): void {
  const isOnButton = event.target instanceof Element && event.target.closest('button')
  if (isOnButton && document.activeElement?.matches(searchField)) event.preventDefault()
}

/** With a mouse and a real keyboard, focuses the search field after the tap is painted. */
function refocusSearchAfterTouch(target: EventTarget | null): void {
  const isOnButton = target instanceof Element && target.closest('button')
  if (isOnButton && matchMedia('(hover: hover) and (pointer: fine)').matches) afterPaint(focusSearch)
}
