/** A training round could not be opened or saved: said in a dialog with one way on (screens §15). */
import { useMessages } from '../lib/messages.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'

export function TrainingFailure({ why, onClose }: { why: string; onClose: () => void }) {
  const words = useMessages('training')
  const common = useMessages('common')
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.openFailed}
      actions={
        <Button kind="primary" onClick={onClose}>
          {common.close}
        </Button>
      }
    >
      <p>{why}</p>
    </Dialog>
  )
}
