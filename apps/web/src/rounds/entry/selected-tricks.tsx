/** The tricks that wait to be validated, alone or as a combo; or those of a combo that is being edited. */
import { memo } from 'react'
import type { Areas } from '@trickline/messages/areas'
import { useMessages } from '../../lib/messages.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { cardClass } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { canValidateCombo, canValidateSingles, lastIsDubbed80 } from './draft-rules.ts'
import type { ExplainTap } from '../explain/explained-round.ts'
import type { RoundDraft } from './draft-trick.ts'
import type { DraftAction } from './round-draft.ts'
import { TrickRow } from './trick-row.tsx'
import { useScrolledTo } from '../../ui/use-scrolled-to.ts'
import type { Warning } from '../hints/warnings.ts'

type Props = {
  selected: RoundDraft['selected']
  editing: RoundDraft['editing']
  /** The number of the combo that is being edited; 0: it is not there. */
  editedCombo: number
  /** Validating is the thing to do next: nothing else is begun. */
  isNext: boolean
  warned: ReadonlyMap<number, Warning>
  onExplain: ExplainTap
  dispatch: (action: DraftAction) => void
}

// Over 60 lines: a head, the rows and two buttons, each of which only reads what it is given.
export const SelectedTricks = memo(function SelectedTricks({
  selected,
  editing,
  editedCombo,
  isNext,
  warned,
  onExplain,
  dispatch,
}: Props) {
  const words = useMessages('judging')
  const box = useScrolledTo(editing?.row ?? null)
  const combo = canValidateCombo({ selected, editing })
  const comboHint = lastIsDubbed80({ selected }) ? words.comboEndsDubbed : words.comboTooShort
  const note = noteOn({ selected, editing }, words)
  return (
    <section
      ref={box}
      aria-labelledby="selected-tricks"
      className={classNames(cardClass, 'overflow-hidden', editing && 'border-accent')}
    >
      <h2
        id="selected-tricks"
        tabIndex={-1}
        className="flex items-center justify-between gap-3 px-3 py-2.5 font-semibold"
      >
        {editing === null
          ? words.selected
          : editedCombo > 0
            ? words.editingCombo(editedCombo)
            : words.comboNotFound}
        <Badge>{selected.length}</Badge>
      </h2>
      {note ? <p className="px-3 pb-3 text-soft">{note}</p> : null}
      <ol>
        {selected.map((trick) => (
          <li key={trick.key} className="border-t border-hair">
            <TrickRow
              trick={trick}
              points={trick.value}
              occurrence={1}
              onExplain={onExplain}
              isWaiting
              dispatch={dispatch}
              warning={warned.get(trick.key) ?? null}
            />
          </li>
        ))}
      </ol>
      <div className="grid grid-cols-2 gap-2 border-t border-hair p-2">
        {editing ? (
          <Button onClick={() => dispatch({ type: 'cancel-edit' })} className="px-1!">
            {words.cancelEdit}
          </Button>
        ) : (
          <Button
            kind={isNext && selected.length === 1 ? 'primary' : 'quiet'}
            whyNot={canValidateSingles({ selected, editing }) ? null : words.selectedFirst}
            onClick={() => dispatch({ type: 'validate-singles' })}
            className="px-1!"
          >
            {words.validateSingle}
          </Button>
        )}
        <Button
          kind={isNext && combo ? 'primary' : 'quiet'}
          whyNot={combo ? null : comboHint}
          onClick={() => dispatch({ type: 'validate-combo' })}
          className="px-1!"
        >
          {editing ? words.validateEdit : words.validateCombo}
        </Button>
      </div>
    </section>
  )
})

/** What waits here; or what the edit of a combo comes to, and why it cannot be validated. */
function noteOn(
  { selected, editing }: Pick<Props, 'selected' | 'editing'>,
  words: Areas['judging'],
): string | null {
  if (!editing) return selected.length === 0 ? words.selectedEmpty : null
  if (selected.length < 2) return selected.length === 0 ? words.editLeavesNone : words.editLeavesOne
  return lastIsDubbed80({ selected }) ? words.comboEndsDubbed : null
}
