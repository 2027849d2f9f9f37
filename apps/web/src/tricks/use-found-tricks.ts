/** What a typed text finds: tricks by their names; if no name matches, what it says as a line of notation. */
import type { Trick } from '@trickline/contract/tricks'
import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { lazyHook } from '@trickline/ui/lazy.tsx'
import type { EnteredRow } from '@trickline/views/tricks/performed-trick.ts'
import type { Notation } from './notation.ts'
import { searchTricks, type TrickIndex } from './search-tricks.ts'
import type { TrickField } from './use-trick-field.ts'

const useLineReader = lazyHook(async () => (await import('./notation.ts')).readLine)

type Options = { index: TrickIndex; likeliest: readonly number[]; selectsSingles: boolean }

export type FoundTricks = {
  results: readonly Trick[]
  /** null: the text is none, or its parser is not loaded yet. */
  notation: Notation | null
  /** It may be notation, whose parser is not loaded yet. */
  isUnread: boolean
}

export function useFoundTricks(text: string | null, options: Options): FoundTricks {
  const { index, likeliest, selectsSingles } = options
  const found = useMemo(() => searchTricks(index, text ?? '', likeliest), [index, text, likeliest])
  const mayBeNotation = Boolean(text) && found.nameMatches.length === 0
  const readLine = useLineReader(mayBeNotation)
  const notation = useMemo(
    () => (mayBeNotation ? (readLine?.(text ?? '', index, { selectsSingles }) ?? null) : null),
    [readLine, text, index, mayBeNotation, selectsSingles],
  )
  const results = useMemo(
    () => (notation ? [] : [...found.nameMatches, ...found.wordMatches]),
    [notation, found],
  )
  return { results, notation, isUnread: mayBeNotation && readLine === null }
}

type LineOptions = {
  onEnter: (rows: readonly EnteredRow[]) => void
  /** Why an understood line cannot be entered; null: it can. */
  disabledReason: (rows: readonly EnteredRow[]) => string | null
}

export type NotationLine = ReturnType<typeof useNotationLine>

/** Enters a line of notation: at once, or as soon as its parser is loaded. */
export function useNotationLine(found: FoundTricks, field: TrickField, options: LineOptions) {
  const { notation, isUnread } = found
  const isAwaited = useRef(false)
  const understood = notation?.understood ?? null
  const disabledReason = understood && options.disabledReason(understood)
  const rows = disabledReason === null ? understood : null
  const enter = () => {
    // the line stays: the preview says why it cannot be entered
    if (!rows) return field.open()
    field.close()
    options.onEnter(rows)
  }
  const enterNow = useEffectEvent(enter)
  useEffect(() => {
    if (isAwaited.current && notation) enterNow()
    if (!isUnread) isAwaited.current = false
  }, [isUnread, notation])
  return {
    disabledReason,
    /** null: there is nothing that can be entered. */
    enter: rows && enter,
    /** On Enter; false if the text is no line, as far as it is known. */
    tryEnter: () => {
      isAwaited.current = isUnread
      if (notation) enter()
      return notation !== null
    },
  }
}
