/** Wakes the markup of the sign-in on the front page, with what has been typed into it; resolves when somebody signed in. */
import { isLanguage } from '@trickline/messages/languages'
import { hydrateRoot } from 'react-dom/client'
import { chooseLanguage } from '../lib/profile-language.ts'
import { loadMessages } from '@trickline/ui/messages.ts'
import { FrontSignIn, type DemoSignInChoices, signInPrefix } from './front-sign-in.tsx'

export async function hydrateSignIn(panel: HTMLElement): Promise<void> {
  const people = peopleOnPage()
  const [demo] = await Promise.all([
    people && import('./demo-sign-in.tsx'),
    loadMessages('accounts'),
    loadMessages('fields'),
  ])
  const awake = () => void panel.dispatchEvent(new Event('awake'))
  // chosen on the page around it (public/switch-language.ts)
  panel.addEventListener('language', (event) => {
    const chosen: unknown = event instanceof CustomEvent ? event.detail : null
    if (isLanguage(chosen)) void chooseLanguage(chosen)
  })
  await new Promise<void>((signedIn) => {
    const root = hydrateRoot(
      panel,
      <FrontSignIn
        people={people}
        DemoSignIn={demo?.DemoSignIn}
        onHydrated={awake}
        onSignedIn={() => {
          root.unmount()
          signedIn()
        }}
      />,
      { identifierPrefix: signInPrefix },
    )
  })
}

/** Those of the demo, as the server wrote them there. */
function peopleOnPage(): DemoSignInChoices | null {
  const script = document.getElementById('demo-people')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made with the page, by the same version
  return script && (JSON.parse(script.textContent ?? '') as DemoSignInChoices)
}
