/** Progress from 0 to 100, as a bar and a number. */
import { useFormat } from './format.ts'

type Props = { label: string; percent: number }

export function ProgressBar({ label, percent }: Props) {
  const format = useFormat()
  const share = Math.min(100, Math.max(0, percent))
  return (
    <div className="flex flex-col gap-1">
      <div className="flex items-baseline justify-between gap-3 text-label text-soft">
        <span>{label}</span>
        <span aria-hidden="true" className="tabular font-semibold">
          {format.percent(share / 100)}
        </span>
      </div>
      <progress className="sr-only" aria-label={label} max={100} value={share} />
      <div aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-hair">
        <div
          className="h-full rounded-full bg-ink transition-[width] duration-300 ease-settle"
          style={{ width: `${share}%` }}
        />
      </div>
    </div>
  )
}
