/** `/` in the app: sign in or register (screens §2). The server renders the front page around it. */
import { lazy, startTransition, Suspense, useId, useLayoutEffect, useRef, useState } from 'react'
import { useSessionState } from '@trickline/client/session.ts'
import { useLanguage } from '@trickline/ui/language.ts'
import { animateLines } from '@trickline/ui/line.tsx'
import { useMessages } from '@trickline/ui/messages.ts'
import { Notice } from '@trickline/ui/notice.tsx'
import { tabId, TabList } from '@trickline/ui/tabs.tsx'
import { useTitle } from '@trickline/ui/title.ts'
import { LoginForm } from './login-form.tsx'
import { SignedOutPage } from './signed-out-page.tsx'

const DemoSignIn = lazy(async () => ({ default: (await import('./demo-sign-in.tsx')).DemoSignIn }))
// loaded on demand: most visitors sign in
const RegisterForm = lazy(async () => ({ default: (await import('./register-form.tsx')).RegisterForm }))
const isDemo = 'demo' in document.documentElement.dataset

type Side = 'sign-in' | 'register'

type Props = {
  start: Side
  /** The address in the link of an invitation. */
  email: string
  onSignedIn: () => void
}

export function SignInScreen({ start, email, onSignedIn }: Props) {
  const words = useMessages('accounts')
  const language = useLanguage()
  const { ended } = useSessionState()
  const [side, setSide] = useState(start)
  const panelId = useId()
  useTitle(side === 'register' ? words.register : words.signIn)
  const changeSide = (to: Side) => {
    if (to === side) return
    // keeps the current form until the other is loaded
    startTransition(() => setSide(to))
    animateLines(0.6)
  }
  const signedIn = () => {
    animateLines()
    onSignedIn()
  }
  return (
    <SignedOutPage
      words={words.motto}
      text={words.mottoText}
      above={<SideTabs side={side} onChange={changeSide} panelId={panelId} />}
      also={
        isDemo ? (
          <Suspense>
            <DemoSignIn key={language} onSignedIn={signedIn} />
          </Suspense>
        ) : null
      }
    >
      <div id={panelId} role="tabpanel" aria-label={side === 'register' ? words.register : words.signIn}>
        {ended ? (
          <div className="mb-6">
            <Notice>{words[ended]}</Notice>
          </div>
        ) : null}
        {side === 'register' ? (
          <Suspense>
            <RegisterForm email={email} onSignedIn={signedIn} onSignIn={() => changeSide('sign-in')} />
          </Suspense>
        ) : (
          <LoginForm email={email} onSignedIn={signedIn} onRegister={() => changeSide('register')} />
        )}
      </div>
    </SignedOutPage>
  )
}

type TabsProps = { side: Side; onChange: (side: Side) => void; panelId: string }

/** A bead on the line below marks the chosen side. */
function SideTabs({ side, onChange, panelId }: TabsProps) {
  const words = useMessages('accounts')
  const row = useRef<HTMLDivElement>(null)
  const bead = useRef<HTMLSpanElement>(null)
  const [isPlaced, setPlaced] = useState(false)
  useLayoutEffect(() => {
    const widths = new ResizeObserver(() => {
      const tab = document.getElementById(tabId(panelId, side))
      if (tab && bead.current) bead.current.style.translate = `${tab.offsetLeft + tab.offsetWidth / 2}px`
      setPlaced(true)
    })
    if (row.current) widths.observe(row.current)
    return () => widths.disconnect()
  }, [panelId, side])
  return (
    <div ref={row} className="relative -ms-2.5 w-fit sm:-ms-4">
      <TabList
        label={words.choose}
        tabs={[
          { id: 'sign-in', label: words.signIn },
          { id: 'register', label: words.register },
        ]}
        chosen={side}
        onChoose={onChange}
        panelId={panelId}
        className="sm:gap-2"
        tabClassName="min-h-14 rounded-control pb-2 text-lead outline-offset-[-4px] transition-colors"
      />
      <span
        ref={bead}
        aria-hidden="true"
        hidden={!isPlaced}
        className="pointer-events-none absolute -bottom-[7px] -left-[7px] z-10 size-3.5 rounded-full border-[1.5px] border-ink bg-accent transition-[translate] duration-300 ease-settle"
      />
    </div>
  )
}
