/** Asks before what was entered of a round is thrown away: it is nowhere else. */
import { useMessages } from '../lib/messages.ts'
import { useConfirm } from '../ui/confirm.tsx'

export function useThrowAway(trickCount: number, onThrowAway: () => void): () => Promise<void> {
  const words = useMessages('judging')
  const confirm = useConfirm()
  return async () => {
    const yes = await confirm({
      title: words.throwAwayTitle,
      consequence: words.throwAwayConsequence(trickCount),
      action: words.throwAway,
      kind: 'danger',
    })
    if (yes) onThrowAway()
  }
}
