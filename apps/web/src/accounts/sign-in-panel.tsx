/** Sign in or register, told apart by where the bead lies on the line. */
import { lazy, Suspense, useId, useLayoutEffect, useRef, useState, startTransition } from 'react'
import { useMessages } from '@trickline/ui/messages.ts'
import { useSessionState } from '@trickline/client/session.ts'
import { classNames } from '@trickline/ui/class-names.ts'
import { animateLines } from '@trickline/ui/line.tsx'
import { Notice } from '@trickline/ui/notice.tsx'
import { LoginForm } from './login-form.tsx'

// most who come sign in
const RegisterForm = lazy(async () => ({ default: (await import('./register-form.tsx')).RegisterForm }))

type Side = 'sign-in' | 'register'

export type SignInProps = {
  start: Side
  /** Known already, from the link of an invitation. */
  email: string
  onSignedIn: () => void
}

/** The choice and the form, for the page that they stand on; and what becomes of who signed in, by whichever way. */
export function useSignIn({ start, email, onSignedIn }: SignInProps) {
  const words = useMessages('accounts')
  const { ended } = useSessionState()
  const [side, setSide] = useState(start)
  const id = useId()
  const turn = (to: Side) => {
    // the one side stays until the other is there
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
          <RegisterForm email={email} onSignedIn={signedIn} onSignIn={() => turn('sign-in')} />
        </Suspense>
      ) : (
        <LoginForm email={email} onSignedIn={signedIn} onRegister={() => turn('register')} />
      )}
    </div>
  )
  return { side, sides: <Sides side={side} onTurn={turn} panelId={id} />, form, signedIn }
}

/** Both sides stand on the line; the bead lies under the chosen one and slides over. */
function Sides({ side, onTurn, panelId }: { side: Side; onTurn: (side: Side) => void; panelId: string }) {
  const words = useMessages('accounts')
  const row = useRef<HTMLDivElement>(null)
  const [laid, setLaid] = useState(false)
  const bead = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const lay = () => {
      const tab = row.current?.querySelector<HTMLElement>(`[data-side=${side}]`)
      if (tab && bead.current) bead.current.style.translate = `${tab.offsetLeft + tab.offsetWidth / 2}px`
    }
    lay()
    // First once it lies there; then when words take another width: with another language, or when the type family arrives.
    const widths = new ResizeObserver(() => {
      lay()
      setLaid(true)
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
          onClick={() => each !== side && onTurn(each)}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
            onTurn(each === 'register' ? 'sign-in' : 'register')
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
          {each === side && !laid ? (
            <span className="absolute start-1/2 -bottom-[7px] -ms-[7px]">
              <Bead />
            </span>
          ) : null}
        </button>
      ))}
      <span
        ref={bead}
        hidden={!laid}
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
