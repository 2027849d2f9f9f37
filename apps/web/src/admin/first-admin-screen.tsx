/** `/first-admin/:token`: makes the signed-in person an admin. The server prints this link while there is none. */
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { paths } from '@trickline/views/paths.ts'
import { useToken } from '../lib/address.ts'
import { useAction } from '../lib/use-action.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { personName } from '@trickline/views/person-name.ts'
import { useSession } from '@trickline/client/session.ts'
import { Button, buttonClass } from '@trickline/ui/button.tsx'
import { Page } from '@trickline/ui/page.tsx'
import { becomeFirstAdmin } from './mutations.ts'

export function FirstAdminScreen() {
  const token = useToken()
  const common = useMessages('common')
  const words = useMessages('admin').first
  const profile = useSession()?.profile
  const { run, busy } = useAction()
  const [isDone, setDone] = useState(false)
  if (!profile) return null
  const become = async () => setDone(await run(becomeFirstAdmin, { token }, { swing: 1 }))
  return (
    <Page title={words.title} reading>
      <p className="mb-6 text-lead text-soft">
        {isDone ? words.done : words.text(`${personName(profile, common)} (${profile.email})`)}
      </p>
      {isDone ? (
        <Link to={paths.admin} className={buttonClass('primary')}>
          {words.goOn}
        </Link>
      ) : (
        <Button kind="primary" busy={busy} onClick={() => void become()}>
          {words.action}
        </Button>
      )}
    </Page>
  )
}
