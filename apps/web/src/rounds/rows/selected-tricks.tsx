/** The selected tricks, or the tricks of an edited combo. In direct entry they are the open combo, which counts already. */
import type { RowScore } from '@trickline/scoring'
import type { Areas } from '@trickline/messages/areas'
import { memo, type ReactNode, useState } from 'react'
import { Badge } from '@trickline/ui/badge.tsx'
import { cardClass } from '@trickline/ui/card.tsx'
import { classNames } from '@trickline/ui/class-names.ts'
import { useFormat } from '@trickline/ui/format.ts'
import { lazyComponent } from '@trickline/ui/lazy.tsx'
import { useMessages, withWords } from '@trickline/ui/messages.ts'
import { useScrolledTo } from '@trickline/ui/use-scrolled-to.ts'
import type { RoundDraft } from '@trickline/views/rounds/draft-trick.ts'
import { lastIsDubbed80 } from '../draft/may-enter.ts'
import type { DraftAction } from '../draft/taps.ts'
import { SelectedButtons } from './selected-buttons.tsx'
import type { TrickToReveal } from './trick-row.tsx'
import type { Warning } from './warnings.ts'

const SelectedRows = lazyComponent(
  async () => (await withWords(import('./selected-rows.tsx'), 'judgingParts')).SelectedRows,
  {
    when: ({ selected }) => selected.length > 0,
    fallback: ({ selected }) => <div style={{ height: `${selected.length * 3.5}rem` }} />,
  },
)

type Props = {
  selected: RoundDraft['selected']
  editing: RoundDraft['editing']
  /** Scores of the open combo; empty while it does not count. */
  open: readonly RowScore[]
  insertBefore: number | null
  /** Number of the edited combo; 0: it is no longer in the round. */
  editedCombo: number
  /** True if validating is the likely next step, as the search card is empty. */
  isNext: boolean
  warned: ReadonlyMap<number, Warning>
  shown: TrickToReveal | null
  dispatch: (action: DraftAction) => void
}

export const SelectedTricks = memo(function SelectedTricks(props: Props) {
  const { selected, editing, open, insertBefore, warned, shown, isNext, dispatch } = props
  const parts = useMessages('judgingParts')
  const words = useMessages('judging')
  const box = useScrolledTo(editing?.row ?? null)
  const note = noteText(props, words, parts)
  const [markedKeys, setMarked] = useState<readonly number[]>([])
  const marked = markedKeys.filter((key) => selected.some((trick) => trick.key === key))
  const mark = (key: number) =>
    setMarked(marked.includes(key) ? marked.filter((each) => each !== key) : [...marked, key])
  return (
    <section
      ref={box}
      aria-labelledby="selected-tricks"
      className={classNames(cardClass, 'shrink-0 overflow-hidden')}
    >
      <Head {...props} />
      {note ? <p className="px-3 pb-3 text-soft">{note}</p> : null}
      <SelectedRows
        {...{ selected, shown, open, insertBefore, warned, marked }}
        onMark={editing ? null : mark}
      />
      <div className="grid grid-cols-2 gap-2 border-t border-hair p-2">
        <SelectedButtons {...{ selected, editing, marked, isNext, dispatch }} />
      </div>
    </section>
  )
})

function Head({ selected, editing, editedCombo, open }: Props): ReactNode {
  const words = useMessages('judging')
  const parts = useMessages('judgingParts')
  const format = useFormat()
  const title = editing === null ? words.selected : editedCombo > 0 ? parts.editingCombo(editedCombo) : null
  return (
    <div className="flex items-center px-3">
      <h2
        id="selected-tricks"
        tabIndex={-1}
        className="flex flex-1 items-center justify-between gap-3 py-2.5 font-semibold"
      >
        {title ?? parts.comboNotFound}
        <Badge>{selected.length}</Badge>
      </h2>
      {open.length === 0 ? null : (
        <output className="tabular ms-3 text-label font-semibold text-soft">
          {parts.running(format.score(open.reduce((sum, row) => sum + row.points, 0)))}
        </output>
      )}
    </div>
  )
}

function noteText(
  { selected, editing }: Props,
  words: Areas['judging'],
  parts: Areas['judgingParts'],
): string | null {
  if (!editing && selected.length > 0) return null
  if (!editing) return words.direct.comboOpen
  if (selected.length < 2) return selected.length === 0 ? parts.editLeavesNone : parts.editLeavesOne
  return lastIsDubbed80({ selected }) ? parts.comboEndsDubbed : null
}
