/** Starts the app: theme before the first paint, then words and session, then the router. */
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { loadMessages } from '../lib/messages.ts'
import { currentSession, followOtherTabs, onSessionChange, restoreSession } from '../lib/session.ts'
import { applyTheme } from '../lib/theme.ts'
import { keepAppOnDevice } from './app-on-device.ts'
import { reloadOnMissingChunk } from './missing-chunk.ts'
import { createAppRouter } from './router.tsx'
import '../ui/base.css'

applyTheme()
reloadOnMissingChunk()
keepAppOnDevice()
const router = createAppRouter()

await Promise.all([loadMessages('common'), restoreSession()])
followOtherTabs()
followTheSession()

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
)

/** Another person may go elsewhere: every guard decides again. */
function followTheSession(): void {
  let viewer = currentSession()?.person.id
  onSessionChange(() => {
    const now = currentSession()?.person.id
    if (now === viewer) return
    viewer = now
    void router.invalidate()
  })
}
