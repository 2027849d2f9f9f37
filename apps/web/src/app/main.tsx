/** Starts the app: the theme before the first paint, then messages, device storage and session, then the router. */
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { openDevice } from '@trickline/client/device-storage.ts'
import { followProfileLanguage } from '../lib/profile-language.ts'
import { restoreSession } from '@trickline/client/stored-session.ts'
import { setReplyLanguage } from '@trickline/client/api.ts'
import { currentLanguage } from '@trickline/ui/device-language.ts'
import { loadMessages } from '@trickline/ui/messages.ts'
import { currentSession, onSessionChange } from '@trickline/client/session.ts'
import { applyTheme } from '@trickline/ui/theme.ts'
import { AppContexts } from './app-contexts.tsx'
import { beginHandedSession } from './handed-session.ts'
import { registerServiceWorker } from './register-service-worker.ts'
import { reloadOnMissingChunk } from './missing-chunk.ts'
import { createAppRouter } from './routes/routes.tsx'
import './app.css'

applyTheme()
setReplyLanguage(currentLanguage)
reloadOnMissingChunk()
registerServiceWorker()

// no top-level await, as lazily loaded chunks wait for this file
void start()
// while the words are on their way, since the first formatter of a page takes a phone 100 ms
void new Intl.NumberFormat()

async function start(): Promise<void> {
  await Promise.all([
    loadMessages('common'),
    openDevice().then(restoreSession).then(beginHandedSession).then(followProfileLanguage),
  ])
  const router = createAppRouter()
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  followSession(router)
  createRoot(root).render(
    <StrictMode>
      <AppContexts>
        <RouterProvider router={router} />
      </AppContexts>
    </StrictMode>,
  )
}

/** The route guards run again, as another person has other permissions. */
function followSession(router: ReturnType<typeof createAppRouter>): void {
  let viewer = currentSession()?.person.id
  onSessionChange(() => {
    const id = currentSession()?.person.id
    if (id === viewer) return
    viewer = id
    void router.invalidate()
  })
}
