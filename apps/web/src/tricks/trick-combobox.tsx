/**
 * The trick search field: an ARIA combobox on our own markup. A letter is the browser's own; behind its paint it draws
 * the results, and nothing else. They hide 200 ms after the field loses focus (screens §17). What no trick is called
 * may be notation: then what it says shows in the place of the results.
 */
import type { Trick } from '@trickline/contract/tricks'
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react'
import type { EnteredRow } from '@trickline/views/tricks/performed-trick.ts'
import { useTypedText } from '@trickline/client/after-paint.ts'
import { isComposing } from '@trickline/client/is-composing.ts'
import { useMessages, withWords } from '@trickline/ui/messages.ts'
import { classNames } from '@trickline/ui/class-names.ts'
import { controlClass } from '@trickline/ui/field.tsx'
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
  /** Ids of the tricks that the athlete lands, found first among equals. */
  own: readonly number[]
  /** What stands in the field while nothing is being typed. */
  chosen: { shortName: string; name: string } | null
  onChoose: (trick: Trick) => void
  /** A chosen text is being typed over. */
  onType: () => void
  /** The text as a letter changes it, before anything follows from it. */
  onLetter: (text: string) => void
  onClear: () => void
  /** Enter on a chosen trick. */
  onSubmit: () => void
  /** A trick is being changed: the next one entered takes its place. */
  isChanging: boolean
  /** A result's own button, or Shift+Enter: chosen and added in one go. null: no trick can be added. */
  onAddAtOnce: ((trick: Trick) => void) | null
  /** Choosing enters: a result has no button of its own, and Enter takes only what is typed or walked to. */
  isDirect?: boolean
  /** Enter where nothing is typed or chosen. */
  onEnterNothing?: (withShift: boolean) => void
  /** A line that is understood. */
  onEnter: (rows: readonly EnteredRow[]) => void
  /** The singles of a line go into the selected list. */
  singlesWait: boolean
  /** Why a line that is understood cannot be entered; null: it can. */
  disabledReason: (rows: readonly EnteredRow[]) => string | null
  /** Selected tricks that are not validated yet. */
  pending: number
}

const hideAfter = 200

/** So many results are drawn at first, and again when the end of them is scrolled or walked to. */
const pageOfResults = 8

/** No result: Enter is still for the chosen trick. */
const none = -1

/** `typed` is null while the field shows the chosen trick; `active` is the result that Enter takes, or `none`. */
const closed = { isOpen: false, typed: null as string | null, active: 0, drawn: pageOfResults }

// Over 60 lines: the field, its keys and its results share one state, as the pattern of a combobox has them.
export function TrickCombobox(props: Props) {
  const { catalogue, chosen, onChoose, onType, onClear, onSubmit, onAddAtOnce, isDirect = false } = props
  const { singlesWait, own } = props
  const { index } = catalogue
  const words = useMessages('judging')
  const listId = useId()
  const listBox = useRef<HTMLDivElement>(null)
  const [isLeft, setLeft] = useState(false)
  /** Enter came before what reads the line. */
  const isDue = useRef(false)
  const [{ isOpen, typed, active, drawn }, setField] = useState(closed)
  const found = useMemo(() => searchTricks(index, typed ?? '', own), [index, typed, own])
  const mayBeLine = Boolean(typed) && found.named.length === 0
  const reader = useReader(mayBeLine)
  const names = useMemo(() => reader?.notationNames(index) ?? null, [reader, index])
  const notation = useMemo(
    () =>
      reader && names && typed !== null && mayBeLine
        ? asNotation(reader.readNotation(typed, names, { singlesWait }))
        : null,
    [reader, names, typed, mayBeLine, singlesWait],
  )
  const results = useMemo(() => (notation ? [] : [...found.named, ...found.worded]), [notation, found])
  const hasList = isOpen && results.length > 0
  const {
    field: input,
    onInput,
    empty,
  } = useTypedText(typed ?? (chosen ? `${chosen.shortName} · ${chosen.name}` : ''), (text) => {
    const isMeant = !isDirect || text !== ''
    setField({ ...closed, isOpen: true, typed: text, active: isMeant ? 0 : none })
    onType()
  })

  useEffect(() => {
    if (!isLeft) return undefined
    // A line that is half typed stays for the way back.
    const timer = setTimeout(
      () => setField(({ typed: text }) => ({ ...closed, typed: notation ? text : null })),
      hideAfter,
    )
    return () => clearTimeout(timer)
  }, [isLeft, notation])

  const open = () =>
    setField((field) => {
      const isMeant = isDirect ? Boolean(field.typed) : chosen === null || field.typed !== null
      return field.isOpen ? field : { ...field, isOpen: true, active: isMeant ? field.active : none }
    })
  const close = () => {
    // an entered trick leaves the field at once, and the list behind that
    if (isDirect && !chosen) empty(() => setField(closed))
    else setField(closed)
  }
  const closing = (act: (trick: Trick) => void) => (trick: Trick) => {
    close()
    act(trick)
  }
  const choose = closing(onChoose)
  const addAtOnce = onAddAtOnce && closing(onAddAtOnce)
  const understood = notation?.understood ?? null
  const disabledReason = understood && props.disabledReason(understood)
  const entered = disabledReason === null ? understood : null
  const enter = () => {
    // the line stays, and the preview says why
    if (!entered) return open()
    close()
    props.onEnter(entered)
  }
  const enterAsRead = useEffectEvent(enter)
  useEffect(() => {
    if (isDue.current && notation) enterAsRead()
    if (reader) isDue.current = false
  }, [reader, notation])
  const walk = (steps: 1 | -1) => {
    if (!isOpen) return open()
    setField((field) => {
      const from = field.active === none && steps === -1 ? 0 : field.active
      const next = (from + steps + results.length) % Math.max(1, results.length)
      return { ...field, active: next, drawn: Math.max(field.drawn, next + pageOfResults) }
    })
  }

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // A syllable still being composed is no command.
    if (isComposing(event.nativeEvent)) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      walk(event.key === 'ArrowDown' ? 1 : -1)
    }
    if (event.key === 'Escape' && (isOpen || typed !== null)) {
      event.preventDefault()
      // a long line is not lost with the results that were in the way
      setField((field) => (field.isOpen ? { ...field, isOpen: false } : closed))
    }
    const digit = event.altKey ? /^Digit([1-9])$/u.exec(event.code)?.[1] : undefined
    const counted = isOpen && digit ? results[Number(digit) - 1] : undefined
    if (counted) {
      event.preventDefault()
      choose(counted)
    }
    if (event.key !== 'Enter') return
    event.preventDefault()
    const trick = results[active]
    isDue.current = mayBeLine && reader === null
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
        aria-activedescendant={hasList && active !== none ? optionId(listId, active) : undefined}
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
          setLeft(false)
          target.select()
        }}
        onClick={open}
        onBlur={() => setLeft(true)}
        onKeyDown={onKeyDown}
        // a letter lays out the field alone
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
        keepsRoom={isOpen}
        {...{ results, drawn, active }}
        onChoose={choose}
        isChanging={props.isChanging}
        onAddAtOnce={isDirect ? null : addAtOnce}
        onEnd={() => setField((field) => ({ ...field, drawn: field.drawn + pageOfResults }))}
      />
      {isOpen && notation ? (
        <NotationPreview
          notation={notation}
          pending={props.pending}
          isChanging={props.isChanging}
          disabledReason={disabledReason}
          onEnter={entered && enter}
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
