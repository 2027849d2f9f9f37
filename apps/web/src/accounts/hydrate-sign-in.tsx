/** Hydrates the sign-in of the front page, keeping what was typed; resolves when the person has signed in. */
import { isLanguage } from '@trickline/messages/languages'
import { hydrateRoot } from 'react-dom/client'
import { chooseLanguage } from '../lib/profile-language.ts'
import { loadMessages } from '@trickline/ui/messages.ts'
import { type DemoSignInChoices, FrontSignIn, signInPrefix } from './front-sign-in.tsx'

export async function hydrateSignIn(panel: HTMLElement): Promise<void> {
  const people = peopleOnPage()
  const [demo] = await Promise.all([
    people && import('./demo-sign-in.tsx'),
    loadMessages('accounts'),
    loadMessages('fields'),
  ])
  const announceHydrated = () => void panel.dispatchEvent(new Event('awake'))
  // sent by the language menu of the page (apps/pages)
  panel.addEventListener('language', (event) => {
    const language: unknown = event instanceof CustomEvent ? event.detail : null
    if (isLanguage(language)) void chooseLanguage(language)
  })
  await new Promise<void>((signedIn) => {
    const root = hydrateRoot(
      panel,
      <FrontSignIn
        people={people}
        DemoSignIn={demo?.DemoSignIn}
        onHydrated={announceHydrated}
        onSignedIn={() => {
          root.unmount()
          signedIn()
        }}
      />,
      { identifierPrefix: signInPrefix },
    )
  })
}

function peopleOnPage(): DemoSignInChoices | null {
  const script = document.getElementById('demo-people')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made with the page, by the same version
  return script && (JSON.parse(script.textContent ?? '') as DemoSignInChoices)
}
