/**
 * A drawing whose marks are read one by one: one of them is a stop of the tab key, the arrow keys lead to the others, and
 * what a mark says stands below the drawing while the mark is chosen or pointed at. It is drawn to the width it has, so that
 * its words are as large as those around it, and can be kept as a PNG.
 */
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { useMessages } from '@trickline/ui/messages.ts'
import { logFailure } from '@trickline/client/log-failure.ts'
import { arrowStep } from '@trickline/ui/arrow-step.ts'
import { IconButton } from '@trickline/ui/icon-button.tsx'
import { toast } from '@trickline/ui/toast.tsx'
import { useWidth } from '@trickline/ui/use-width.ts'
import { saveChart } from './save-chart.ts'

/** `description`: all that its shape shows, in words; `link`: a way to what it comes from, beside them. */
export type ChartMark = { key: string | number; description: string; shape: ReactNode; link?: ReactNode }

export type ChartDrawing = {
  height: number
  marks: readonly ChartMark[]
  /** Behind the marks: axes and lines, which say nothing of their own. */
  behind?: ReactNode
}

type Props = {
  label: string
  /** Whose it is, for the file. */
  of: string
  draw: (width: number) => ChartDrawing
  /** What its colours and shapes are: a list whose items bear `data-legend`. */
  legend?: ReactNode
  /** A drawing that needs no more than this; its legend stands beside it. */
  widest?: number
}

export function InteractiveChart({ label, of, draw, legend, widest }: Props) {
  const words = useMessages('statistics')
  const [place, room] = useWidth()
  const frame = useRef<HTMLDivElement>(null)
  const [readKey, setReadKey] = useState<ChartMark['key'] | null>(null)
  const drawing = room ? draw(room) : null
  const read = drawing?.marks.find(({ key }) => key === readKey)
  const save = () => {
    if (frame.current)
      saveChart(frame.current, { title: label, of }).catch((error: unknown) => {
        logFailure('the picture was not saved', error)
        toast({ text: words.pictureFailed, tone: 'bad' })
      })
  }
  return (
    <div>
      <div ref={frame} className="flex flex-wrap items-start gap-x-6 gap-y-4">
        <div ref={place} className="max-w-full" style={{ width: widest ?? '100%' }}>
          {drawing && room ? <Drawn label={label} width={room} {...drawing} onRead={setReadKey} /> : null}
        </div>
        {legend}
      </div>
      <div className="mt-2 flex items-center gap-3">
        <p className="min-h-9 min-w-0 flex-1 text-label text-soft">
          <span aria-hidden="true">{read?.description ?? words.step}</span> {read?.link}
        </p>
        <IconButton icon="download" label={words.savePicture(label)} onClick={save} />
      </div>
    </div>
  )
}

type DrawnProps = ChartDrawing & { label: string; width: number; onRead: (key: ChartMark['key']) => void }

function Drawn({ label, width, height, marks, behind, onRead }: DrawnProps) {
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
      className="block max-w-full overflow-visible"
    >
      <g aria-hidden="true">{behind}</g>
      <g>
        {marks.map(({ key, description, shape }, place) => (
          <g
            key={key}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a part of the drawing
            role="img"
            aria-label={description}
            // a drawing that is read with the keys is no button, and still a stop
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
