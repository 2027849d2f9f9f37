/** The sign-in on the front page: the server makes its markup, and the app takes it over as it stands (screens §2). */
import { type ReactNode, useEffect } from 'react'
import { useMessages } from '../lib/messages.ts'
import { OnTheLine } from './signed-out-page.tsx'
import { SignInPanel } from './sign-in-panel.tsx'

type Props = {
  demo?: ((onSignedIn: () => void) => ReactNode) | undefined
  onSignedIn?: () => void
  /** Every button of it does something from now on. */
  onAwake?: () => void
}

export function FrontSignIn({ demo, onSignedIn = nothing, onAwake = nothing }: Props) {
  const words = useMessages('accounts')
  useEffect(onAwake, [onAwake])
  return (
    <SignInPanel
      start="sign-in"
      email=""
      onSignedIn={onSignedIn}
      demo={demo}
      around={(_side, sides, form) => (
        <OnTheLine as="h2" words={words.motto} text={words.mottoText} above={sides}>
          {form}
        </OnTheLine>
      )}
    />
  )
}

/** The same on both sides, so that its ids are. */
export const signInPrefix = 'sign-in'

function nothing(): void {}
