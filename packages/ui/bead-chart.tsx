/**
 * Tricks as beads on the line. A grid wraps them to the available width without measuring; place-beads.ts computes their
 * heights. One bead is a tab stop, and the arrow keys move between beads.
 */
import isSame from 'fast-deep-equal'
import { type KeyboardEvent, memo, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { arrowStep } from './arrow-step.ts'
import { type Level, LevelShape } from './level-mark.tsx'
import { classNames } from './class-names.ts'
import { type BeadPosition, lineY, type PlaceableBead, placeBeads } from './place-beads.ts'

export type Bead = PlaceableBead & {
  key: number
  level: Level
  description: string
  dub: string
  time: string
  grab: boolean
  /** `open`: not reviewed yet. */
  feedbackMark: 'plain' | 'open' | 'wrong'
}

type Props = {
  label: string
  beads: readonly Bead[]
  caption?: ReactNode
  current?: number | null
  /** null: the chart is not interactive. */
  onTap: ((key: number) => void) | null
  dense?: boolean
  /** While a round is entered: one scrolling row of low, finger-wide beads that keeps the newest in view. */
  isSingleRow?: boolean
}

export function BeadChart({ label, caption, ...list }: Props) {
  return (
    <figure aria-label={label}>
      <BeadList {...list} />
      {caption ? <figcaption className="mt-2 text-label text-soft">{caption}</figcaption> : null}
    </figure>
  )
}

type ListProps = Omit<Props, 'label' | 'caption'>

function BeadList({ beads, current = null, onTap, dense = false, isSingleRow = false }: ListProps) {
  const [first] = useState(() => new Set(beads.map(({ key }) => key)))
  const { stop, setStop, onKey } = useArrowStops(beads.length - 1)
  const list = useNewestInView(isSingleRow ? beads.at(-1)?.key : undefined)
  const placed = placeBeads(beads)
  const isLow = isSingleRow || placed.every(({ y }) => y === lineY)
  const hasTimes = !isSingleRow && beads.some(({ time }) => time)
  const size = dense
    ? 'dense'
    : beads.some(({ time }) => time.length > 4)
      ? 'long'
      : onTap || hasTimes
        ? 'short'
        : 'still'
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are for its buttons
    <ol
      ref={list}
      onKeyDown={onTap ? onKey : undefined}
      className={isSingleRow ? rowClass : classNames('grid gap-y-2 overflow-x-clip', columns[size])}
    >
      {beads.map((bead, index) => (
        <BeadItem
          key={bead.key}
          bead={dense ? { ...bead, dub: '' } : bead}
          at={placed[index] ?? onTheLine}
          lands={!dense && !first.has(bead.key)}
          isLast={index === beads.length - 1}
          isCurrent={bead.key === current}
          isTabStop={index === stop}
          onFocus={setStop}
          {...{ index, isLow, hasTimes, isSingleRow, onTap }}
        />
      ))}
    </ol>
  )
}

/** The arrow keys move between the buttons, one of which is a tab stop. */
function useArrowStops(last: number) {
  const [chosen, setStop] = useState(0)
  const stop = Math.min(chosen, last)
  const onKey = (event: KeyboardEvent<HTMLOListElement>) => {
    const to = arrowStep(event.key, stop, last)
    const next = to === undefined ? null : event.currentTarget.children[to]?.querySelector('button')
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  return { stop, setStop, onKey }
}

/** `newest`: key of a row's newest bead; undefined: nothing scrolls. */
function useNewestInView(newest: number | undefined) {
  const list = useRef<HTMLOListElement>(null)
  // runs before the paint, since content scrolled out of view is repainted in every frame
  useLayoutEffect(() => {
    if (newest !== undefined) list.current?.scrollTo({ left: list.current.scrollWidth })
  }, [newest])
  return list
}

type ItemProps = Omit<DrawnProps, 'label'> & {
  index: number
  hasTimes: boolean
  isSingleRow: boolean
  isCurrent: boolean
  isTabStop: boolean
  onFocus: (index: number) => void
  onTap: Props['onTap']
}

/** Memoized, so that a tap renders only the beads it changes. */
const BeadItem = memo(function BeadItem(props: ItemProps) {
  const { index, hasTimes, isSingleRow, isCurrent, isTabStop, onFocus, onTap, ...drawn } = props
  const { key, description, time } = drawn.bead
  const drawing = (
    <>
      <DrawnBead {...drawn} label={onTap ? undefined : description} />
      {hasTimes ? <Time>{time}</Time> : null}
    </>
  )
  return (
    <li className={classNames('relative break-inside-avoid', isSingleRow && 'w-11 shrink-0')}>
      {onTap ? (
        <button
          type="button"
          aria-label={description}
          aria-current={isCurrent ? 'true' : undefined}
          title={description}
          tabIndex={isTabStop ? 0 : -1}
          onFocus={() => onFocus(index)}
          onClick={() => onTap(key)}
          className={classNames(
            'block w-full rounded-control hover:bg-sunken focus-visible:-outline-offset-3',
            isCurrent && 'bg-sunken ring-[1.5px] ring-ink ring-inset',
          )}
        >
          {drawing}
        </button>
      ) : (
        drawing
      )}
    </li>
  )
}, isSame)

type ThumbnailProps = Pick<Props, 'label' | 'beads'> & {
  /** The place is wider than 280 px. */
  isWide?: boolean
}

/** One row scaled to its place, as an image with one label. */
export function BeadChartThumbnail({ label, beads, isWide = false }: ThumbnailProps) {
  const placed = placeBeads(beads)
  const isLow = placed.every(({ y }) => y === lineY)
  const scale = beads.length <= 14 ? 0.75 : isWide && beads.length <= 28 ? 0.6 : 0.45
  return (
    <figure aria-label={label} className="grid auto-cols-[minmax(0,1fr)] grid-flow-col px-1">
      {beads.map((bead, index) => (
        <DrawnBead
          key={bead.key}
          bead={beads.length > 12 ? { ...bead, dub: '' } : bead}
          at={placed[index] ?? onTheLine}
          isLow={isLow}
          lands={false}
          isLast={false}
          scale={scale}
        />
      ))}
    </figure>
  )
}

export function GrabRing() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="inline size-4 align-[-3px]">
      <Ring at="12" />
    </svg>
  )
}

type DrawnProps = {
  bead: Bead
  at: BeadPosition
  isLow: boolean
  lands: boolean
  isLast: boolean
  label?: string | undefined
  scale?: number
}

/** Made of few elements and rendered only when needed: a page may show hundreds of beads. */
const DrawnBead = memo(function DrawnBead({ lands, label, ...props }: DrawnProps) {
  const {
    at: { y, before, behind },
    isLow,
    isLast,
    scale = 1,
  } = props
  const [line, bottom] = [`${lineY}%`, `${y}%`]
  const joint = scale < 0.5 ? 2 : 3
  const size = classNames('block w-full overflow-visible', isLow ? 'mb-1 h-12' : 'h-20')
  const drawing = (
    <svg
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      stroke="currentColor"
      className={size}
    >
      {label ? <title>{label}</title> : null}
      {lands ? null : <line x1="0" x2="100%" y1={line} y2={line} strokeWidth={1.5} strokeLinecap="square" />}
      {isLast ? <line x1="100%" x2="9999" y1={line} y2={line} strokeWidth={1.5} /> : null}
      {y === lineY ? null : (
        <line x1="50%" x2="50%" y1={bottom} y2={line} className="stroke-edge" strokeWidth={1.5} />
      )}
      {before === null ? null : <Joint x1="0" x2="50%" y1={`${before}%`} y2={bottom} strokeWidth={joint} />}
      {behind === null ? null : (
        <Joint x1="50%" x2="100%" y1={bottom} y2={`${behind}%`} strokeWidth={joint} />
      )}
      {lands ? null : <Shape {...props} />}
    </svg>
  )
  if (!lands) return drawing
  // separate HTML boxes can be animated without repainting the SVG in each frame
  return (
    <span className="relative block">
      {drawing}
      <span className="absolute inset-x-0 flex h-[1.5px]" style={{ top: `calc(${line} - 0.75px)` }}>
        <span className={classNames(dipClass, '-me-px origin-left [--side:1]')} />
        <span className={classNames(dipClass, '-ms-px origin-right [--side:-1]')} />
      </span>
      <span className="absolute inset-0 animate-[land_500ms_var(--ease-settle)]">
        <svg aria-hidden="true" stroke="currentColor" className={size}>
          <Shape {...props} />
        </svg>
      </span>
    </span>
  )
}, isSame)

const dipClass = 'flex-1 animate-[dip_900ms_ease-out] bg-current [print-color-adjust:exact]'

function Shape({ bead, at, scale = 1 }: Pick<DrawnProps, 'bead' | 'at' | 'scale'>) {
  return (
    <svg x="50%" y={`${at.y}%`} width="1" height="1" className="overflow-visible">
      {bead.grab ? <Ring at="0" scale={scale} /> : null}
      <LevelShape
        level={bead.level}
        look={feedbackClasses[bead.feedbackMark]}
        transform={`scale(${scale})translate(-8 -8)`}
      />
      {bead.feedbackMark === 'wrong' ? (
        <path
          d="M-2.5 -2l5 5m0-5l-5 5"
          transform={`scale(${scale})`}
          className="stroke-raised"
          strokeWidth={2}
        />
      ) : null}
      {bead.dub ? (
        <text
          y={bead.grab ? -15 : -12}
          textAnchor="middle"
          className="tabular fill-accent-ink stroke-raised stroke-3 text-[0.6875rem] font-semibold [paint-order:stroke]"
        >
          {bead.dub}
        </text>
      ) : null}
    </svg>
  )
}

function Joint(line: Record<'x1' | 'x2' | 'y1' | 'y2', string> & { strokeWidth: number }) {
  return <line {...line} strokeLinecap="round" />
}

export function Ring({ at, scale = 1 }: { at: string; scale?: number }) {
  return (
    <circle
      cx={at}
      cy={at}
      r={11 * scale}
      className="fill-raised"
      stroke="currentColor"
      strokeWidth={1.5 * scale}
    />
  )
}

/** Keeps its height when empty, so that the times in a row align. */
function Time({ children }: { children: string }) {
  return (
    <span
      aria-hidden="true"
      className="tabular block h-4 text-center text-[0.6875rem] leading-4 whitespace-nowrap text-soft"
    >
      {children}
    </span>
  )
}

const feedbackClasses = { plain: 'plain', open: 'hollow', wrong: 'danger' } as const

const onTheLine: BeadPosition = { y: lineY, before: null, behind: null }

const rowClass = 'flex h-15 overscroll-x-contain scrolls-sideways [&_button]:h-15 [&_button]:pt-2.5'

const columns = {
  still: 'grid-cols-[repeat(auto-fit,minmax(1.4375rem,1fr))]',
  short: 'grid-cols-[repeat(auto-fit,minmax(1.75rem,1fr))]',
  long: 'grid-cols-[repeat(auto-fit,minmax(2.25rem,1fr))]',
  dense: 'grid-cols-[repeat(auto-fit,minmax(1.25rem,1fr))] [&_li>svg]:h-14',
}
