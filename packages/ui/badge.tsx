/** `StatusChip` marks a status by shape as well as colour; `Badge` is a word or number in a frame. */
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** `unknown`: a status that this version does not know. */
export type StatusTone = 'idle' | 'waiting' | 'ready' | 'live' | 'done' | 'public' | 'stopped' | 'unknown'

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
