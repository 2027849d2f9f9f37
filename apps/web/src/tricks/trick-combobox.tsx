/**
 * The trick search field: an ARIA combobox. Typing renders only the results, after the letter is painted; they hide 200
 * ms after blur (screens §17). Text that matches no name is parsed as notation, and its preview replaces the results.
 */
import type { Trick } from '@trickline/contract/tricks'
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react'
import type { EnteredRow } from '@trickline/views/tricks/performed-trick.ts'
import { useTypedText } from '@trickline/client/after-paint.ts'
import { isComposing } from '@trickline/client/is-composing.ts'
import { useMessages, withWords } from '@trickline/ui/messages.ts'
import { classNames } from '@trickline/ui/class-names.ts'
import { controlClass } from '@trickline/ui/control-class.ts'
import { IconButton } from '@trickline/ui/icon-button.tsx'
import { lazyComponent, lazyHook } from '@trickline/ui/lazy.tsx'
import type { Notation } from './notation.ts'
import { searchTricks } from './search-tricks.ts'
import { optionId } from './option-id.ts'
import type { SearchableCatalogue } from './use-catalogue.ts'

const TrickOptions = lazyComponent(async () => (await import('./trick-options.tsx')).TrickOptions, {
  when: ({ isOpen }) => isOpen,
})

const NotationPreview = lazyComponent(
  async () => (await withWords(import('./notation-preview.tsx'), 'judgingParts')).NotationPreview,
)

const useReader = lazyHook(async () => {
  const [{ readNotation }, { notationNames }] = await Promise.all([
    import('./notation.ts'),
    import('./notation-names.ts'),
  ])
  return { readNotation, notationNames }
})

type Props = {
  catalogue: SearchableCatalogue
  ownTrickIds: readonly number[]
  /** Shown in the field while nothing is typed. */
  chosen: { shortName: string; name: string } | null
  onChoose: (trick: Trick) => void
  onType: () => void
  /** Called at once for each letter, before the results are rendered. */
  onLetter: (text: string) => void
  onClear: () => void
  onSubmit: () => void
  isChanging: boolean
  /** Chooses and adds a result in one step: its button, or Shift+Enter. null: no trick can be added. */
  onAddAtOnce: ((trick: Trick) => void) | null
  /** Direct entry: choosing adds the trick, and Enter takes a result only after typing or arrow keys. */
  isDirect?: boolean
  onEnterNothing?: (withShift: boolean) => void
  onEnter: (rows: readonly EnteredRow[]) => void
  selectsSingles: boolean
  /** Why an understood line cannot be entered; null: it can. */
  disabledReason: (rows: readonly EnteredRow[]) => string | null
  pending: number
}

const hideAfterMilliseconds = 200

/** Results rendered at first, and added when the end is reached. */
const resultsPerPage = 8

/** No active result: Enter submits the chosen trick. */
const noResult = -1

/** `typed` null: the field shows the chosen trick. `active`: index of the result that Enter takes. */
const closed = { isOpen: false, typed: null as string | null, active: 0, renderedCount: resultsPerPage }

// Over 60 lines: field, keys and results share the state of one combobox.
export function TrickCombobox(props: Props) {
  const { catalogue, chosen, onChoose, onType, onClear, onSubmit, onAddAtOnce, isDirect = false } = props
  const { selectsSingles, ownTrickIds } = props
  const { index } = catalogue
  const words = useMessages('judging')
  const listId = useId()
  const listBox = useRef<HTMLDivElement>(null)
  const [isBlurred, setBlurred] = useState(false)
  /** Enter was pressed before the parser was loaded. */
  const isEnterPending = useRef(false)
  const [{ isOpen, typed, active, renderedCount }, setField] = useState(closed)
  const found = useMemo(() => searchTricks(index, typed ?? '', ownTrickIds), [index, typed, ownTrickIds])
  const mayBeNotation = Boolean(typed) && found.nameMatches.length === 0
  const reader = useReader(mayBeNotation)
  const names = useMemo(() => reader?.notationNames(index) ?? null, [reader, index])
  const notation = useMemo(
    () =>
      reader && names && typed !== null && mayBeNotation
        ? asNotation(reader.readNotation(typed, names, { selectsSingles }))
        : null,
    [reader, names, typed, mayBeNotation, selectsSingles],
  )
  const results = useMemo(
    () => (notation ? [] : [...found.nameMatches, ...found.wordMatches]),
    [notation, found],
  )
  const hasList = isOpen && results.length > 0
  const {
    field: input,
    onInput,
    empty,
  } = useTypedText(typed ?? (chosen ? `${chosen.shortName} · ${chosen.name}` : ''), (text) => {
    const selectsFirst = !isDirect || text !== ''
    setField({ ...closed, isOpen: true, typed: text, active: selectsFirst ? 0 : noResult })
    onType()
  })

  useEffect(() => {
    if (!isBlurred) return undefined
    // an unfinished line stays in the field
    const timer = setTimeout(
      () => setField(({ typed: text }) => ({ ...closed, typed: notation ? text : null })),
      hideAfterMilliseconds,
    )
    return () => clearTimeout(timer)
  }, [isBlurred, notation])

  const open = () =>
    setField((field) => {
      const selectsFirst = isDirect ? Boolean(field.typed) : chosen === null || field.typed !== null
      return field.isOpen ? field : { ...field, isOpen: true, active: selectsFirst ? field.active : noResult }
    })
  const close = () => {
    // the field is cleared at once, the list after the paint
    if (isDirect && !chosen) empty(() => setField(closed))
    else setField(closed)
  }
  const closingFirst = (act: (trick: Trick) => void) => (trick: Trick) => {
    close()
    act(trick)
  }
  const choose = closingFirst(onChoose)
  const addAtOnce = onAddAtOnce && closingFirst(onAddAtOnce)
  const understood = notation?.understood ?? null
  const disabledReason = understood && props.disabledReason(understood)
  const enterable = disabledReason === null ? understood : null
  const enter = () => {
    // the line stays: the preview says why it cannot be entered
    if (!enterable) return open()
    close()
    props.onEnter(enterable)
  }
  const enterPending = useEffectEvent(enter)
  useEffect(() => {
    if (isEnterPending.current && notation) enterPending()
    if (reader) isEnterPending.current = false
  }, [reader, notation])
  const moveActive = (steps: 1 | -1) => {
    if (!isOpen) return open()
    setField((field) => {
      const from = field.active === noResult && steps === -1 ? 0 : field.active
      const next = (from + steps + results.length) % Math.max(1, results.length)
      return { ...field, active: next, renderedCount: Math.max(field.renderedCount, next + resultsPerPage) }
    })
  }

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // keys of an input method are no commands
    if (isComposing(event.nativeEvent)) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      moveActive(event.key === 'ArrowDown' ? 1 : -1)
    }
    if (event.key === 'Escape' && (isOpen || typed !== null)) {
      event.preventDefault()
      // the first Escape only closes the results, so that a long line is not lost
      setField((field) => (field.isOpen ? { ...field, isOpen: false } : closed))
    }
    const digit = event.altKey ? /^Digit([1-9])$/u.exec(event.code)?.[1] : undefined
    const numberedResult = isOpen && digit ? results[Number(digit) - 1] : undefined
    if (numberedResult) {
      event.preventDefault()
      choose(numberedResult)
    }
    if (event.key !== 'Enter') return
    event.preventDefault()
    const trick = results[active]
    isEnterPending.current = mayBeNotation && reader === null
    if (notation) enter()
    else if (isOpen && trick && event.shiftKey && addAtOnce) addAtOnce(trick)
    else if (isOpen && trick) choose(trick)
    else if (chosen && typed === null) {
      setField(closed)
      onSubmit()
    } else if (typed) open()
    else props.onEnterNothing?.(event.shiftKey)
  }

  return (
    <div className="relative">
      <input
        ref={input}
        role="combobox"
        aria-label={words.searchLabel}
        aria-expanded={hasList}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={hasList && active !== noResult ? optionId(listId, active) : undefined}
        placeholder={words.searchHint}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="done"
        onInput={({ currentTarget }) => {
          props.onLetter(currentTarget.value)
          onInput()
        }}
        onFocus={({ target }) => {
          setBlurred(false)
          target.select()
        }}
        onClick={open}
        onBlur={() => setBlurred(true)}
        onKeyDown={onKeyDown}
        // size containment: a letter causes layout of the field only
        className={classNames(controlClass, 'pe-14 font-medium [contain:size_layout]')}
      />
      <div className="absolute inset-y-0 end-0 flex items-center">
        {chosen || typed ? (
          <IconButton
            icon="close"
            label={words.clearChoice}
            onClick={() => {
              setField(closed)
              onClear()
              input.current?.focus()
            }}
          />
        ) : (
          <IconButton
            icon="down"
            label={words.openResults}
            onClick={() => {
              input.current?.focus()
              open()
            }}
          />
        )}
      </div>
      <TrickOptions
        box={listBox}
        field={input}
        listId={listId}
        isOpen={hasList}
        reservesRoom={isOpen}
        {...{ results, renderedCount, active }}
        onChoose={choose}
        isChanging={props.isChanging}
        onAddAtOnce={isDirect ? null : addAtOnce}
        onEnd={() => setField((field) => ({ ...field, renderedCount: field.renderedCount + resultsPerPage }))}
      />
      {isOpen && notation ? (
        <NotationPreview
          notation={notation}
          pending={props.pending}
          isChanging={props.isChanging}
          disabledReason={disabledReason}
          onEnter={enterable && enter}
        />
      ) : isOpen && results.length === 0 && typed && reader ? (
        <p role="alert" className="mt-1 text-soft">
          {words.noTrick(typed)}
        </p>
      ) : null}
    </div>
  )
}

function asNotation(notation: Notation): Notation | null {
  return notation.isNotation ? notation : null
}
