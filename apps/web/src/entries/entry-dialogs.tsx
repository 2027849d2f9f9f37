/** The owner's dialogs about entries, each loaded when it is opened. */
import { lazyComponent } from '@trickline/ui/lazy.tsx'
import { withWords } from '@trickline/ui/messages.ts'
import type { ExceptionDialogProps } from './exception-dialog.tsx'

export const ExceptionDialog = lazyComponent<ExceptionDialogProps>(
  async () => (await withWords(import('./exception-dialog.tsx'), 'fields')).ExceptionDialog,
)

export const InviteDialog = lazyComponent(
  async () => (await withWords(import('./invite-dialog.tsx'), 'fields')).InviteDialog,
  {
    when: ({ open }) => open,
  },
)

export const OrderDialog = lazyComponent(async () => (await import('./order-dialog.tsx')).OrderDialog)
