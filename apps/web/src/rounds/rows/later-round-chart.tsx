/** The chart of a round, loaded after the first paint; until then a line keeps its place, so that nothing below moves. */
import type { ReactNode } from 'react'
import { lazyComponent } from '@trickline/ui/lazy.tsx'
import { Line } from '@trickline/ui/line.tsx'

export const LaterRoundChart = lazyComponent(
  async () => (await import('@trickline/views/rounds/round-chart.tsx')).RoundChart,
  { when: ({ rows }) => rows.length > 0, fallback: () => <BlankChart /> },
)

/** The line with a hollow bead where the first trick will be. */
export function EmptyChart() {
  return (
    <BlankChart>
      <span className="absolute start-3 bottom-1 size-3 rounded-full border-[1.5px] border-ink bg-paper" />
    </BlankChart>
  )
}

/** As high as the chart. */
function BlankChart({ children }: { children?: ReactNode }) {
  return (
    <div aria-hidden="true" className="relative flex h-15 items-end">
      <Line />
      {children}
    </div>
  )
}
