/** The buttons under a round that is entered: undo, another way out, save; and what can be done with one that waits. */
import type { Areas } from '@trickline/messages/areas'
import { useMessages } from '../../lib/messages.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import type { RoundDraft } from './draft-action.ts'

/** A button beside saving, and what it leads to. */
export type Choice = { label: string; whyNot?: string | null; isBusy?: boolean; onTake: () => void }

type Props = {
  draft: RoundDraft
  onUndo: () => void
  /** Beside saving: cancel, or clear all. */
  other: Choice
  save: Choice
  /** Once it is handed to the outbox; null before. `failed`: it was not taken, and can be sent again as it is. */
  waiting: { leave: Choice; failed: boolean; onRetry: () => void; onKeepEditing: () => void } | null
}

export function EntryActions({ draft, onUndo, other, save, waiting }: Props) {
  const words = useMessages('judging')
  const common = useMessages('common')
  if (waiting)
    return (
      <>
        <ChoiceButton {...waiting.leave} />
        {waiting.failed ? (
          <>
            <ChoiceButton label={words.keepEditing} onTake={waiting.onKeepEditing} />
            <ChoiceButton isNext label={common.retry} onTake={waiting.onRetry} />
          </>
        ) : null}
      </>
    )
  // with something begun in the search card, selected or taken back, saving is not the next thing to do
  const isEntering = draft.entry.trick !== null || draft.selected.length > 0 || draft.editing !== null
  return (
    <>
      <IconButton
        icon="undo"
        label={words.undo}
        whyNot={draft.past.length === 0 ? words.nothingToUndo : null}
        onClick={onUndo}
        className="border border-edge bg-raised"
      />
      <ChoiceButton {...other} />
      <ChoiceButton isNext={!isEntering} {...save} />
    </>
  )
}

function ChoiceButton({
  label,
  whyNot = null,
  isBusy = false,
  isNext = false,
  onTake,
}: Choice & { isNext?: boolean }) {
  return (
    <Button
      kind={isNext ? 'primary' : 'quiet'}
      className="max-sm:flex-1 max-sm:px-2"
      busy={isBusy}
      whyNot={whyNot}
      onClick={onTake}
    >
      {label}
    </Button>
  )
}

type Saving = { isHeld: boolean; isBehind?: boolean; draft: Pick<RoundDraft, 'validated'> }

/** `isHeld` false: there is a notice that says what can be done instead. `isBehind`: its news are being fetched. */
export function whyNotSave(
  { isHeld, isBehind = false, draft }: Saving,
  words: Areas['judging'],
): string | null {
  if (!isHeld) return words.whyNotSave.notHeld
  if (draft.validated.length === 0) return words.whyNotSave.noTricks
  return isBehind ? words.loading : null
}
