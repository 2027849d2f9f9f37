/** The image of a round's card: its chart, and a play sign if it has a video (screens §14, §31). */
import type { UnnamedChartTrick } from '@trickline/contract/training'
import { combosIn, RoundChartThumbnail } from '@trickline/views/rounds/round-chart.tsx'
import { useMessages } from '@trickline/ui/messages.ts'
import { classNames } from '@trickline/ui/class-names.ts'
import { RoundCurve } from './round-curve.tsx'

type Props = {
  hasVideo: boolean
  line: readonly UnnamedChartTrick[] | null
  /** Keeps its size on a phone. */
  isLarge?: boolean
}

export function RoundCardImage({ hasVideo, line, isLarge = false }: Props) {
  const words = useMessages('judging')
  return (
    <div
      className={classNames(
        'relative flex items-center overflow-hidden text-ink',
        isLarge ? 'h-24 rounded-control' : 'h-14 sm:h-24',
        hasVideo ? 'sm:bg-glow' : isLarge ? 'bg-sunken' : 'sm:bg-sunken',
      )}
    >
      {line && line.length > 0 ? (
        <>
          {isLarge ? null : (
            <div className="w-full sm:hidden">
              <RoundCurve label={words.drawn.label(line.length, combosIn(line))} tricks={line} />
            </div>
          )}
          <div
            className={classNames('w-full min-w-0 px-3', !isLarge && 'max-sm:hidden', hasVideo && 'pe-12')}
          >
            <RoundChartThumbnail tricks={line} isWide />
          </div>
        </>
      ) : (
        <svg viewBox="0 0 320 96" preserveAspectRatio="none" aria-hidden="true" className="size-full">
          <path
            d="M0 70C80 78 120 80 160 80S240 78 320 70"
            fill="none"
            stroke="currentColor"
            strokeWidth={1.5}
          />
        </svg>
      )}
      {hasVideo ? <PlayMark /> : null}
    </div>
  )
}

function PlayMark() {
  return (
    <svg
      viewBox="0 0 40 30"
      aria-hidden="true"
      className="absolute end-0 top-0 h-4 w-6 sm:end-2 sm:top-2 sm:h-6 sm:w-8"
    >
      <rect x={1} y={1} width={38} height={28} rx={5} fill="none" stroke="currentColor" strokeWidth={1.5} />
      <path d="M15 8v14l12-7z" className="fill-accent" />
    </svg>
  )
}
