/** The image of a round's card: its chart, and a play sign if it has a video (screens §14, §31). */
import type { UnnamedChartTrick } from '@trickline/contract/training'
import { RoundChartThumbnail } from '@trickline/views/rounds/round-chart.tsx'
import { classNames } from '@trickline/ui/class-names.ts'

type Props = {
  hasVideo: boolean
  line: readonly UnnamedChartTrick[] | null
}

export function RoundCardImage({ hasVideo, line }: Props) {
  return (
    <div
      className={classNames(
        'relative flex h-24 items-center overflow-hidden text-ink',
        hasVideo ? 'bg-glow' : 'bg-sunken',
      )}
    >
      {line && line.length > 0 ? (
        <div className={classNames('w-full min-w-0 px-3', hasVideo && 'pe-12')}>
          <RoundChartThumbnail tricks={line} />
        </div>
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
    <svg viewBox="0 0 40 30" aria-hidden="true" className="absolute end-2 top-2 h-6 w-8">
      <rect x={1} y={1} width={38} height={28} rx={5} fill="none" stroke="currentColor" strokeWidth={1.5} />
      <path d="M15 8v14l12-7z" className="fill-accent" />
    </svg>
  )
}
