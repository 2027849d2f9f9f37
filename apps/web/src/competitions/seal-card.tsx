/** For people who may make a result official: the owner, then if two are needed the head judge or a supervisor. */
import { decideSeal } from '@trickline/competition/seal'
import { isOwner } from '@trickline/competition/permissions'
import { useState } from 'react'
import { serverNow } from '@trickline/client/server-time.ts'
import { usePerson } from '@trickline/client/session.ts'
import { Button } from '@trickline/ui/button.tsx'
import { lazyComponent } from '@trickline/ui/lazy.tsx'
import { useMessages, withWords } from '@trickline/ui/messages.ts'
import type { CompetitionView } from '@trickline/views/phases/competition-view.ts'
import { NextCard } from '../lib/next-card.tsx'

const SealDialog = lazyComponent(
  async () => (await withWords(import('./seal-dialog.tsx'), 'seal', 'fields')).SealDialog,
)

export function SealCard({ view }: { view: CompetitionView }) {
  const words = useMessages('phases')
  const person = usePerson()
  const [isOpen, setOpen] = useState(false)
  const context = { competition: view, entries: view.entries, now: serverNow() }
  if (!decideSeal(person, context).move) return null
  return (
    <>
      <NextCard
        title={words.unofficial}
        text={isOwner(person, view) ? words.sealText : words.sealSecond}
        actions={
          <Button kind="primary" onClick={() => setOpen(true)}>
            {words.seal}
          </Button>
        }
      />
      {isOpen ? <SealDialog view={view} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
