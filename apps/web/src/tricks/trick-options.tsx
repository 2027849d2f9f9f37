/** Results below the search field, rendered a page at a time. */
// The field of the combobox pattern has the focus and handles keys, and no native element holds options of two lines.
/* oxlint-disable jsx-a11y/click-events-have-key-events, jsx-a11y/prefer-tag-over-role */
import type { Trick } from '@trickline/contract/tricks'
import { levelName } from '@trickline/scoring'
import { memo, type RefObject, useEffect, useRef } from 'react'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { levelWord } from '@trickline/views/tricks/performed-trick.ts'
import { holdBackSecondTap } from '../lib/double-tap-guard.ts'
import { LevelMark } from '@trickline/ui/level-mark.tsx'
import { classNames } from '@trickline/ui/class-names.ts'
import { useResultsInView } from './use-results-in-view.ts'
import { optionId } from './use-trick-field.ts'

type Props = {
  box: RefObject<HTMLDivElement | null>
  field: RefObject<HTMLInputElement | null>
  listId: string
  /** False: the list is hidden but keeps its rows. */
  isOpen: boolean
  /** Scrolls to make room below the field, also for the preview of the notation. */
  reservesRoom: boolean
  results: readonly Trick[]
  renderedCount: number
  active: number
  onChoose: (trick: Trick) => void
  isChanging: boolean
  onAddAtOnce: ((trick: Trick) => void) | null
  onEnd: () => void
}

export function TrickOptions(props: Props) {
  const {
    box,
    field,
    listId,
    reservesRoom,
    isOpen,
    results,
    renderedCount,
    active,
    isChanging,
    onChoose,
    onAddAtOnce,
    onEnd,
  } = props
  const words = useMessages('judging')
  useResultsInView(reservesRoom, field, box)
  const isTouch = useRef(false)
  const hasMoved = useRef(false)
  useEffect(() => {
    // not for the first result of an opened list, as measuring causes layout of the whole screen
    if (isOpen && box.current && (active > 0 || hasMoved.current)) scrollInList(box.current, active)
    hasMoved.current = isOpen && active > 0
  }, [box, isOpen, active])
  return (
    <div
      ref={box}
      id={listId}
      role="listbox"
      aria-label={words.searchLabel}
      tabIndex={-1}
      hidden={!isOpen}
      // a press on a result or the scroll bar leaves the focus in the field
      onMouseDown={(event) => event.preventDefault()}
      // some browsers do not report `pointerType` on a click
      onPointerDown={({ pointerType }) => void (isTouch.current = pointerType === 'touch')}
      onClick={({ target, currentTarget, nativeEvent }) => {
        // the list closes, so a second tap would hit what it covered
        if (isTouch.current) holdBackSecondTap(nativeEvent)
        if (!(target instanceof Element)) return
        const place = [...currentTarget.children].findIndex((row) => row.contains(target))
        const trick = results[place]
        if (!trick) return
        const isAdd = onAddAtOnce !== null && target.closest('[data-add]') !== null
        ;(isAdd ? onAddAtOnce : onChoose)(trick)
      }}
      onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
        if (renderedCount < results.length && scrollTop + clientHeight * 2 > scrollHeight) onEnd()
      }}
      className="absolute inset-x-0 top-full z-20 mt-1 max-h-[var(--room,min(18rem,45dvh))] overflow-y-auto overscroll-contain rounded-control border border-edge bg-raised shadow-lift"
    >
      <Rows
        {...{ listId, isOpen, results, renderedCount, active, isChanging }}
        canAdd={onAddAtOnce !== null}
      />
    </div>
  )
}

type RowsProps = Pick<Props, 'listId' | 'isOpen' | 'results' | 'renderedCount' | 'active' | 'isChanging'> & {
  canAdd: boolean
}

/** Scrolls only the list; use-results-in-view.ts scrolls the page. */
function scrollInList(list: HTMLElement, place: number): void {
  const option = list.children[place]
  if (!(option instanceof HTMLElement)) return
  const { offsetTop, offsetHeight } = option
  const lowest = offsetTop + offsetHeight - list.clientHeight
  list.scrollTop = Math.min(offsetTop, Math.max(lowest, list.scrollTop))
}

/** Keyed by index and kept while hidden, since changing the text of rows is faster than creating rows. */
const Rows = memo(
  function Rows({ listId, results, renderedCount, active, isChanging, canAdd }: RowsProps) {
    const words = useMessages('judging')
    const format = useFormat()
    return results.slice(0, renderedCount).map((trick, place) => (
      <div
        // oxlint-disable-next-line react/no-array-index-key -- a row is its index
        key={place}
        id={optionId(listId, place)}
        role="option"
        tabIndex={-1}
        aria-selected={place === active}
        aria-setsize={results.length}
        aria-posinset={place + 1}
        className={classNames(
          'flex min-h-12 cursor-pointer items-center gap-2.5 ps-3 leading-tight hover:bg-sunken aria-selected:bg-glow',
          !canAdd && 'pe-3',
        )}
      >
        <LevelMark level={levelName(trick.level_id)} />
        <span className="min-w-0 flex-1 py-1">
          <span className="font-semibold">{trick.short_name}</span>
          <span lang="en" className="block truncate text-label text-soft">
            {trick.name}
          </span>
          <span className="sr-only">{levelWord(trick.level_id, words)}</span>
        </span>
        <span className="tabular font-semibold">{format.value(trick.value)}</span>
        <span
          // not a button: an option cannot contain one, and Shift+Enter does the same
          data-add
          aria-hidden="true"
          title={(isChanging ? words.quick.changeTo : words.quick.addAtOnce)(trick.short_name)}
          className={classNames(
            'size-touch shrink-0 items-center justify-center text-title font-normal text-accent-ink',
            canAdd ? 'flex' : 'hidden',
          )}
        >
          +
        </span>
      </div>
    ))
  },
  (before, next) => !next.isOpen || isSame(before, next),
)

/** Compares `results` by identity, as they are computed once per text. */
function isSame(one: RowsProps, other: RowsProps): boolean {
  const { results, renderedCount, active, isChanging, canAdd } = one
  return (
    other.results === results &&
    other.renderedCount === renderedCount &&
    other.active === active &&
    other.isChanging === isChanging &&
    other.canAdd === canAdd
  )
}
