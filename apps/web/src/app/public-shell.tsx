/** What stands around a page for everyone: the product's name, language and theme, the way to sign in, the network. */
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useFormat } from '../lib/format.ts'
import { useLiveState } from '../data/live.ts'
import { useMessages } from '../lib/messages.ts'
import { buttonClass } from '../ui/button.tsx'
import { Line } from '../ui/line.tsx'
import { paths } from './paths.ts'
import { Preferences } from './preferences.tsx'

type Props = {
  /** Where one comes to after signing in. */
  next: string
  children: ReactNode
}

export function PublicShell({ next, children }: Props) {
  const common = useMessages('common')
  const words = useMessages('phases')
  const format = useFormat()
  const { state, since } = useLiveState()
  return (
    <>
      <header className="sticky top-0 z-20 bg-paper print:hidden">
        <div className="mx-auto flex min-h-14 w-full max-w-page flex-wrap items-center gap-1 px-4 sm:gap-3 sm:px-6">
          <span className="me-auto text-lead font-extrabold tracking-tight">{common.product}</span>
          <div className="flex items-center max-sm:hidden">
            <Preferences />
          </div>
          <Link to={paths.signIn} search={{ next }} className={buttonClass('quiet')}>
            {words.signIn}
          </Link>
        </div>
        <Line className="-mt-2.5 -mb-2.5" />
      </header>
      {state === 'offline' && since !== null ? (
        <output className="block border-b border-hair bg-sunken px-4 py-2 text-label font-medium">
          {words.oldSince(format.time(since))}
        </output>
      ) : null}
      <main id="content" tabIndex={-1} className="flex flex-1 flex-col outline-none">
        {children}
      </main>
      <footer className="flex justify-center pb-20 sm:hidden">
        <Preferences />
      </footer>
    </>
  )
}
