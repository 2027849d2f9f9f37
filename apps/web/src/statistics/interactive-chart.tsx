/** A chart with one tab stop: arrow keys move between marks, and the focused or hovered mark is described below. */
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { useMessages } from '@trickline/ui/messages.ts'
import { arrowStep } from '@trickline/ui/arrow-step.ts'
import { classNames } from '@trickline/ui/class-names.ts'
import { useWidth } from '@trickline/ui/use-width.ts'

/** `description`: what the shape shows, in words; `link`: a link to the data behind it. */
export type ChartMark = { key: string | number; description: string; shape: ReactNode; link?: ReactNode }

export type ChartDrawing = {
  height: number
  marks: readonly ChartMark[]
  background?: ReactNode
}

type Props = {
  label: string
  draw: (width: number) => ChartDrawing
  legend?: ReactNode
  /** Largest width in CSS px; it leaves room for the legend next to the chart. */
  widest?: number
  /** Explains how to read marks, if their values are not written beside them. */
  hasHint?: boolean
}

export function InteractiveChart({ label, draw, legend, widest, hasHint = false }: Props) {
  const words = useMessages('statistics')
  const [container, availableWidth] = useWidth()
  const [readKey, setReadKey] = useState<ChartMark['key'] | null>(null)
  const drawing = availableWidth ? draw(availableWidth) : null
  const readMark = drawing?.marks.find(({ key }) => key === readKey)
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <div ref={container} className={widest ? 'w-1/2' : 'w-full'} style={{ maxWidth: widest }}>
          {drawing && availableWidth ? (
            <ChartSvg label={label} width={availableWidth} {...drawing} onRead={setReadKey} />
          ) : null}
        </div>
        {legend}
      </div>
      <div className={classNames('mt-2 text-label text-soft', hasHint ? 'min-h-9' : 'min-h-4.5')}>
        <span aria-hidden="true">
          {readMark?.description ??
            (hasHint ? (
              <>
                <span className="pointer-fine:hidden">{words.tap}</span>
                <span className="not-pointer-fine:hidden">{words.step}</span>
              </>
            ) : null)}
        </span>{' '}
        {readMark?.link}
      </div>
    </div>
  )
}

type ChartSvgProps = ChartDrawing & { label: string; width: number; onRead: (key: ChartMark['key']) => void }

function ChartSvg({ label, width, height, marks, background, onRead }: ChartSvgProps) {
  const [stop, setStop] = useState(0)
  const stopAt = Math.min(stop, marks.length - 1)
  const onKey = (event: KeyboardEvent<SVGGElement>) => {
    const to = arrowStep(event.key, stopAt, marks.length - 1)
    const next = to === undefined ? undefined : event.currentTarget.parentElement?.children[to]
    if (!(next instanceof SVGElement)) return
    event.preventDefault()
    next.focus()
  }
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no other tag is drawn in
      role="group"
      aria-label={label}
      className="block h-auto max-w-full overflow-visible"
    >
      <g aria-hidden="true">{background}</g>
      <g>
        {marks.map(({ key, description, shape }, place) => (
          <g
            key={key}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a part of the drawing
            role="img"
            aria-label={description}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={place === stopAt ? 0 : -1}
            onFocus={() => {
              setStop(place)
              onRead(key)
            }}
            onPointerEnter={() => onRead(key)}
            onKeyDown={onKey}
            className="cursor-pointer outline-none transition-opacity hover:opacity-80 focus-visible:stroke-ink focus-visible:stroke-3"
          >
            {shape}
          </g>
        ))}
      </g>
    </svg>
  )
}

/** Two series differ by colour and, without colour, by the marks' shape and a dashed line. */
type SeriesStyle = { fill: string; stroke: string; text: string; dashes: string | undefined; mark: string }

const first: SeriesStyle = {
  fill: 'fill-accent',
  stroke: 'stroke-accent',
  text: 'text-accent',
  dashes: undefined,
  mark: 'M8 2a6 6 0 110 12A6 6 0 018 2z',
}
const second: SeriesStyle = {
  fill: 'fill-ready',
  stroke: 'stroke-ready',
  text: 'text-ready',
  dashes: '7 4',
  mark: 'M2.5 2.5h11v11h-11z',
}

export const seriesStyles: readonly SeriesStyle[] = [first, second]

export function SeriesLegend({ names }: { names: readonly string[] }) {
  return (
    <ul className="mb-3 flex flex-wrap gap-x-6 gap-y-1">
      {names.map((name, place) => (
        <li key={name} className="flex items-center gap-2">
          <SeriesMark place={place} />
          <span className="[overflow-wrap:anywhere]">{name}</span>
        </li>
      ))}
    </ul>
  )
}

export function SeriesMark({ place, className }: { place: number; className?: string }) {
  return (
    <svg
      viewBox="0 0 16 16"
      aria-hidden="true"
      className={classNames('size-3.5 shrink-0', seriesStyles[place]?.text, className)}
    >
      <path d={seriesStyles[place]?.mark} fill="currentColor" />
    </svg>
  )
}
