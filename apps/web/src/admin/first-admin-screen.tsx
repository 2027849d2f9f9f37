/** `/first-admin/:token`: the link that the server prints while there is no admin; it makes the signed-in person one. */
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { paths } from '@trickline/views/paths.ts'
import { useSucceeded } from '../lib/use-succeeded.ts'
import { executeMutation } from '@trickline/client/mutation.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { personName } from '@trickline/views/person-name.ts'
import { useSession } from '@trickline/client/session.ts'
import { Button, buttonClass } from '@trickline/ui/button.tsx'
import { animateLines } from '@trickline/ui/line.tsx'
import { Page } from '@trickline/ui/page.tsx'
import { becomeFirstAdmin } from './mutations.ts'

export function FirstAdminScreen({ token }: { token: string }) {
  const common = useMessages('common')
  const words = useMessages('admin').first
  const profile = useSession()?.profile
  const succeeded = useSucceeded()
  const [isDone, setDone] = useState(false)
  const [busy, setBusy] = useState(false)
  if (!profile) return null
  const become = async () => {
    setBusy(true)
    const done = await succeeded(
      executeMutation(becomeFirstAdmin, { token }),
      'nobody was made the first admin',
    )
    setBusy(false)
    setDone(done)
    if (done) animateLines()
  }
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
