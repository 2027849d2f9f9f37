/** A comment on a round and whose it is, to read; nothing when there is none (screens §13). */
import type { RoundComments } from '@trickline/competition/round-comments'
import { useMessages } from '../lib/messages.ts'
import { Card } from '../ui/card.tsx'

export function RoundComment({ by, text }: { by: keyof RoundComments; text: string | null }) {
  const words = useMessages('judging')
  if (!text?.trim()) return null
  return (
    <Card>
      <h2 className="mb-1 text-label font-medium text-soft">{words.commentBy[by]}</h2>
      <p className="break-words whitespace-pre-line">{text}</p>
    </Card>
  )
}
