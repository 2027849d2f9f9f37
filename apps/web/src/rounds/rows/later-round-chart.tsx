/** The chart of a round, loaded after the first paint; until then a line keeps its place, so that nothing below moves. */
import { lazyComponent } from '@trickline/ui/lazy.tsx'
import { Line } from '@trickline/ui/line.tsx'

export const LaterRoundChart = lazyComponent(
  async () => (await import('@trickline/views/rounds/round-chart.tsx')).RoundChart,
  { when: ({ rows }) => rows.length > 0, fallback: EmptyChart },
)

/** As high as the chart. */
export function EmptyChart() {
  return (
    <div aria-hidden="true" className="flex h-15 items-end">
      <Line />
    </div>
  )
}
