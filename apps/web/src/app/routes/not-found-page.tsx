/** `/not-found`, open to everyone; a profile that cannot be loaded redirects here (accounts-and-people §6). */
import { useSession } from '@trickline/client/session.ts'
import { NotFoundOutside, NotFoundScreen } from '../not-found-screen.tsx'
import { SignedInShell } from './signed-in-shell.tsx'

export function NotFoundPage() {
  if (!useSession()) return <NotFoundOutside />
  return (
    <SignedInShell>
      <NotFoundScreen />
    </SignedInShell>
  )
}
