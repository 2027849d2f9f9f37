/** The parts of a total; a tap explains them. */
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { tapFor, type TotalsProps } from './total.tsx'

export function TotalParts({ totals, onExplain }: TotalsProps) {
  const words = useMessages('judging')
  const format = useFormat()
  const parts = [
    { label: words.score, value: format.score(totals.score) },
    { label: words.style, value: words.stylePercent(totals.stylePercent) },
    { label: words.variety, value: `+${totals.varietyPoints}` },
    { label: words.unique, value: String(totals.uniqueTricks) },
  ]
  return (
    <div className="grid flex-[1_1_100%] grid-cols-4 gap-x-2 large-text:grid-cols-2 pb-1 leading-tight sm:flex sm:flex-[1_1_8rem] sm:gap-x-5 lg:gap-x-8">
      {parts.map(({ label, value }) => (
        <button key={label} {...tapFor(onExplain)} className="min-w-0 rounded-control text-start">
          <span className="block truncate text-label text-soft" title={label}>
            {label}
          </span>{' '}
          <span className="tabular block font-bold whitespace-nowrap sm:text-lead">{value}</span>
        </button>
      ))}
    </div>
  )
}
