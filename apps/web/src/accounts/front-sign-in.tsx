/** The sign-in on the front page: the server makes its markup, and the app takes it over as it stands (screens §2). */
import type { ReplyOf } from '@trickline/contract/call'
import type { demo } from '@trickline/contract/demo'
import { type ComponentType, useEffect } from 'react'
import { useMessages } from '@trickline/ui/messages.ts'
import { HeadlineOnLine } from './signed-out-page.tsx'
import { useSignIn } from './sign-in-panel.tsx'

export type DemoSignInChoices = ReplyOf<typeof demo>

type Props = {
  /** Where the server has the demo. */
  people?: DemoSignInChoices | null
  DemoSignIn?: ComponentType<{ given: DemoSignInChoices; onSignedIn: () => void }> | undefined
  onSignedIn?: () => void
  /** Every button of it does something from now on. */
  onHydrated?: () => void
}

export function FrontSignIn({
  people = null,
  DemoSignIn,
  onSignedIn = nothing,
  onHydrated = nothing,
}: Props) {
  const words = useMessages('accounts')
  const { sides, form, signedIn } = useSignIn({ start: 'sign-in', email: '', onSignedIn })
  useEffect(() => onHydrated(), [onHydrated])
  return (
    <HeadlineOnLine as="h2" className="px-4 sm:px-6" words={words.motto} text={words.mottoText} above={sides}>
      {form}
      {people && DemoSignIn ? <DemoSignIn given={people} onSignedIn={signedIn} /> : null}
    </HeadlineOnLine>
  )
}

/** The same on both sides, so that its ids are. */
export const signInPrefix = 'sign-in'

function nothing(): void {}
