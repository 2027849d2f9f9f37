/** Imports a competition from a file: the person chooses it, sees what would be created, then confirms (calls §26). */
import { useState } from 'react'
import { Button } from '@trickline/ui/button.tsx'
import { lazyComponent } from '@trickline/ui/lazy.tsx'
import { useMessages, withWords } from '@trickline/ui/messages.ts'
import type { ImportDialogProps } from './import-dialog.tsx'

const ImportDialog = lazyComponent<ImportDialogProps>(
  async () => (await withWords(import('./import-dialog.tsx'), 'files', 'fields')).ImportDialog,
  { when: ({ open }) => open },
)

export function ImportButton() {
  const words = useMessages('competitions')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{words.importFile}</Button>
      <ImportDialog open={open} onClose={() => setOpen(false)} />
    </>
  )
}
