/**
 * A row of tricks as beads on the line: level by shape and colour, height by points, a ring for a grab, combos joined.
 * Markup only: as many beads stand beside one another as the page has room for, the rest below, on a phone as on paper. One
 * of them is a stop of the tab key, the arrow keys lead to the others.
 */
import isSame from 'fast-deep-equal'
import { type KeyboardEvent, memo, type ReactNode, useEffect, useRef, useState } from 'react'
import { arrowStep } from './arrow-step.ts'
import { type Level, LevelShape } from './badge.tsx'
import { classNames } from './class-names.ts'
import { lineAt, type Placeable, type Placed, placeBeads } from './place-beads.ts'

export type Bead = Placeable & {
  key: number
  level: Level
  /** All that its drawing shows, in words. */
  says: string
  /** How it was dubbed, over it; when, below it. Empty without. */
  dub: string
  time: string
  grab: boolean
  /** `open`: nobody said yet whether it is right. */
  look: 'plain' | 'open' | 'wrong'
}

type Props = {
  label: string
  beads: readonly Bead[]
  caption?: ReactNode
  /** The one that is spoken of. */
  current?: number | null
  /** null: only to be looked at. */
  onTap: ((key: number) => void) | null
  /** In a small place: beads closer to one another, and not as high. */
  dense?: boolean
  /** All beside one another, low and as wide as a finger, the newest in sight: while the round is entered. */
  inOneRow?: boolean
}

export function BeadLine(props: Props) {
  const { label, beads, caption, current = null, onTap, dense = false, inOneRow = false } = props
  const [first] = useState(() => new Set(beads.map(({ key }) => key)))
  const [stop, setStop] = useState(0)
  const placed = placeBeads(beads)
  const isFlat = placed.every(({ y }) => y === lineAt)
  const stopAt = Math.min(stop, beads.length - 1)
  const onKey = (event: KeyboardEvent<HTMLOListElement>) => {
    const to = arrowStep(event.key, stopAt, beads.length - 1)
    const next = to === undefined ? null : event.currentTarget.children[to]?.querySelector('button')
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  const list = useRef<HTMLOListElement>(null)
  const newest = beads.at(-1)?.key
  useEffect(() => {
    if (inOneRow && newest !== undefined) list.current?.scrollTo({ left: list.current.scrollWidth })
  }, [inOneRow, newest])
  const hasTimes = beads.some(({ time }) => time)
  const size = dense ? 'dense' : beads.some(({ time }) => time.length > 4) ? 'long' : 'short'
  return (
    <figure aria-label={label}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are for its buttons */}
      <ol
        ref={list}
        onKeyDown={onTap ? onKey : undefined}
        className={inOneRow ? rowClass : classNames('grid gap-y-2 overflow-x-clip', columns[size])}
      >
        {beads.map((bead, place) => {
          const drawn = (
            <>
              <DrawnBead
                bead={bead}
                at={placed[place] ?? onTheLine}
                isLow={isFlat || inOneRow}
                lands={!first.has(bead.key)}
              />
              {hasTimes ? <Time>{bead.time}</Time> : null}
            </>
          )
          return (
            <li
              key={bead.key}
              className={classNames(
                'relative break-inside-avoid last:[&_.rest]:block',
                inOneRow && 'w-touch shrink-0',
              )}
            >
              {onTap ? (
                <button
                  type="button"
                  aria-label={bead.says}
                  aria-current={bead.key === current ? 'true' : undefined}
                  title={bead.says}
                  tabIndex={place === stopAt ? 0 : -1}
                  onFocus={() => setStop(place)}
                  onClick={() => onTap(bead.key)}
                  className={classNames(
                    'block w-full rounded-control hover:bg-sunken focus-visible:-outline-offset-3',
                    bead.key === current && 'bg-sunken ring-1 ring-edge ring-inset',
                  )}
                >
                  {drawn}
                </button>
              ) : (
                <>
                  <span className="sr-only">{bead.says}</span>
                  <div title={bead.says}>{drawn}</div>
                </>
              )}
            </li>
          )
        })}
      </ol>
      {caption ? <figcaption className="mt-2 text-label text-soft">{caption}</figcaption> : null}
    </figure>
  )
}

/** The same in one row, as small as its place: a picture, named as a whole. */
export function BeadPicture({ label, beads }: Pick<Props, 'label' | 'beads'>) {
  const placed = placeBeads(beads)
  const scale = beads.length > 36 ? 0.45 : 0.75
  return (
    <figure aria-label={label} className="grid auto-cols-[minmax(0,1fr)] grid-flow-col">
      {beads.map((bead, place) => (
        <DrawnBead
          key={bead.key}
          bead={beads.length > 12 ? { ...bead, dub: '' } : bead}
          at={placed[place] ?? onTheLine}
          isLow={false}
          lands={false}
          scale={scale}
        />
      ))}
    </figure>
  )
}

/** The ring of a grab, for the words that say what it is. */
export function GrabRing() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="inline size-4 align-[-3px]">
      <Ring at="12" />
    </svg>
  )
}

type DrawnProps = { bead: Bead; at: Placed; isLow: boolean; lands: boolean; scale?: number }

/** Drawn again only when something of it changed. */
const DrawnBead = memo(function DrawnBead(props: DrawnProps) {
  const {
    bead,
    at: { y, before, behind },
    isLow,
    lands,
    scale = 1,
  } = props
  const [line, bottom] = [`${lineAt}%`, `${y}%`]
  return (
    <svg
      aria-hidden="true"
      className={classNames('block w-full overflow-visible', isLow ? 'mb-1 h-12' : 'h-20')}
    >
      <svg
        x="0"
        y={line}
        width="100%"
        height="1"
        viewBox="0 0 100 1"
        preserveAspectRatio="none"
        className="overflow-visible"
      >
        <path
          d="M0 0Q50 0 100 0"
          strokeLinecap="square"
          fill="none"
          stroke="currentColor"
          strokeWidth={1.5}
          vectorEffect="non-scaling-stroke"
          className={lands ? 'animate-[dip_900ms_ease-out]' : undefined}
        />
        <path
          d="M100 0H9999"
          stroke="currentColor"
          strokeWidth={1.5}
          vectorEffect="non-scaling-stroke"
          className="rest hidden"
        />
      </svg>
      <line x1="50%" x2="50%" y1={bottom} y2={line} className="stroke-edge" strokeWidth={1.5} />
      <g stroke="currentColor" strokeWidth={3} strokeLinecap="round">
        {before === null ? null : <line x1="0" x2="50%" y1={`${before}%`} y2={bottom} />}
        {behind === null ? null : <line x1="50%" x2="100%" y1={bottom} y2={`${behind}%`} />}
      </g>
      <g className={lands ? 'animate-[land_500ms_var(--ease-settle)]' : undefined}>
        <svg x="50%" y={bottom} width="1" height="1" className="overflow-visible">
          <g transform={`scale(${scale})`}>
            {bead.grab ? <Ring at="0" /> : null}
            <g transform="translate(-8 -8)">
              <LevelShape level={bead.level} look={looks[bead.look]} />
              {bead.look === 'wrong' ? (
                <path d="M5.5 6l5 5m0-5l-5 5" className="stroke-raised" strokeWidth={2} />
              ) : null}
            </g>
          </g>
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
      </g>
    </svg>
  )
}, isSame)

export function Ring({ at }: { at: string }) {
  return <circle cx={at} cy={at} r={11} className="fill-raised" stroke="currentColor" strokeWidth={1.5} />
}

/** Empty it keeps its height, so that the times of a line stand at one height. */
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

const looks = { plain: 'plain', open: 'hollow', wrong: 'danger' } as const

const onTheLine: Placed = { y: lineAt, before: null, behind: null }

/** What stands over the highest bead has its room. */
const rowClass = 'flex overflow-x-auto overscroll-x-contain pt-2.5 [scrollbar-width:none]'

/** "0:42" needs less room than "12:42". */
const columns = {
  short: 'grid-cols-[repeat(auto-fit,minmax(1.75rem,1fr))]',
  long: 'grid-cols-[repeat(auto-fit,minmax(2.25rem,1fr))]',
  dense: 'grid-cols-[repeat(auto-fit,minmax(1.25rem,1fr))] [&_li_svg:first-child]:h-14',
}
