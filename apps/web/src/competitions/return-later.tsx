/** The dialog in which a supervisor returns a competition; loaded when it is opened. */
import { lazyComponent } from '@trickline/ui/lazy.tsx'
import { withWords } from '@trickline/ui/messages.ts'

export const ReturnDialog = lazyComponent(
  async () => (await withWords(import('./return-dialog.tsx'), 'fields', 'competitionSteps')).ReturnDialog,
)
