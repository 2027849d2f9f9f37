/** Starts the app: theme before the first paint, then words and session, then the router. */
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { loadMessages } from '../lib/messages.ts'
import { startOutbox } from '../lib/outbox.ts'
import { createQueryClient } from '../lib/query.ts'
import { currentSession, followOtherTabs, onSessionChange, restoreSession } from '../lib/session.ts'
import { applyTheme } from '../lib/theme.ts'
import { createAppRouter } from './router.tsx'
import '../ui/base.css'

applyTheme()
const queryClient = createQueryClient()
const router = createAppRouter({ queryClient })

await Promise.all([loadMessages('common'), restoreSession()])
followOtherTabs()
startOutbox()
followTheSession()

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
)

/** Another person sees other data: what was fetched goes, and every guard decides again. */
function followTheSession(): void {
  let viewer = currentSession()?.person.id
  onSessionChange(() => {
    const now = currentSession()?.person.id
    if (now === viewer) return
    viewer = now
    queryClient.clear()
    void router.invalidate()
  })
}
