/** `/not-found`: open to everyone; a profile that cannot be loaded redirects here (accounts-and-people §6). */
import { createFileRoute } from '@tanstack/react-router'
import { useSession } from '@trickline/client/session.ts'
import { NotFoundScreen } from '../not-found-screen.tsx'
import { SignedInShell } from './-signed-in-shell.tsx'

export const Route = createFileRoute('/not-found')({ component: NotFound })

function NotFound() {
  if (!useSession()) return <NotFoundScreen />
  return (
    <SignedInShell>
      <NotFoundScreen />
    </SignedInShell>
  )
}
