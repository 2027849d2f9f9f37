/**
 * A drawing whose marks are read one by one: one of them is a stop of the tab key, the arrow keys lead to the others, and
 * what a mark says stands below the drawing while the mark is chosen or pointed at.
 */
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { useMessages } from '../lib/messages.ts'

/** `says`: all that its shape shows, in words. */
export type Mark = { key: string | number; says: string; shape: ReactNode }

type Props = {
  label: string
  width: number
  height: number
  marks: readonly Mark[]
  /** Behind the marks: axes and lines, which say nothing of their own. */
  behind?: ReactNode
}

export function Picture({ label, width, height, marks, behind }: Props) {
  const words = useMessages('statistics')
  const [stop, setStop] = useState(0)
  const [read, setRead] = useState<string | null>(null)
  const stopAt = Math.min(stop, marks.length - 1)
  const onKey = (event: KeyboardEvent<SVGGElement>) => {
    const to = steps[event.key]?.(stopAt, marks.length - 1)
    const next = to === undefined ? undefined : event.currentTarget.parentElement?.children[to]
    if (!(next instanceof SVGElement)) return
    event.preventDefault()
    next.focus()
  }
  return (
    <div>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no other tag is drawn in
        role="group"
        aria-label={label}
        // what is drawn for a phone is not blown up on a tablet
        style={{ maxWidth: width * 1.15 }}
        className="block w-full overflow-visible"
      >
        <g aria-hidden="true">{behind}</g>
        <g>
          {marks.map(({ key, says, shape }, place) => (
            <g
              key={key}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a part of the drawing
              role="img"
              aria-label={says}
              // a drawing that is read with the keys is no button, and still a stop
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
              tabIndex={place === stopAt ? 0 : -1}
              onFocus={() => {
                setStop(place)
                setRead(says)
              }}
              onPointerEnter={() => setRead(says)}
              onKeyDown={onKey}
              className="cursor-pointer outline-none transition-opacity hover:opacity-80 focus-visible:stroke-ink focus-visible:stroke-3"
            >
              {shape}
            </g>
          ))}
        </g>
      </svg>
      <p aria-hidden="true" className="mt-3 min-h-9 text-label text-soft">
        {read ?? words.step}
      </p>
    </div>
  )
}

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => Math.min(at + 1, last),
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowLeft: (at) => Math.max(at - 1, 0),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
}
