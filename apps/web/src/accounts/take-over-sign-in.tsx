/** Wakes the markup of the sign-in on the front page, with what has been typed into it; resolves when somebody signed in. */
import type { ReplyOf } from '@trickline/contract/call'
import type { demo as demoCall } from '@trickline/contract/demo'
import { hydrateRoot } from 'react-dom/client'
import { loadMessages } from '../lib/messages.ts'
import { FrontSignIn, signInPrefix } from './front-sign-in.tsx'

export async function takeOverSignIn(panel: HTMLElement): Promise<void> {
  const people = document.getElementById('demo-people')
  const [demo] = await Promise.all([
    people && import('./demo-people.tsx'),
    loadMessages('accounts'),
    loadMessages('fields'),
  ])
  await new Promise<void>((signedIn) => {
    const root = hydrateRoot(
      panel,
      <FrontSignIn
        demo={
          demo
            ? (onSignedIn) => <demo.DemoPeople given={peopleIn(people)} onSignedIn={onSignedIn} />
            : undefined
        }
        onAwake={awake}
        onSignedIn={() => {
          root.unmount()
          signedIn()
        }}
      />,
      { identifierPrefix: signInPrefix },
    )
  })

  function awake(): void {
    panel.dispatchEvent(new Event('awake'))
  }
}

/** As the server wrote them there. */
function peopleIn(script: HTMLElement | null): ReplyOf<typeof demoCall> {
  return JSON.parse(script?.textContent ?? '')
}
