/** Marks that differ in shape as well as colour: `LevelMark` for the four levels, `StatusChip` for a status. */
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type Level = 'rookie' | 'amateur' | 'pro' | 'legendary'
/** `unknown`: a status that this version does not know. */
export type StatusTone = 'idle' | 'waiting' | 'ready' | 'live' | 'done' | 'public' | 'stopped' | 'unknown'

export function LevelMark({ level }: { level: Level }) {
  return (
    <svg
      viewBox="0 0 16 16"
      aria-hidden="true"
      className={classNames('size-3.5 shrink-0 overflow-visible', levelText[level])}
    >
      <LevelShape level={level} />
    </svg>
  )
}

/** A `LevelMark` for use inside another SVG, 16 units wide and high. */
export function LevelShape({
  level,
  look = 'plain',
  transform,
}: {
  level: Level
  look?: 'plain' | 'hollow' | 'danger'
  transform?: string
}) {
  return (
    <path
      d={levelShapes[level]}
      transform={transform}
      className={classNames(
        look === 'danger' ? 'text-danger' : levelText[level],
        look === 'hollow' ? 'fill-raised' : 'fill-current',
      )}
      stroke="currentColor"
      strokeWidth={look === 'hollow' ? 2 : 0}
      strokeLinejoin="round"
    />
  )
}

export function Badge({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return (
    <span
      className={classNames(
        'tabular inline-flex min-h-6 items-center rounded-full border border-hair bg-sunken px-2.5 text-label font-semibold text-soft',
        className,
      )}
    >
      {children}
    </span>
  )
}

type StatusChipProps = { tone: StatusTone; isFramed?: boolean; children: ReactNode }

/** Without a frame the text may wrap, for narrow rows. */
export function StatusChip({ tone, isFramed = true, children }: StatusChipProps) {
  return (
    <span
      className={classNames(
        'inline-flex max-w-full min-w-0 items-center gap-1.5 text-label font-semibold',
        isFramed && 'min-h-6 rounded-full border border-current/30 px-2.5 whitespace-nowrap',
        toneText[tone],
      )}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true" className="size-3 shrink-0">
        <path
          d={toneShapes[tone]}
          fill={hollow.has(tone) ? 'none' : 'currentColor'}
          stroke="currentColor"
          strokeWidth={2}
          strokeLinejoin="round"
        />
      </svg>
      {children}
    </span>
  )
}

const levelText: Record<Level, string> = {
  rookie: 'text-rookie',
  amateur: 'text-amateur',
  pro: 'text-pro',
  legendary: 'text-legendary',
}

const levelShapes: Record<Level, string> = {
  rookie: 'M8 2a6 6 0 110 12A6 6 0 018 2z',
  amateur: 'M8 1.5L15 14H1z',
  pro: 'M8 .8L15.2 8 8 15.2.8 8z',
  legendary: 'M8 .6l2.2 4.9 5.3.5-4 3.6 1.2 5.2L8 12.1l-4.7 2.7 1.2-5.2-4-3.6 5.3-.5z',
}

const toneText: Record<StatusTone, string> = {
  idle: 'text-idle',
  waiting: 'text-waiting',
  ready: 'text-ready',
  live: 'text-live',
  done: 'text-done',
  public: 'text-public',
  stopped: 'text-stopped',
  // the class name is documented (statuses-and-moves §12)
  unknown: 'unknown text-idle',
}

const hollow = new Set<StatusTone>(['idle', 'waiting', 'ready', 'unknown'])

const toneShapes: Record<StatusTone, string> = {
  idle: 'M8 3a5 5 0 110 10A5 5 0 018 3z',
  waiting: 'M4 2.5h8L4 13.5h8z',
  ready: 'M8 2l6 6-6 6-6-6z',
  live: 'M8 3a5 5 0 110 10A5 5 0 018 3z',
  done: 'M3 3h10v10H3z',
  public: 'M3 2l11 6-11 6z',
  stopped: 'M5 2h6l3 3v6l-3 3H5l-3-3V5z',
  unknown: 'M5 6a3 3 0 113 3v1.5M8 13v.5',
}
