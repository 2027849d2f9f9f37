/** On the front page, which is no route, the app is asked for when somebody reaches for the sign-in; then it has the page to itself. */
import { currentSession } from '@trickline/client/session.ts'
import { landing } from '@trickline/views/paths.ts'

export async function leaveFrontPage(): Promise<void> {
  const panel = document.querySelector<HTMLElement>('[data-app]')
  if (!panel) return
  if (!currentSession()) {
    const { hydrateSignIn: takeOverSignIn } = await import('../../accounts/hydrate-sign-in.tsx')
    await takeOverSignIn(panel)
  }
  history.replaceState(null, '', landing)
  // what followed the page's changes (public/part-stream.ts) has nothing to follow any more
  document.documentElement.dataset['live'] = ''
  dispatchEvent(new Event('pagehide'))
}
