/** Opens the settings of the big screen, for the owner (screens §38). */
import { decideCompetition } from '@trickline/competition/competition-moves'
import type { CompetitionRead } from '@trickline/contract/read-rows'
import { useState } from 'react'
import { useMessages } from '@trickline/ui/messages.ts'
import { serverNow } from '@trickline/client/server-time.ts'
import { usePerson } from '@trickline/client/session.ts'
import { Button } from '@trickline/ui/button.tsx'
import { Icon } from '@trickline/ui/icon.tsx'
import { ScreensDialog } from './screens-dialog.tsx'

export function ScreensButton({ competition }: { competition: CompetitionRead }) {
  const words = useMessages('screens')
  const person = usePerson()
  const [isOpen, setOpen] = useState(false)
  if (!decideCompetition(person, { competition, now: serverNow() }, 'set-up-screens').move) return null
  return (
    <>
      <Button icon={<Icon name="screen" />} onClick={() => setOpen(true)}>
        {words.title}
      </Button>
      {isOpen ? <ScreensDialog competition={competition} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
