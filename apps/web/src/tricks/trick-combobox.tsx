/**
 * The trick search field: an ARIA combobox. Typing renders only the results, after the letter is painted. Results hide 200 ms
 * after the field loses the focus (screens §17).
 */
import type { Trick } from '@trickline/contract/tricks'
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { isComposing } from '@trickline/client/is-composing.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { classNames } from '@trickline/ui/class-names.ts'
import { controlClass } from '@trickline/ui/control-class.ts'
import { Icon } from '@trickline/ui/icon.tsx'
import { IconButton } from '@trickline/ui/icon-button.tsx'
import { lazyComponent } from '@trickline/ui/lazy.tsx'
import { searchTricks, type TrickIndex } from './search-tricks.ts'
import { type ChosenTrick, noResult, optionId, type TrickField, useTrickField } from './use-trick-field.ts'

const TrickOptions = lazyComponent(async () => (await import('./trick-options.tsx')).TrickOptions, {
  when: ({ isOpen }) => isOpen,
})

const hideAfterMilliseconds = 200

type Props = {
  /** Shown in the empty field. */
  badge: ReactNode
  index: TrickIndex
  /** Ids of tricks, likeliest first, which orders equally good results. */
  likeliest: readonly number[]
  /** Shown in the empty field. */
  hint: string
  /** Shown in the field while nothing is typed. */
  chosen: ChosenTrick | null
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
}

export function TrickCombobox(props: Props) {
  const { index, likeliest, chosen, onAddAtOnce, isDirect = false } = props
  const words = useMessages('judging')
  const listId = useId()
  const listBox = useRef<HTMLDivElement>(null)
  const field = useTrickField(props)
  const results = useMemo(
    () => searchTricks(index, field.typed ?? '', likeliest),
    [index, field.typed, likeliest],
  )
  const closingFirst = (act: (trick: Trick) => void) => (trick: Trick) => {
    field.close()
    act(trick)
  }
  const choose = closingFirst(props.onChoose)
  const addAtOnce = onAddAtOnce && closingFirst(onAddAtOnce)
  const hasList = field.isOpen && results.length > 0
  return (
    <div className="relative">
      <SearchInput
        {...{ field, listId, hasList }}
        input={field.input}
        hint={props.hint}
        activeId={hasList && field.active !== noResult ? optionId(listId, field.active) : undefined}
        onLetter={props.onLetter}
        onKeyDown={keyHandler({ field, results, props, choose, addAtOnce })}
      />
      <FieldEnds
        {...{ field }}
        isEmpty={!(chosen ?? field.typed)}
        badge={props.badge}
        onClear={props.onClear}
      />
      <TrickOptions
        box={listBox}
        field={field.input}
        listId={listId}
        isOpen={hasList}
        reservesRoom={field.isOpen}
        results={results}
        renderedCount={field.renderedCount}
        active={field.active}
        onChoose={choose}
        isChanging={props.isChanging}
        onAddAtOnce={isDirect ? null : addAtOnce}
        onEnd={field.renderMore}
      />
      {field.isOpen && field.typed && results.length === 0 ? (
        <p
          role="alert"
          className="absolute inset-x-0 top-full z-20 mt-1 rounded-control border border-edge bg-raised px-3.5 py-3 text-soft shadow-lift"
        >
          {words.noTrick(field.typed)}
        </p>
      ) : null}
    </div>
  )
}

type KeyContext = {
  field: TrickField
  results: readonly Trick[]
  props: Props
  choose: (trick: Trick) => void
  addAtOnce: ((trick: Trick) => void) | null
}

function keyHandler({ field, results, props, choose, addAtOnce }: KeyContext) {
  const onEnter = (withShift: boolean) => {
    const trick = field.isOpen ? results[field.active] : undefined
    if (trick && withShift && addAtOnce) addAtOnce(trick)
    else if (trick) choose(trick)
    else if (props.chosen && field.typed === null) {
      field.clear()
      props.onSubmit()
    } else if (field.typed) field.open()
    else props.onEnterNothing?.(withShift)
  }
  return (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, altKey, code, shiftKey, nativeEvent } = event
    // keys of an input method are no commands
    if (isComposing(nativeEvent)) return
    const digit = altKey ? /^Digit([1-9])$/u.exec(code)?.[1] : undefined
    const numberedResult = field.isOpen && digit ? results[Number(digit) - 1] : undefined
    if (key === 'ArrowDown') field.moveActive(1, results.length)
    else if (key === 'ArrowUp') field.moveActive(-1, results.length)
    else if (key === 'Escape' && (field.isOpen || field.typed !== null)) field.escape()
    else if (key === 'Enter') onEnter(shiftKey)
    else if (numberedResult) choose(numberedResult)
    else return
    event.preventDefault()
  }
}

type SearchInputProps = Pick<Props, 'onLetter' | 'hint'> & {
  field: TrickField
  input: TrickField['input']
  listId: string
  hasList: boolean
  activeId: string | undefined
  onKeyDown: ComponentProps<'input'>['onKeyDown']
}

function SearchInput({
  field,
  input,
  listId,
  hasList,
  activeId,
  hint,
  onLetter,
  onKeyDown,
}: SearchInputProps) {
  const words = useMessages('judging')
  const [isBlurred, setBlurred] = useState(false)
  const hide = useEffectEvent(() => field.clear())
  useEffect(() => {
    if (!isBlurred) return undefined
    const timer = setTimeout(() => hide(), hideAfterMilliseconds)
    return () => clearTimeout(timer)
  }, [isBlurred])
  return (
    <input
      ref={input}
      role="combobox"
      aria-label={words.searchLabel}
      aria-expanded={hasList}
      aria-controls={listId}
      aria-autocomplete="list"
      aria-activedescendant={activeId}
      placeholder={hint}
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="done"
      onInput={({ currentTarget }) => {
        onLetter(currentTarget.value)
        field.onInput()
      }}
      onFocus={({ target }) => {
        setBlurred(false)
        target.select()
      }}
      onClick={() => field.open()}
      onBlur={() => setBlurred(true)}
      onKeyDown={onKeyDown}
      // size containment, so that a letter causes layout of the field only
      className={classNames(
        controlClass,
        'truncate ps-11! pe-32! font-medium [contain:size_layout] placeholder:text-label large-text:pe-12!',
      )}
    />
  )
}

type FieldEndsProps = Pick<Props, 'badge' | 'onClear'> & { field: TrickField; isEmpty: boolean }

/** Lies over the field, before and after its text. */
function FieldEnds({ field, isEmpty, badge, onClear }: FieldEndsProps) {
  return (
    <>
      <Icon name="search" className="pointer-events-none absolute start-3.5 top-3.5 size-5 text-soft" />
      {isEmpty ? (
        <div className="pointer-events-none absolute inset-y-0 end-12 flex items-center large-text:hidden">
          {badge}
        </div>
      ) : null}
      <div className="absolute inset-y-0 end-0 flex items-center">
        <ClearOrOpen field={field} isClear={!isEmpty} onClear={onClear} />
      </div>
    </>
  )
}

type ClearOrOpenProps = Pick<Props, 'onClear'> & { field: TrickField; isClear: boolean }

function ClearOrOpen({ field, isClear, onClear }: ClearOrOpenProps) {
  const words = useMessages('judging')
  const press = () => {
    if (isClear) {
      field.clear()
      onClear()
    }
    field.input.current?.focus()
    if (!isClear) field.open()
  }
  return (
    <IconButton
      icon={isClear ? 'close' : 'down'}
      label={isClear ? words.clearChoice : words.openResults}
      onClick={press}
    />
  )
}
