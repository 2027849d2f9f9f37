/** A bar of the approved, pending, invited and declined athletes with their numbers (screens §3). */
import type { AthletesSummary } from '@trickline/contract/entries'
import { useMessages } from '@trickline/ui/messages.ts'
import { classNames } from '@trickline/ui/class-names.ts'

type Props = { summary: AthletesSummary; max: number | null; fees: number }

export function AthletesSummaryBar({ summary, max, fees }: Props) {
  const words = useMessages('competitions')
  const total = Math.max(max ?? 0, summary.active_total + summary.declined, 1)
  const shown = parts.filter(({ key }) => summary[key] > 0)
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex items-baseline justify-between gap-3 text-label text-soft">
        <span>{words.athletes}</span>
        <span className="tabular font-semibold">
          {max === null ? summary.active_total : words.summaryOf(summary.active_total, max)}
        </span>
      </div>
      <div aria-hidden="true" className="flex h-1.5 gap-px overflow-hidden rounded-full bg-hair">
        {shown.map(({ key, bar }) => (
          <div key={key} className={bar} style={{ width: `${(100 * summary[key]) / total}%` }} />
        ))}
      </div>
      <ul className="flex flex-wrap gap-x-3 text-label text-soft">
        {[...shown.map(({ key, bar }) => ({ key, bar })), ...paid(summary, fees)].map(({ key, bar }) => (
          <li key={key} className="flex items-center gap-1 whitespace-nowrap">
            {bar ? <span aria-hidden="true" className={classNames('size-2 rounded-full', bar)} /> : null}
            <span>
              <span className="tabular font-semibold text-ink">{summary[key]}</span> {words.summary[key]}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Athletes who have paid also count as approved, so they are not part of the bar; shown only if there is a fee. */
function paid(summary: AthletesSummary, fees: number) {
  return summary.approved > 0 && fees > 0 ? [{ key: 'paied' as const, bar: null }] : []
}

const parts = [
  { key: 'approved', bar: 'bg-done' },
  { key: 'pending', bar: 'bg-waiting' },
  { key: 'invited', bar: 'bg-ready' },
  { key: 'declined', bar: 'bg-stopped' },
] as const
