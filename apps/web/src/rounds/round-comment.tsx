/** The comment on a round, to read; nothing when there is none (screens §13). */
import { useMessages } from '../lib/messages.ts'
import { Card } from '../ui/card.tsx'

export function RoundComment({ text }: { text: string | null }) {
  const words = useMessages('judging')
  if (!text?.trim()) return null
  return (
    <Card>
      <h2 className="mb-1 text-label font-medium text-soft">{words.comment}</h2>
      <p className="whitespace-pre-line">{text}</p>
    </Card>
  )
}
