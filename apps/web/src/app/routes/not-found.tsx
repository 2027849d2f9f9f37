/** `/not-found`: where a profile that cannot be loaded leads (accounts-and-people §6); open to everyone. */
import { createFileRoute } from '@tanstack/react-router'
import { useSession } from '../../lib/session.ts'
import { Frame } from '../frame.tsx'
import { NotFoundScreen } from '../not-found-screen.tsx'
import { landing } from '../paths.ts'
import { PublicShell } from '../public-shell.tsx'
import { Shell } from '../shell.tsx'

export const Route = createFileRoute('/not-found')({ component: NotFound })

function NotFound() {
  const isSignedIn = useSession() !== null
  return (
    <Frame>
      {isSignedIn ? (
        <Shell>
          <NotFoundScreen />
        </Shell>
      ) : (
        <PublicShell next={landing}>
          <NotFoundScreen />
        </PublicShell>
      )}
    </Frame>
  )
}
