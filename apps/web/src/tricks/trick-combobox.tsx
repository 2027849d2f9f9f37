/**
 * The trick search field: an ARIA combobox on our own markup. Typing draws this field and its results, and
 * nothing else; results hide 200 ms after the field loses focus (doc 3 §2.1).
 */
import type { Trick } from '@trickline/contract/tricks'
import { levels } from '@trickline/scoring'
import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useFormat } from '../lib/format.ts'
import { useMessages } from '../lib/messages.ts'
import { LevelMark } from '../ui/badge.tsx'
import { classNames } from '../ui/class-names.ts'
import { controlClass } from '../ui/field.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { searchTricks, type TrickIndex } from './search-tricks.ts'

type Props = {
  index: TrickIndex
  chosen: { shortName: string; name: string } | null
  onChoose: (trick: Trick) => void
  onType: () => void
  onClear: () => void
  onSubmit: () => void
}

const hideAfter = 200

/** So many results are drawn at first, and again when the end of them is scrolled or walked to. */
const pageOfResults = 24

export function TrickCombobox({ index, chosen, onChoose, onType, onClear, onSubmit }: Props) {
  const words = useMessages('judging')
  const format = useFormat()
  const [typed, setTyped] = useState<string | null>(null)
  const [drawn, setDrawn] = useState(pageOfResults)
  const [isLeft, setLeft] = useState(false)

  const results = useMemo(() => searchTricks(index, typed ?? ''), [index, typed])
  const shown = useMemo(() => results.slice(0, drawn), [results, drawn])
  const text = typed ?? (chosen ? `${chosen.shortName} · ${chosen.name}` : '')

  const { isOpen, getInputProps, getMenuProps, getItemProps, closeMenu, openMenu } = useCombobox<Trick>({
    items: shown,
    inputValue: text,
    selectedItem: null,
    defaultHighlightedIndex: 0,
    itemToString: (trick) => trick?.short_name ?? '',
    stateReducer: keepOpenOnBlur,
    onSelectedItemChange: ({ selectedItem }) => {
      if (!selectedItem) return
      setTyped(null)
      setDrawn(pageOfResults)
      onChoose(selectedItem)
    },
    onHighlightedIndexChange: (change) => {
      if (change.highlightedIndex === shown.length - 1) drawMore()
    },
  })

  const hide = useEffectEvent(() => {
    closeMenu()
    setTyped(null)
    setDrawn(pageOfResults)
  })
  useEffect(() => {
    if (!isLeft) return undefined
    const timer = setTimeout(() => hide(), hideAfter)
    return () => clearTimeout(timer)
  }, [isLeft])

  const drawMore = () => setDrawn((count) => Math.min(count + pageOfResults, results.length))

  return (
    <div className="relative">
      <input
        {...getInputProps({
          'aria-label': words.searchLabel,
          placeholder: words.searchHint,
          autoComplete: 'off',
          autoCapitalize: 'none',
          autoCorrect: 'off',
          spellCheck: false,
          enterKeyHint: 'done',
          onChange: ({ currentTarget }) => {
            setTyped(currentTarget.value)
            setDrawn(pageOfResults)
            if (chosen) onType()
          },
          onFocus: ({ currentTarget }) => {
            setLeft(false)
            currentTarget.select()
          },
          onBlur: () => setLeft(true),
          onKeyDown: (event) => {
            if (event.key === 'Enter' && !isOpen && chosen && typed === null) onSubmit()
          },
        })}
        className={classNames(controlClass, 'pe-14 font-medium')}
      />
      <div className="absolute inset-y-0 end-0 flex items-center">
        {chosen || typed ? (
          <IconButton
            icon="close"
            label={words.clearChoice}
            onClick={() => {
              setTyped(null)
              onClear()
            }}
          />
        ) : (
          <IconButton icon="down" label={words.openResults} tabIndex={-1} onClick={openMenu} />
        )}
      </div>
      <ul
        {...getMenuProps({
          'aria-label': words.searchLabel,
          onScroll: ({ currentTarget: list }) => {
            if (list.scrollTop + list.clientHeight * 2 > list.scrollHeight) drawMore()
          },
        })}
        hidden={!isOpen || results.length === 0}
        className="absolute inset-x-0 top-full z-20 mt-1 max-h-[min(21rem,45dvh)] overflow-y-auto overscroll-contain rounded-control border border-edge bg-raised py-1 shadow-lift"
      >
        {isOpen
          ? shown.map((trick, place) => (
              <li
                key={trick.id}
                {...getItemProps({ item: trick, index: place })}
                aria-setsize={results.length}
                aria-posinset={place + 1}
                className="flex min-h-touch cursor-pointer items-center gap-2.5 px-3 py-1 leading-tight aria-selected:bg-glow"
              >
                <LevelMark level={levels[trick.level_id - 1]?.name ?? 'rookie'} />
                <span className="min-w-0 flex-1">
                  <span className="font-semibold">{trick.short_name}</span>
                  <span className="block truncate text-label text-soft">{trick.name}</span>
                </span>
                <span className="tabular font-semibold">{format.score(trick.value)}</span>
              </li>
            ))
          : null}
      </ul>
      {isOpen && results.length === 0 ? (
        <p role="alert" className="mt-1 text-soft">
          {words.noTrick(typed ?? '')}
        </p>
      ) : null}
    </div>
  )
}

/** The field closes the list itself, a moment after a blur, and a blur chooses nothing; a click never closes it. */
function keepOpenOnBlur(
  state: UseComboboxState<Trick>,
  { type, changes }: UseComboboxStateChangeOptions<Trick>,
): Partial<UseComboboxState<Trick>> {
  if (type === useCombobox.stateChangeTypes.InputBlur) return state
  if (type === useCombobox.stateChangeTypes.InputClick) return { ...changes, isOpen: true }
  return changes
}
