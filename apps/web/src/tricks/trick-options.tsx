/** The results below the search field: as many as are looked at are drawn, the rest when their end comes near. */
// A listbox of the combobox pattern: the keys are handled by the field that has the focus, and no native
// element can hold results of two lines.
/* oxlint-disable jsx-a11y/click-events-have-key-events, jsx-a11y/prefer-tag-over-role */
import type { Trick } from '@trickline/contract/tricks'
import { levels } from '@trickline/scoring'
import { useEffect, useRef } from 'react'
import { useFormat } from '../lib/format.ts'
import { useMessages } from '../lib/messages.ts'
import { LevelMark } from '../ui/badge.tsx'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/icon.tsx'

type Props = {
  listId: string
  /** Empty: the list is hidden. */
  results: readonly Trick[]
  drawn: number
  active: number
  onChoose: (trick: Trick) => void
  /** By touch or mouse; the keyboard has Shift+Enter. null: nothing can be added. */
  onAddAtOnce: ((trick: Trick) => void) | null
  /** The end of what is drawn came near. */
  onEnd: () => void
}

export function TrickOptions({ listId, results, drawn, active, onChoose, onAddAtOnce, onEnd }: Props) {
  const words = useMessages('judging')
  const format = useFormat()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <div
      ref={list}
      id={listId}
      role="listbox"
      aria-label={words.searchLabel}
      tabIndex={-1}
      hidden={results.length === 0}
      // A press on a result or on the scroll bar leaves the focus in the field.
      onMouseDown={(event) => event.preventDefault()}
      onScroll={({ currentTarget: box }) => {
        if (drawn < results.length && box.scrollTop + box.clientHeight * 2 > box.scrollHeight) onEnd()
      }}
      className="absolute inset-x-0 top-full z-20 mt-1 max-h-[min(21rem,45dvh)] overflow-y-auto overscroll-contain rounded-control border border-edge bg-raised py-1 shadow-lift"
    >
      {results.slice(0, drawn).map((trick, place) => (
        <div
          key={trick.id}
          id={optionId(listId, place)}
          role="option"
          tabIndex={-1}
          aria-selected={place === active}
          aria-setsize={results.length}
          aria-posinset={place + 1}
          onClick={() => onChoose(trick)}
          className="flex min-h-touch cursor-pointer items-center gap-2.5 ps-3 leading-tight hover:bg-sunken aria-selected:bg-glow"
        >
          <LevelMark level={levels[trick.level_id - 1]?.name ?? 'rookie'} />
          <span className="min-w-0 flex-1 py-1">
            <span className="font-semibold">{trick.short_name}</span>
            <span className="block truncate text-label text-soft">{trick.name}</span>
          </span>
          <span className="tabular font-semibold">{format.score(trick.value)}</span>
          <span
            // no button: an option can hold none, and the field's keys do the same
            aria-hidden="true"
            title={words.quick.addAtOnce(trick.short_name)}
            onClick={(event) => {
              if (!onAddAtOnce) return
              event.stopPropagation()
              onAddAtOnce(trick)
            }}
            className={classNames(
              'flex size-touch shrink-0 items-center justify-center text-accent-ink',
              onAddAtOnce === null && 'invisible',
            )}
          >
            <Icon name="plus" />
          </span>
        </div>
      ))}
    </div>
  )
}

export function optionId(listId: string, place: number): string {
  return `${listId}-${place}`
}
