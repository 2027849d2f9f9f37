/** Starts the app: theme before the first paint, then words, device and session, then the router. */
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { openDevice } from '../data/device.ts'
import { followProfileLanguage } from '../data/language.ts'
import { restoreSession } from '../data/session.ts'
import { loadMessages } from '../lib/messages.ts'
import { currentSession, onSessionChange } from '../lib/session.ts'
import { applyTheme } from '../lib/theme.ts'
import { keepAppOnDevice } from './app-on-device.ts'
import { reloadOnMissingChunk } from './missing-chunk.ts'
import { landing } from './paths.ts'
import { createAppRouter } from './router.tsx'
import '../ui/base.css'

applyTheme()
reloadOnMissingChunk()
keepAppOnDevice()

// not awaited here: the words, and what else is loaded, wait for this file
void start()

async function start(): Promise<void> {
  await Promise.all([loadMessages('common'), openDevice().then(restoreSession).then(followProfileLanguage)])
  await passFrontPage()
  const router = createAppRouter()
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  followTheSession(router)
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
}

/** There the app is asked for when somebody reaches for the sign-in; then it has the page to itself. */
async function passFrontPage(): Promise<void> {
  const panel = document.querySelector<HTMLElement>('[data-app]')
  if (!panel) return
  if (!currentSession()) {
    const { takeOverSignIn } = await import('../accounts/take-over-sign-in.tsx')
    await takeOverSignIn(panel)
  }
  history.replaceState(null, '', landing)
  // what followed the page's changes (public/part-stream.ts) has nothing to follow any more
  document.documentElement.dataset['live'] = ''
  dispatchEvent(new Event('pagehide'))
}

/** Another person may go elsewhere: every guard decides again. */
function followTheSession(router: ReturnType<typeof createAppRouter>): void {
  let viewer = currentSession()?.person.id
  onSessionChange(() => {
    const now = currentSession()?.person.id
    if (now === viewer) return
    viewer = now
    void router.invalidate()
  })
}
