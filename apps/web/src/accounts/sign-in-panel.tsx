/** Tabs sign in and register; a bead on the line marks the chosen one. */
import { lazy, startTransition, Suspense, useId, useLayoutEffect, useRef, useState } from 'react'
import { useMessages } from '@trickline/ui/messages.ts'
import { useSessionState } from '@trickline/client/session.ts'
import { classNames } from '@trickline/ui/class-names.ts'
import { animateLines } from '@trickline/ui/line.tsx'
import { Notice } from '@trickline/ui/notice.tsx'
import { LoginForm } from './login-form.tsx'

// loaded on demand: most visitors sign in
const RegisterForm = lazy(async () => ({ default: (await import('./register-form.tsx')).RegisterForm }))

type Side = 'sign-in' | 'register'

export type SignInProps = {
  start: Side
  /** From the link of an invitation. */
  email: string
  onSignedIn: () => void
}

/** Returns tabs and form for the page to place, and what to call after any way of signing in. */
export function useSignIn({ start, email, onSignedIn }: SignInProps) {
  const words = useMessages('accounts')
  const { ended } = useSessionState()
  const [side, setSide] = useState(start)
  const id = useId()
  const changeSide = (to: Side) => {
    // keeps the present form until the other is loaded
    startTransition(() => setSide(to))
    animateLines(0.6)
  }
  const signedIn = () => {
    animateLines()
    onSignedIn()
  }
  const form = (
    <div id={id} role="tabpanel" aria-label={side === 'register' ? words.register : words.signIn}>
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
  )
  return { side, sides: <SideTabs side={side} onChange={changeSide} panelId={id} />, form, signedIn }
}

function SideTabs({
  side,
  onChange,
  panelId,
}: {
  side: Side
  onChange: (side: Side) => void
  panelId: string
}) {
  const words = useMessages('accounts')
  const row = useRef<HTMLDivElement>(null)
  const [isPlaced, setPlaced] = useState(false)
  const bead = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const placeBead = () => {
      const tab = row.current?.querySelector<HTMLElement>(`[data-side=${side}]`)
      if (tab && bead.current) bead.current.style.translate = `${tab.offsetLeft + tab.offsetWidth / 2}px`
    }
    placeBead()
    const widths = new ResizeObserver(() => {
      placeBead()
      setPlaced(true)
    })
    if (row.current) widths.observe(row.current)
    return () => widths.disconnect()
  }, [side])
  return (
    <div ref={row} role="tablist" aria-label={words.choose} className="relative -ms-4 flex w-fit sm:gap-2">
      {(['sign-in', 'register'] as const).map((each) => (
        <button
          key={each}
          type="button"
          role="tab"
          data-side={each}
          aria-selected={each === side}
          aria-controls={panelId}
          tabIndex={each === side ? 0 : -1}
          onClick={() => each !== side && onChange(each)}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
            onChange(each === 'register' ? 'sign-in' : 'register')
            const { nextElementSibling, previousElementSibling } = event.currentTarget
            const sibling = each === 'register' ? previousElementSibling : nextElementSibling
            if (sibling instanceof HTMLButtonElement) sibling.focus()
          }}
          className={classNames(
            'relative min-h-14 rounded-control px-4 pb-2 text-lead font-semibold whitespace-nowrap outline-offset-[-4px] transition-colors',
            each === side ? 'text-ink' : 'text-soft hover:text-ink',
          )}
        >
          {each === 'register' ? words.register : words.signIn}
          {each === side && !isPlaced ? (
            <span className="absolute start-1/2 -bottom-[7px] -ms-[7px]">
              <Bead />
            </span>
          ) : null}
        </button>
      ))}
      <span
        ref={bead}
        hidden={!isPlaced}
        className="pointer-events-none absolute -bottom-[7px] -left-[7px] z-10 transition-[translate] duration-300 ease-settle"
      >
        <Bead />
      </span>
    </div>
  )
}

function Bead() {
  return (
    <span aria-hidden="true" className="block size-3.5 rounded-full border-[1.5px] border-ink bg-accent" />
  )
}
