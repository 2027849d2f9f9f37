/** `/` in the app: sign in or register (screens §2). The front page around it is made by the server. */
import { lazy, type ReactNode, Suspense } from 'react'
import { useLanguage } from '@trickline/ui/language.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { useTitle } from '@trickline/ui/title.ts'
import { SignedOutPage } from './signed-out-page.tsx'
import { type SignInProps, useSignIn } from './sign-in-panel.tsx'

const DemoSignIn = lazy(async () => ({ default: (await import('./demo-sign-in.tsx')).DemoSignIn }))
const isDemo = 'demo' in document.documentElement.dataset

type Props = SignInProps & {
  preferences: ReactNode
}

export function SignInScreen({ preferences, ...props }: Props) {
  const words = useMessages('accounts')
  const language = useLanguage()
  const { side, sides, form, signedIn } = useSignIn(props)
  useTitle(side === 'register' ? words.register : words.signIn)
  return (
    <SignedOutPage words={words.motto} text={words.mottoText} corner={preferences} above={sides}>
      {form}
      {isDemo ? (
        <Suspense>
          <DemoSignIn key={language} onSignedIn={signedIn} />
        </Suspense>
      ) : null}
    </SignedOutPage>
  )
}
