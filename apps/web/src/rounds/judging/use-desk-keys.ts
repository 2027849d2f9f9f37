/**
 * Keyboard shortcuts while the search field is empty (screens §11): keys of the tiles, arrows for side and join, and after a
 * slash the first letter of a grab or the first digit of a dub.
 */
import { grabs as allGrabs, dubLevels } from '@trickline/scoring'
import { useEffect, useEffectEvent, useRef } from 'react'
import { isComposing } from '@trickline/client/is-composing.ts'
import type { RoundDraft } from '@trickline/views/rounds/draft-trick.ts'
import type { Performance } from '@trickline/views/tricks/performed-trick.ts'
import { pressTile } from '../../tricks/tile-keys.ts'
import { lastEntered, targetTrick } from '../draft/may-enter.ts'
import { roundDrafts } from '../draft/stored-draft.ts'
import type { DraftAction } from '../draft/taps.ts'
import { searchField } from '../search-focus.ts'
import { useEntryContext } from './current-entry.ts'

type Options = {
  /** Ids, most used first. */
  grabs: readonly number[]
  dispatch: (action: DraftAction) => void
}

export function useDeskKeys({ grabs, dispatch }: Options): void {
  const { draftId, shown } = useEntryContext()
  const isAfterSlash = useRef(false)
  const perform = (draft: RoundDraft, change: Partial<Performance>) => {
    const trick = targetTrick(draft)
    if (trick) dispatch({ type: 'perform', key: trick.key, change })
    else if (change.grab !== undefined) dispatch({ type: 'set-grab', grab: change.grab })
    else if (change.dub !== undefined) dispatch({ type: 'set-dub', dub: change.dub })
    else
      dispatch({
        type: 'press-variation',
        variation: (change.variation || draft.entry.variation) === 2 ? 2 : 1,
      })
  }
  const performed = (draft: RoundDraft, { code, key }: Pick<KeyboardEvent, 'code' | 'key'>) => {
    const dub = dubLevels.find(({ percent }) => code === `Digit${String(percent)[0]}`)?.id
    if (dub !== undefined) perform(draft, { dub: performanceOf(draft).dub === dub ? 0 : dub })
    const grab = dub === undefined ? nextGrab(grabs, key, performanceOf(draft).grab) : null
    if (grab !== null) perform(draft, { grab })
    return true
  }
  const taken = (draft: RoundDraft, { code, shiftKey, target }: KeyboardEvent) => {
    const isOpen = target instanceof Element && target.getAttribute('aria-expanded') === 'true'
    const side = sides[code]
    if (side && !isOpen) perform(draft, { variation: performanceOf(draft).variation === side ? 0 : side })
    else if (code === 'ArrowUp' && !isOpen) dispatch({ type: 'join', key: lastEntered(draft)?.key ?? 0 })
    else return !shiftKey && pressTile(code)
    return true
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { code, key, target, ctrlKey, metaKey, altKey } = event
    if (isComposing(event) || ctrlKey || metaKey || altKey || !isFree(target)) return
    const draft = roundDrafts.read(draftId)?.draft ?? shown
    const wasAfterSlash = isAfterSlash.current
    isAfterSlash.current = !wasAfterSlash && (key === '/' || (code === 'Slash' && key !== '?'))
    const isTaken =
      isAfterSlash.current ||
      (wasAfterSlash ? performed(draft, { code, key }) : !event.repeat && taken(draft, event))
    if (!isTaken) return
    event.preventDefault()
    event.stopPropagation()
  })
  useEffect(() => {
    // runs before the field, which would take these keys as text
    document.addEventListener('keydown', onKey, { capture: true })
    return () => document.removeEventListener('keydown', onKey, { capture: true })
  }, [])
}

const sides: Record<string, 1 | 2 | undefined> = { ArrowLeft: 1, ArrowRight: 2 }

/** Whether the focused element needs no keys: the empty search, or nothing. */
function isFree(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]')) return false
  if (target === document.body) return true
  return target instanceof HTMLInputElement && target.matches(searchField) && target.value === ''
}

function performanceOf(draft: RoundDraft): Performance {
  return targetTrick(draft) ?? draft.entry
}

/** The next grab that begins with the letter, so that pressing again moves on; null: there is none. */
function nextGrab(used: readonly number[], letter: string, now: number | null): number | null {
  const names = new Map(allGrabs.map(({ id, name }) => [id, name]))
  const ids = [...new Set([...used, ...names.keys()])].filter((id) =>
    names.get(id)?.toLowerCase().startsWith(letter.toLowerCase()),
  )
  return ids[(ids.indexOf(now ?? 0) + 1) % ids.length] ?? null
}
