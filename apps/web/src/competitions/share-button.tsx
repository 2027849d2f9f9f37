/** Shares the competition's page; the owner gets a sheet of everything that can be shared (screens §38, §41). */
import { decideCompetition } from '@trickline/competition/competition-moves'
import { competitionIsPublic } from '@trickline/competition/competition-status'
import type { CompetitionRead } from '@trickline/contract/read-rows'
import { useState } from 'react'
import { paths } from '@trickline/views/paths.ts'
import { lazyComponent } from '@trickline/ui/lazy.tsx'
import { useMessages, withWords } from '@trickline/ui/messages.ts'
import { serverNow } from '@trickline/client/server-time.ts'
import { usePerson } from '@trickline/client/session.ts'
import { Button } from '@trickline/ui/button.tsx'
import { Icon } from '@trickline/ui/icon.tsx'
import { roundOnPhoneClass, ShareLink } from '@trickline/ui/share-link.tsx'
import type { MadeLink, ShareDialogProps } from './screens/share-dialog.tsx'

const ShareDialog = lazyComponent<ShareDialogProps>(
  async () =>
    (await withWords(import('./screens/share-dialog.tsx'), 'screens', 'webhooks', 'files', 'phases'))
      .ShareDialog,
  { when: ({ open }) => open },
)

export function ShareButton({ competition }: { competition: CompetitionRead }) {
  const words = useMessages('share')
  const person = usePerson()
  const [isOpen, setOpen] = useState(false)
  // addresses are sent once, so they stay beside their row while the page is open
  const [made, setMade] = useState<readonly MadeLink[]>([])
  if (!competitionIsPublic(competition)) return null
  const { id, name } = competition
  if (!decideCompetition(person, { competition, now: serverNow() }, 'set-up-screens').move) {
    return <ShareLink path={paths.live(id)} title={name} isRound className="shrink-0" />
  }
  return (
    <>
      <Button
        icon={<Icon name="share" />}
        aria-label={words.share}
        onClick={() => setOpen(true)}
        className={`${roundOnPhoneClass} shrink-0 max-sm:[&>span]:hidden`}
      >
        {words.share}
      </Button>
      <ShareDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        competition={competition}
        made={made}
        onMade={(link) => setMade((before) => [link, ...before])}
      />
    </>
  )
}
