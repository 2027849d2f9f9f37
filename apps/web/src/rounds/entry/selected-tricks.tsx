/** The selected tricks, or the tricks of an edited combo. In direct entry they are the open combo, which counts already. */
import { memo, useState } from 'react'
import { useFormat } from '@trickline/ui/format.ts'
import type { RowScore } from '@trickline/scoring'
import type { Areas } from '@trickline/messages/areas'
import { useMessages, withWords } from '@trickline/ui/messages.ts'
import { Badge } from '@trickline/ui/badge.tsx'
import { Button } from '@trickline/ui/button.tsx'
import { cardClass } from '@trickline/ui/card.tsx'
import { classNames } from '@trickline/ui/class-names.ts'
import { canValidateCombo, canValidateSingles, lastIsDubbed80 } from './draft-rules.ts'
import type { ExplainTap } from '@trickline/views/rounds/explained-round.ts'
import type { RoundDraft } from '@trickline/views/rounds/draft-trick.ts'
import type { DraftAction } from './round-draft.ts'
import type { TrickToReveal } from './trick-row.tsx'
import { useScrolledTo } from '@trickline/ui/use-scrolled-to.ts'
import type { Warning } from '../hints/warnings.ts'
import { lazyComponent } from '@trickline/ui/lazy.tsx'

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
  isOpen: boolean
  isDirect: boolean
  open: readonly RowScore[]
  insertBefore: number | null
  grabs: readonly number[]
  /** Number of the edited combo; 0: it is not in the round any more. */
  editedCombo: number
  /** True if validating is the likely next step: the search card is empty. */
  isNext: boolean
  warned: ReadonlyMap<number, Warning>
  shown: TrickToReveal | null
  onExplain: ExplainTap
  dispatch: (action: DraftAction) => void
}

// Over 60 lines: a head, the rows and two buttons.
export const SelectedTricks = memo(function SelectedTricks({
  selected,
  editing,
  isOpen,
  isDirect,
  open,
  insertBefore,
  grabs,
  editedCombo,
  isNext,
  warned,
  shown,
  onExplain,
  dispatch,
}: Props) {
  const words = useMessages('judging')
  const box = useScrolledTo(editing?.row ?? null)
  const canCombine = canValidateCombo({ selected, editing })
  const comboHint = lastIsDubbed80({ selected }) ? words.comboEndsDubbed : words.comboTooShort
  const format = useFormat()
  const note = noteText({ selected, editing, isOpen, isDirect }, words)
  const [markedKeys, setMarked] = useState<readonly number[]>([])
  const marked = markedKeys.filter((key) => selected.some((trick) => trick.key === key))
  const mark = (key: number) =>
    setMarked(marked.includes(key) ? marked.filter((each) => each !== key) : [...marked, key])
  const singleCount = marked.length > 0 ? marked.length : selected.length
  return (
    <section
      ref={box}
      aria-labelledby="selected-tricks"
      className={classNames(cardClass, 'overflow-hidden', isOpen && 'border-accent')}
    >
      <div className="flex items-center px-3">
        <h2
          id="selected-tricks"
          tabIndex={-1}
          className="flex flex-1 items-center justify-between gap-3 py-2.5 font-semibold"
        >
          {editing === null
            ? words.selected
            : editedCombo > 0
              ? words.editingCombo(editedCombo)
              : words.comboNotFound}
          <Badge>{selected.length}</Badge>
        </h2>
        {open.length === 0 ? null : (
          <output className="tabular ms-3 text-label font-semibold text-soft">
            {words.direct.running(format.score(open.reduce((sum, row) => sum + row.points, 0)))}
          </output>
        )}
      </div>
      {note ? <p className="px-3 pb-3 text-soft">{note}</p> : null}
      <SelectedRows
        {...{ selected, shown, open, insertBefore, grabs, warned, onExplain, dispatch, marked }}
        onMark={editing ? null : mark}
      />
      <div className="grid grid-cols-2 gap-2 border-t border-hair p-2">
        {editing ? (
          <Button onClick={() => dispatch({ type: 'cancel-edit' })} className="px-1!">
            {words.cancelEdit}
          </Button>
        ) : (
          <Button
            kind={isNext && selected.length === 1 ? 'primary' : 'quiet'}
            disabledReason={canValidateSingles({ selected, editing }) ? null : words.selectedFirst}
            onClick={() => dispatch({ type: 'validate-singles', marked })}
            className="px-1!"
          >
            {singleCount > 1 ? words.direct.validateSingles(singleCount) : words.validateSingle}
          </Button>
        )}
        <Button
          kind={isNext && canCombine ? 'primary' : 'quiet'}
          disabledReason={canCombine ? null : comboHint}
          onClick={() => dispatch({ type: 'validate-combo' })}
          className="px-1!"
        >
          {editing ? words.validateEdit : words.validateCombo}
        </Button>
      </div>
    </section>
  )
})

function noteText(
  { selected, editing, isOpen, isDirect }: Pick<Props, 'selected' | 'editing' | 'isOpen' | 'isDirect'>,
  words: Areas['judging'],
): string | null {
  if (!editing && selected.length > 0) return null
  if (!editing && isDirect) return isOpen ? words.direct.comboOpen : words.direct.none
  if (!editing) return words.selectedEmpty
  if (selected.length < 2) return selected.length === 0 ? words.editLeavesNone : words.editLeavesOne
  return lastIsDubbed80({ selected }) ? words.comboEndsDubbed : null
}
