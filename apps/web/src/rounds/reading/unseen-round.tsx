/** Replaces a round that the viewer may not see yet: whose it is, in which phase, and when it can be seen (screens §10). */
import { Link } from '@tanstack/react-router'
import { usePerson } from '@trickline/client/session.ts'
import { buttonClass } from '@trickline/ui/button.tsx'
import { Dialog } from '@trickline/ui/dialog.tsx'
import { useMessages } from '@trickline/ui/messages.ts'
import { Page } from '@trickline/ui/page.tsx'
import { paths } from '@trickline/views/paths.ts'
import { personName } from '@trickline/views/person-name.ts'
import { roundLabel } from '../round-head.tsx'
import type { Unseen } from '../unseen-in.ts'

type Props = { unseen: Unseen; onClose: () => void }

export function UnseenRound({ unseen: { round, competition }, onClose }: Props) {
  const common = useMessages('common')
  const words = useMessages('judging')
  const person = usePerson()
  const { title, of, when, own, toCompetition } = useMessages('judgingParts').unseen
  return (
    <Page title={words.round}>
      <Dialog
        open
        title={title(personName(round.user, common))}
        onClose={onClose}
        actions={
          <Link to={paths.competition(competition.id)} replace className={buttonClass('primary')}>
            {toCompetition}
          </Link>
        }
      >
        <p className="font-semibold">{of(roundLabel(round, words), competition.name)}</p>
        <p>{person?.id === round.user_id ? own : when}</p>
      </Dialog>
    </Page>
  )
}
