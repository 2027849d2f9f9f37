/** Routes that need a session: without one the visitor signs in and returns to the same address. */
import { createFileRoute, Outlet, redirect } from '@tanstack/react-router'
import { currentSession } from '@trickline/client/session.ts'
import { paths } from '@trickline/views/paths.ts'
import { SignedInShell } from './-signed-in-shell.tsx'

export const Route = createFileRoute('/_signed-in')({
  beforeLoad: ({ location }) => {
    if (!currentSession())
      throw redirect({ to: paths.signIn, search: { next: location.href }, replace: true })
  },
  component: SignedIn,
})

function SignedIn() {
  return (
    <SignedInShell>
      <Outlet />
    </SignedInShell>
  )
}
