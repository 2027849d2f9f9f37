/** The sign-in on the front page: rendered on the server, hydrated by the app (screens §2). */
import type { ReplyOf } from '@trickline/contract/call'
import type { demo } from '@trickline/contract/demo'
import { type ComponentType, useEffect } from 'react'
import { useMessages } from '@trickline/ui/messages.ts'
import { HeadlineOnLine } from './signed-out-page.tsx'
import { useSignIn } from './sign-in-panel.tsx'

export type DemoSignInChoices = ReplyOf<typeof demo>

type Props = {
  people?: DemoSignInChoices | null
  DemoSignIn?: ComponentType<{ initial: DemoSignInChoices; onSignedIn: () => void }> | undefined
  onSignedIn?: () => void
  onHydrated?: () => void
}

export function FrontSignIn({
  people = null,
  DemoSignIn,
  onSignedIn = doNothing,
  onHydrated = doNothing,
}: Props) {
  const words = useMessages('accounts')
  const { sides, form, signedIn } = useSignIn({ start: 'sign-in', email: '', onSignedIn })
  useEffect(() => onHydrated(), [onHydrated])
  return (
    <HeadlineOnLine as="h2" className="px-4 sm:px-6" words={words.motto} text={words.mottoText} above={sides}>
      {form}
      {people && DemoSignIn ? <DemoSignIn initial={people} onSignedIn={signedIn} /> : null}
    </HeadlineOnLine>
  )
}

/** Same prefix on server and client, so that ids match at hydration. */
export const signInPrefix = 'sign-in'

function doNothing(): void {}
