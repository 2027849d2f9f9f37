/** The results below the search field: as many as are looked at are drawn, the rest when their end comes near. */
// A listbox of the combobox pattern: the keys are handled by the field that has the focus, and no native
// element can hold results of two lines.
/* oxlint-disable jsx-a11y/click-events-have-key-events, jsx-a11y/prefer-tag-over-role */
import type { Trick } from '@trickline/contract/tricks'
import { levelName } from '@trickline/scoring'
import { memo, type RefObject, useEffect, useRef } from 'react'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { levelWord } from '@trickline/views/tricks/performed-trick.ts'
import { optionId } from './option-id.ts'
import { ignoreSecondTap } from '../lib/double-tap-guard.ts'
import { LevelMark } from '@trickline/ui/badge.tsx'
import { classNames } from '@trickline/ui/class-names.ts'
import { useResultsInView } from './use-results-in-view.ts'

type Props = {
  box: RefObject<HTMLDivElement | null>
  field: RefObject<HTMLInputElement | null>
  listId: string
  /** Otherwise the list is hidden, with what was in it last. */
  isOpen: boolean
  /** Below the field, also for what shows there in the place of the list. */
  keepsRoom: boolean
  results: readonly Trick[]
  drawn: number
  active: number
  onChoose: (trick: Trick) => void
  /** Added at once means put in the place of the trick that is being changed. */
  isChanging: boolean
  /** By touch or mouse; the keyboard has Shift+Enter. null: nothing can be added, or choosing does it. */
  onAddAtOnce: ((trick: Trick) => void) | null
  /** The end of what is drawn came near. */
  onEnd: () => void
}

export function TrickOptions(props: Props) {
  const {
    box,
    field,
    listId,
    keepsRoom,
    isOpen,
    results,
    drawn,
    active,
    isChanging,
    onChoose,
    onAddAtOnce,
    onEnd,
  } = props
  const words = useMessages('judging')
  useResultsInView(keepsRoom, field, box)
  const isFinger = useRef(false)
  const isWalked = useRef(false)
  useEffect(() => {
    // a list that opens begins with the first, and finding out where that is lays out the whole screen
    if (isOpen && box.current && (active > 0 || isWalked.current)) bringInto(box.current, active)
    isWalked.current = isOpen && active > 0
  }, [box, isOpen, active])
  return (
    <div
      ref={box}
      id={listId}
      role="listbox"
      aria-label={words.searchLabel}
      tabIndex={-1}
      hidden={!isOpen}
      // A press on a result or on the scroll bar leaves the focus in the field.
      onMouseDown={(event) => event.preventDefault()}
      // the pointer of a click is not known everywhere
      onPointerDown={({ pointerType }) => void (isFinger.current = pointerType === 'touch')}
      onClick={({ target, currentTarget, nativeEvent }) => {
        // The list goes with the tap: a second touch would land on what it covered.
        if (isFinger.current) ignoreSecondTap(nativeEvent)
        const place = [...currentTarget.children].findIndex((row) => row.contains(target as Node))
        const trick = results[place]
        if (!trick) return
        const isAdd = onAddAtOnce !== null && (target as Element).closest('[data-add]') !== null
        ;(isAdd ? onAddAtOnce : onChoose)(trick)
      }}
      onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
        if (drawn < results.length && scrollTop + clientHeight * 2 > scrollHeight) onEnd()
      }}
      className="absolute inset-x-0 top-full z-20 mt-1 max-h-[min(21rem,45dvh,var(--room,100dvh))] overflow-y-auto overscroll-contain rounded-control border border-edge bg-raised py-1 shadow-lift"
    >
      <Rows {...{ listId, isOpen, results, drawn, active, isChanging }} canAdd={onAddAtOnce !== null} />
    </div>
  )
}

type RowsProps = Pick<Props, 'listId' | 'isOpen' | 'results' | 'drawn' | 'active' | 'isChanging'> & {
  canAdd: boolean
}

/** Within the list alone: the page stands as the field needs it (`use-results-in-view.ts`). */
function bringInto(list: HTMLElement, place: number): void {
  const option = list.children[place]
  if (!(option instanceof HTMLElement)) return
  const { offsetTop, offsetHeight } = option
  const lowest = offsetTop + offsetHeight - list.clientHeight
  list.scrollTop = Math.min(offsetTop, Math.max(lowest, list.scrollTop))
}

/**
 * Rows are named by their place and stay when the list is hidden: the next letter writes other words into them, which
 * takes a fraction of making new ones. The letter itself draws none of them: what they do, the list does for them.
 */
const Rows = memo(
  function Rows({ listId, results, drawn, active, isChanging, canAdd }: RowsProps) {
    const words = useMessages('judging')
    const format = useFormat()
    return results.slice(0, drawn).map((trick, place) => (
      <div
        // oxlint-disable-next-line react/no-array-index-key -- the place is what a row is
        key={place}
        id={optionId(listId, place)}
        role="option"
        tabIndex={-1}
        aria-selected={place === active}
        aria-setsize={results.length}
        aria-posinset={place + 1}
        className="flex min-h-touch cursor-pointer items-center gap-2.5 ps-3 leading-tight hover:bg-sunken aria-selected:bg-glow"
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
          // no button: an option can hold none, and the field's keys do the same
          data-add
          aria-hidden="true"
          title={(isChanging ? words.quick.changeTo : words.quick.addAtOnce)(trick.short_name)}
          className={classNames(
            'flex size-touch shrink-0 items-center justify-center text-title font-normal text-accent-ink',
            !canAdd && 'invisible',
          )}
        >
          +
        </span>
      </div>
    ))
  },
  (drawn, next) => !next.isOpen || isSame(drawn, next),
)

/** Results are found once for each text. */
function isSame(one: RowsProps, other: RowsProps): boolean {
  const { results, drawn, active, isChanging, canAdd } = one
  return (
    other.results === results &&
    other.drawn === drawn &&
    other.active === active &&
    other.isChanging === isChanging &&
    other.canAdd === canAdd
  )
}
