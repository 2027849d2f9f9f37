/** Puts the selected tricks into the round, as singles or as a combo, or ends the edit of a combo. */
import { Button } from '@trickline/ui/button.tsx'
import { useMessages } from '@trickline/ui/messages.ts'
import type { RoundDraft } from '@trickline/views/rounds/draft-trick.ts'
import { canValidateCombo, canValidateSingles, lastIsDubbed80 } from '../draft/may-enter.ts'
import type { DraftAction } from '../draft/taps.ts'

type Props = Pick<RoundDraft, 'selected' | 'editing'> & {
  /** Keys of the tricks to validate; empty: all of them. */
  marked: readonly number[]
  /** Validating is the likely next step. */
  isNext: boolean
  dispatch: (action: DraftAction) => void
}

export function SelectedButtons({ selected, editing, marked, isNext, dispatch }: Props) {
  const parts = useMessages('judgingParts')
  return (
    <>
      {editing ? (
        <Button onClick={() => dispatch({ type: 'cancel-edit' })} className="px-1!">
          {parts.cancelEdit}
        </Button>
      ) : (
        <ValidateSingles {...{ selected, marked, isNext, dispatch }} />
      )}
      <ValidateCombo {...{ selected, editing, isNext, dispatch }} />
    </>
  )
}

type ValidateProps = Omit<Props, 'editing' | 'marked'>

function ValidateSingles({ selected, marked, isNext, dispatch }: ValidateProps & Pick<Props, 'marked'>) {
  const parts = useMessages('judgingParts')
  const count = marked.length > 0 ? marked.length : selected.length
  return (
    <Button
      kind={isNext && selected.length === 1 ? 'primary' : 'quiet'}
      disabledReason={canValidateSingles({ selected, editing: null }) ? null : parts.selectedFirst}
      onClick={() => dispatch({ type: 'validate-singles', marked })}
      className="px-1!"
    >
      {count > 1 ? parts.validateSingles(count) : parts.validateSingle}
    </Button>
  )
}

function ValidateCombo({ selected, editing, isNext, dispatch }: ValidateProps & Pick<Props, 'editing'>) {
  const parts = useMessages('judgingParts')
  const canCombine = canValidateCombo({ selected, editing })
  const whyNot = lastIsDubbed80({ selected }) ? parts.comboEndsDubbed : parts.comboTooShort
  return (
    <Button
      kind={isNext && canCombine ? 'primary' : 'quiet'}
      disabledReason={canCombine ? null : whyNot}
      onClick={() => dispatch({ type: 'validate-combo' })}
      className="px-1!"
    >
      {editing ? parts.validateEdit : parts.validateCombo}
    </Button>
  )
}
