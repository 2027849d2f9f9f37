/** The buttons under a training round: undo, clear or cancel, save; and what can be done with one that waits. */
import { useMessages } from '../lib/messages.ts'
import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'

type Props = {
  mode: 'create' | 'edit'
  /** Handed to the outbox. */
  isSending: boolean
  isRefused: boolean
  canUndo: boolean
  canClear: boolean
  canSave: boolean
  /** Something is begun in the search card or selected: saving is not the next thing to do. */
  isEntering: boolean
  onUndo: () => void
  onClear: () => void
  onSave: () => void
  onLeave: () => void
  onRetry: () => void
  onKeepEditing: () => void
}

export function TrainingActions(props: Props) {
  const words = useMessages('training')
  const judging = useMessages('judging')
  const common = useMessages('common')
  const wide = 'max-sm:flex-1'
  if (props.isSending)
    return (
      <>
        <Button className={wide} onClick={props.onLeave}>
          {words.backToList}
        </Button>
        {props.isRefused ? (
          <>
            <Button className={wide} onClick={props.onKeepEditing}>
              {judging.keepEditing}
            </Button>
            <Button kind="primary" className={wide} onClick={props.onRetry}>
              {common.retry}
            </Button>
          </>
        ) : null}
      </>
    )
  return (
    <>
      <IconButton
        icon="undo"
        label={judging.undo}
        disabled={!props.canUndo}
        onClick={props.onUndo}
        className="border border-edge bg-raised"
      />
      {props.mode === 'create' ? (
        <Button className={wide} disabled={!props.canClear} onClick={props.onClear}>
          {judging.clearAll}
        </Button>
      ) : (
        <Button className={wide} onClick={props.onLeave}>
          {common.cancel}
        </Button>
      )}
      <Button
        kind={props.isEntering ? 'quiet' : 'primary'}
        className={wide}
        disabled={!props.canSave}
        onClick={props.onSave}
      >
        {props.mode === 'create' ? judging.save : judging.update}
      </Button>
    </>
  )
}
