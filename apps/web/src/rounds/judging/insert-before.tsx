/** Says below the tiles where the next entries land, unless it is the end of the round. */
import { useMessages } from '@trickline/ui/messages.ts'
import { numbered, type RoundDraft } from '@trickline/views/rounds/draft-trick.ts'
import { trickTitle } from '@trickline/views/tricks/performed-trick.ts'
import { markedTrick } from '../draft/may-enter.ts'
import type { DraftAction } from '../draft/taps.ts'

type Props = { draft: RoundDraft; dispatch: (action: DraftAction) => void }

export function InsertBefore({ draft, dispatch }: Props) {
  const words = useMessages('judging')
  const { place } = words.direct
  const marked = markedTrick(draft)
  if (!marked) return null
  const combo = numbered(draft.validated).find(
    ({ row }) => row.kind === 'combo' && row.key === draft.insertBefore,
  )
  return (
    <div className="flex h-touch w-full items-center gap-2 overflow-hidden rounded-control border border-accent bg-glow ps-3 text-label font-semibold">
      <p className="min-w-0 flex-1 truncate">
        {place.before(combo ? words.combo(combo.combo) : trickTitle(marked, words))}
      </p>
      <button
        type="button"
        onClick={() => dispatch({ type: 'insert-before', key: null })}
        className="h-full px-3 underline underline-offset-4"
      >
        {place.done}
      </button>
    </div>
  )
}
