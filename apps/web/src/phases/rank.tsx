/** Where somebody stands in a table, or the word for who carries no rank: disqualified, injured. */
import type { Out } from '@trickline/competition/standings'
import { useMessages } from '../lib/messages.ts'

export function Rank({ rank, out }: { rank: number | null; out: Out | null }) {
  const words = useMessages('phases')
  if (out !== null)
    return <span className="text-label font-semibold text-stopped">{words.statuses[out]}</span>
  return <span className="tabular inline-block min-w-6 text-lead font-semibold">{rank ?? '–'}</span>
}
