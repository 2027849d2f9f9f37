/** The selected tricks in one row: their number, and how they get into the round. The list shows each of them. */
import { useMessages } from '@trickline/ui/messages.ts'
import type { RoundDraft } from '@trickline/views/rounds/draft-trick.ts'
import { numbered } from '@trickline/views/rounds/draft-trick.ts'
import type { DraftAction } from '../draft/taps.ts'
import { SelectedButtons } from '../rows/selected-buttons.tsx'

type Props = { draft: RoundDraft; dispatch: (action: DraftAction) => void; onList: () => void }

export function SelectedBar({ draft, dispatch, onList }: Props) {
  const words = useMessages('judging')
  const parts = useMessages('judgingParts')
  const { validated, selected, editing } = draft
  const combo = numbered(validated).find(({ row }) => row.key === editing?.row)?.combo
  const title = editing === null ? words.selected : combo ? parts.editingCombo(combo) : parts.comboNotFound
  return (
    <div className="grid w-full grid-cols-3 gap-1">
      <button
        type="button"
        onClick={onList}
        className="min-h-touch min-w-0 rounded-control px-1 text-start text-label leading-tight font-semibold"
      >
        {title} <span className="tabular whitespace-nowrap text-soft">{selected.length}</span>
      </button>
      <SelectedButtons {...{ selected, editing, dispatch }} marked={[]} isNext />
    </div>
  )
}
