/**
 * One day of a timetable: lines side by side, time downwards; a phone shows one line at a time. A phase is moved by arrow
 * keys, by dragging its handle, or in the dialog that a press opens.
 */
import { clashesOf, keyOf, type PhaseKey, type TimetableItem } from '@trickline/competition/timetable'
import type { EventRow, Timetable } from '@trickline/contract/events'
import { type CSSProperties, type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { classNames } from '@trickline/ui/class-names.ts'
import { useFormat } from '@trickline/ui/format.ts'
import { Icon } from '@trickline/ui/icon.tsx'
import { useMessages } from '@trickline/ui/messages.ts'
import { Segmented } from '@trickline/ui/segmented.tsx'
import type { PhaseLabel } from './phase-label.ts'
import { isLate } from './timetable-list.tsx'
import { hoursOf, moved, stepMinutes } from './timetable-plan.ts'
import { useDragInSteps } from './use-drag-in-steps.ts'

type Props = {
  event: EventRow
  timetable: Timetable
  day: string
  /** Phases of this day, and below of all days, as a move pushes what follows. */
  items: readonly TimetableItem[]
  all: readonly TimetableItem[]
  labelOf: (key: PhaseKey) => PhaseLabel
  onChange: (items: TimetableItem[]) => void
  onOpen: (item: TimetableItem) => void
  /** Phases in which somebody is in two places at once. */
  warned: ReadonlySet<string>
  /** Beside the choice of lines. */
  children: ReactNode
}

type Line = { id: number | null; name: string }

const hour = 3_600_000
/** Rem per minute: even the shortest phase is large enough for a thumb. */
const usualScale = 0.1
const highestScale = 0.3
const leastRem = 2.75

export function TimetableBoard(props: Props) {
  const { event, day, items, children } = props
  const lines = useLines(event, items)
  const [chosen, setChosen] = useState(lines[0]?.id ?? null)
  const shownLine = lines.some(({ id }) => id === chosen) ? chosen : (lines[0]?.id ?? null)
  const screens = useMessages('eventScreens')
  const { timetable } = screens
  const shortest = Math.min(30, ...items.map(({ minutes }) => minutes))
  const scale = Math.min(highestScale, Math.max(usualScale, leastRem / shortest))
  const { from, to } = hoursOf(day, event.time_zone, items)
  const board = useRef<HTMLDivElement>(null)
  const lineClashes = new Set(clashesOf(items, () => nobody).flatMap(({ items: pair }) => pair.map(keyOf)))
  const shown = { lines, scale, from, shownLine, onLine: setChosen, board }
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-2 empty:hidden">
        {children}
        {lines.length > 1 ? (
          <Segmented
            label={screens.lines}
            labelHidden
            full
            segments={lines.map(({ id, name }) => ({ value: id ?? 0, label: name }))}
            value={shownLine ?? 0}
            onChange={(id) => setChosen(id === 0 ? null : id)}
            className="grow sm:hidden"
          />
        ) : null}
      </div>
      <p className="text-label text-soft">
        {timetable.hint} <span className="pointer-coarse:hidden">{timetable.hintKeys}</span>
      </p>
      <div className="ms-[3rem] hidden gap-2 border-b border-ink sm:flex">
        {lines.map(({ id, name }) => (
          <p key={id} className="min-w-0 flex-1 px-2 py-1.5 font-semibold [overflow-wrap:anywhere]">
            {name}
          </p>
        ))}
      </div>
      <div className="relative sm:-mt-1" style={{ height: `${((to - from) / 60_000) * scale}rem` }}>
        <Hours from={from} to={to} scale={scale} timeZone={event.time_zone} />
        <div ref={board} className="absolute inset-y-0 start-[3rem] end-0 isolate">
          {items.toSorted(byKey).map((item) => (
            <Item
              key={keyOf(item)}
              {...props}
              {...shown}
              item={item}
              clashes={lineClashes.has(keyOf(item))}
            />
          ))}
        </div>
      </div>
    </div>
  )
}

const nobody = { athletes: new Set<number>(), judges: new Set<number>() }

/** A fixed order, so that an element keeps its place and focus when its time changes. */
function byKey(a: TimetableItem, b: TimetableItem): number {
  return keyOf(a).localeCompare(keyOf(b))
}

/** The lines of the event, and a column for phases on no line. */
function useLines({ lines }: EventRow, items: readonly TimetableItem[]): Line[] {
  const { noLine } = useMessages('eventScreens').timetable
  const known = lines.map(({ id, name }): Line => ({ id, name }))
  const isLoose = items.some(({ lineId }) => known.every(({ id }) => id !== lineId))
  return isLoose || known.length === 0 ? [...known, { id: null, name: noLine }] : known
}

type HoursProps = { from: number; to: number; scale: number; timeZone: string }

function Hours({ from, to, scale, timeZone }: HoursProps) {
  const format = useFormat(timeZone)
  const starts = Array.from({ length: (to - from) / hour }, (_, index) => from + index * hour)
  return starts.map((at) => (
    <div
      key={at}
      aria-hidden="true"
      className="absolute inset-x-0 border-t border-hair"
      style={{ top: `${((at - from) / 60_000) * scale}rem` }}
    >
      <span className="tabular block pt-0.5 text-label text-soft">{format.time(at)}</span>
    </div>
  ))
}

type ItemProps = Props & {
  item: TimetableItem
  lines: readonly Line[]
  scale: number
  /** Epoch ms of the upper edge. */
  from: number
  shownLine: number | null
  onLine: (id: number | null) => void
  board: { current: HTMLDivElement | null }
  clashes: boolean
}

function Item(props: ItemProps) {
  const { item, all, timetable, event, lines, scale, from, shownLine, clashes, warned, labelOf } = props
  const words = useMessages('eventScreens').timetable
  const format = useFormat(event.time_zone)
  const ids = lines.map(({ id }) => id)
  const at = Math.max(0, ids.indexOf(item.lineId))
  const { division, phase } = labelOf(item)
  const stored = timetable.items.find(
    (row) => row.competition_id === item.competitionId && row.round_number === item.roundNumber,
  )
  const isFinal = isFinalIn(timetable, item)
  const move = (by: { minutes?: number; lines?: number }, start = item, before = all) => {
    const next = moved(before, start, by, ids)
    props.onChange(next)
    props.onLine(next.find((each) => keyOf(each) === keyOf(item))?.lineId ?? null)
  }
  const drag = useDragInSteps({ item, all, scale, board: props.board, columns: lines.length }, move)
  const times = `${format.time(item.startsAt)} – ${format.time(item.startsAt + item.minutes * 60_000)}`
  return (
    <div
      className={classNames(
        'absolute flex overflow-hidden rounded-control border bg-raised sm:start-[calc(var(--at)/var(--columns)*(100%+0.5rem))] sm:w-[calc((100%+0.5rem)/var(--columns)-0.5rem)] max-sm:inset-x-0',
        clashes ? 'border-danger' : stored?.state === 'on' ? 'border-live' : 'border-edge',
        isFinal && 'border-s-[6px] border-s-ink',
        stored?.state === 'over' && 'opacity-70',
        item.lineId !== shownLine && 'max-sm:hidden',
        drag.isDragged && 'z-999! shadow-lift',
      )}
      style={placeOf(item, { from, scale, at, columns: lines.length })}
    >
      <button
        type="button"
        aria-label={format.joined(division, phase, times, lines[at]?.name ?? '')}
        aria-keyshortcuts="ArrowUp ArrowDown ArrowLeft ArrowRight"
        className="flex min-w-0 flex-1 flex-col px-2 py-1 text-start outline-offset-[-3px] hover:bg-sunken"
        onClick={() => props.onOpen(item)}
        onKeyDown={(pressed) => moveByKey(pressed, move)}
      >
        <span className="flex max-w-full flex-wrap items-baseline gap-x-2 leading-tight">
          <span className="max-w-full truncate font-semibold">{division}</span>
          <span className={classNames('text-label', isFinal ? 'font-bold' : 'text-soft')}>{phase}</span>
        </span>
        <span className="tabular text-label text-soft">
          {warned.has(keyOf(item)) ? warning : null}
          {times}
          {stored ? <Delay {...{ stored, event }} /> : null}
        </span>
      </button>
      <span
        {...drag.handle}
        aria-hidden="true"
        title={words.move(division)}
        className="grid w-touch shrink-0 cursor-grab touch-none place-items-center text-soft hover:bg-sunken active:cursor-grabbing"
      >
        <Icon name="grip" />
      </span>
    </div>
  )
}

const warning = <Icon name="warning" className="-mt-0.5 me-1.5 inline size-4 text-waiting" />

function isFinalIn({ phases }: Timetable, { competitionId, roundNumber }: TimetableItem): boolean {
  return phases.some(
    (phase) =>
      phase.competition_id === competitionId &&
      phase.round_number === roundNumber &&
      phase.round_name === 'final',
  )
}

function Delay({ stored, event }: { stored: Timetable['items'][number]; event: EventRow }) {
  const words = useMessages('eventScreens').timetable
  const format = useFormat(event.time_zone)
  if (!isLate(stored)) return null
  return <span className="text-waiting"> · {words.about(format.time(stored.about))}</span>
}

type Place = { from: number; scale: number; at: number; columns: number }

function placeOf({ startsAt, minutes }: TimetableItem, { from, scale, at, columns }: Place): CSSProperties {
  const place: Record<string, string | number> = {
    '--at': at,
    '--columns': columns,
    top: `${((startsAt - from) / 60_000) * scale}rem`,
    // a gap to the next
    height: `calc(${Math.max(leastRem, minutes * scale)}rem - 3px)`,
    // so that the beginnings of two clashing phases are both visible
    zIndex: Math.round((startsAt - from) / (stepMinutes * 60_000)),
  }
  return place
}

function moveByKey(pressed: KeyboardEvent, move: (by: { minutes?: number; lines?: number }) => void): void {
  const by = {
    ArrowUp: { minutes: -stepMinutes },
    ArrowDown: { minutes: stepMinutes },
    ArrowLeft: { lines: -1 },
    ArrowRight: { lines: 1 },
  }[pressed.key]
  if (!by) return
  pressed.preventDefault()
  move(by)
}
