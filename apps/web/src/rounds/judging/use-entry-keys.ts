/** Keys while a round is entered (screens §11): letters go to the search field, Ctrl+Z undoes, "?" shows the keys. */
import { useEffect, useEffectEvent } from 'react'
import { isComposing } from '@trickline/client/is-composing.ts'
import { isLetter } from '@trickline/client/is-letter.ts'
import { focusSearch, searchField } from '../search-focus.ts'

type Keys = { onUndo: () => void; onHelp: () => void }

export function useEntryKeys({ onUndo, onHelp }: Keys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isComposing(event) || document.querySelector('dialog[open]')) return
    const { target, key } = event
    const isTyping = target instanceof Element && target.matches('input, textarea, select')
    // an empty search field has nothing to undo, and no trick begins with a question mark
    const allowsShortcuts = !isTyping || (target instanceof HTMLInputElement && isEmptySearch(target))
    const withCommand = event.ctrlKey || event.metaKey
    if (allowsShortcuts && withCommand && !event.shiftKey && key.toLowerCase() === 'z') onUndo()
    else if (allowsShortcuts && key === '?') onHelp()
    else {
      // the browser types the letter into the element that now has the focus
      if (!isTyping && !withCommand && !event.altKey && isLetter(key)) focusSearch()
      return
    }
    event.preventDefault()
  })
  useEffect(() => {
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}

function isEmptySearch(input: HTMLInputElement): boolean {
  return input.matches(searchField) && input.value === ''
}
