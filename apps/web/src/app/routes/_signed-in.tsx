/** Everything below needs a session: without one the visitor signs in first and comes back to the same address. */
import { createFileRoute, Outlet, redirect } from '@tanstack/react-router'
import { currentSession } from '../../lib/session.ts'
import { paths } from '../paths.ts'
import { Shell } from '../shell.tsx'

export const Route = createFileRoute('/_signed-in')({
  beforeLoad: ({ location }) => {
    if (!currentSession())
      throw redirect({ to: paths.signIn, search: { next: location.href }, replace: true })
  },
  component: () => (
    <Shell>
      <Outlet />
    </Shell>
  ),
})
