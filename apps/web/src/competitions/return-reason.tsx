/** Tells the owner why a supervisor returned the competition (statuses-and-moves §2). */
import { useMessages } from '@trickline/ui/messages.ts'

export function ReturnReason({ reason }: { reason: string | null }) {
  const words = useMessages('competitions')
  return reason === null ? null : (
    <div className="relative z-10 rounded-control border border-waiting/40 bg-sunken px-3.5 py-3">
      <p className="text-label font-semibold text-waiting">{words.returnedBecause}</p>
      <p className="[overflow-wrap:anywhere] whitespace-pre-line">{reason}</p>
    </div>
  )
}
