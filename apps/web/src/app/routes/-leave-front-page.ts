/** On the front page, which is no route, the app is loaded for the sign-in; after it the app takes over the page. */
import { currentSession } from '@trickline/client/session.ts'
import { landing } from '@trickline/views/paths.ts'

export async function leaveFrontPage(): Promise<void> {
  const panel = document.querySelector<HTMLElement>('[data-app]')
  if (!panel) return
  if (!currentSession()) {
    const { hydrateSignIn } = await import('../../accounts/hydrate-sign-in.tsx')
    await hydrateSignIn(panel)
  }
  history.replaceState(null, '', landing)
  // stops the live updates of the server's page (apps/pages/browser/part-stream.ts)
  document.documentElement.dataset['live'] = ''
  dispatchEvent(new Event('pagehide'))
}
