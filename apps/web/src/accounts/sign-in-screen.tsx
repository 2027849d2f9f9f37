/** `/` in the app: sign in or register, and nothing else (screens §2). The front page around it is the server's. */
import { lazy, type ReactNode, Suspense } from 'react'
import { useLanguage } from '../lib/language.ts'
import { useMessages } from '../lib/messages.ts'
import { useTitle } from '../lib/title.ts'
import { SignedOutPage } from './signed-out-page.tsx'
import { type Side, SignInPanel, type SignInProps } from './sign-in-panel.tsx'

// only where the server says that it has the demo
const DemoPeople = lazy(async () => ({ default: (await import('./demo-people.tsx')).DemoPeople }))
const isDemo = 'demo' in document.documentElement.dataset

type Props = Omit<SignInProps, 'demo'> & {
  /** Language and theme, from the frame of the app. */
  preferences: ReactNode
}

export function SignInScreen({ preferences, ...signIn }: Props) {
  const words = useMessages('accounts')
  const language = useLanguage()
  return (
    <SignInPanel
      {...signIn}
      demo={(onSignedIn) =>
        isDemo ? (
          <Suspense>
            <DemoPeople key={language} onSignedIn={onSignedIn} />
          </Suspense>
        ) : null
      }
      around={(side, sides, form) => (
        <SignedOutPage words={words.motto} text={words.mottoText} corner={preferences} above={sides}>
          <TitleOf side={side} />
          {form}
        </SignedOutPage>
      )}
    />
  )
}

function TitleOf({ side }: { side: Side }) {
  const words = useMessages('accounts')
  useTitle(side === 'register' ? words.register : words.signIn)
  return null
}
