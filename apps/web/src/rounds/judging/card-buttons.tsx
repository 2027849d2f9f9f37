/** Below the tiles: adds or changes the chosen trick, or abandons the change. */
import type { Areas } from '@trickline/messages/areas'
import { Button } from '@trickline/ui/button.tsx'
import { useMessages } from '@trickline/ui/messages.ts'
import type { RoundDraft } from '@trickline/views/rounds/draft-trick.ts'
import { canAddTrick, isAfterDub80 } from '../draft/may-enter.ts'

type Props = { draft: RoundDraft; onAdd: () => void; onGiveUp: () => void }

export function CardButtons({ draft, onAdd, onGiveUp }: Props) {
  const words = useMessages('judging')
  const disabledReason = whyNotAdded(draft, words)
  const isChanging = draft.entry.changes !== null
  return (
    <div className="flex w-full gap-2">
      {isChanging ? (
        <Button onClick={onGiveUp} className="flex-1 px-1!">
          {words.stopChanging}
        </Button>
      ) : null}
      <Button
        kind={disabledReason ? 'quiet' : 'primary'}
        disabledReason={disabledReason}
        onClick={onAdd}
        className="flex-1"
      >
        {isChanging ? words.change : words.add}
      </Button>
    </div>
  )
}

/** null: the trick on the card can be added. */
export function whyNotAdded(draft: RoundDraft, words: Areas['judging']): string | null {
  if (canAddTrick(draft)) return null
  return draft.entry.trick || isAfterDub80(draft, false) ? words.afterDub80 : words.trickFirst
}
