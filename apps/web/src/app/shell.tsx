/** Frame of every signed-in screen: header, menu and network state. */
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { startOutbox, useOutboxItems } from '@trickline/client/outbox.ts'
import { useLiveState } from '@trickline/client/live.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { IconButton } from '@trickline/ui/icon-button.tsx'
import { Line } from '@trickline/ui/line.tsx'
import { useNewVersion } from './register-service-worker.ts'
import { landing } from '@trickline/views/paths.ts'
import { useOwnProfile } from './use-own-profile.ts'
import type { UnsavedWork } from './account-menu.tsx'
import { lazyComponent } from '@trickline/ui/lazy.tsx'
import { isWide, useIsWide } from '@trickline/ui/use-wide.ts'

const NavigationBar = lazyComponent(async () => (await import('./navigation-list.tsx')).NavigationBar, {
  eager: isWide(),
  fallback: () => <div className="h-14" />,
})
const WideMenu = lazyComponent(async () => (await import('./wide-menu.tsx')).WideMenu, {
  eager: isWide(),
})
const NetworkStrip = lazyComponent(async () => (await import('./network-strip.tsx')).NetworkStrip)
const DrawerMenu = lazyComponent(async () => (await import('./drawer-menu.tsx')).DrawerMenu)

export function Shell({
  countUnsavedWork,
  children,
}: {
  countUnsavedWork: () => UnsavedWork
  children: ReactNode
}) {
  const common = useMessages('common')
  const isWideNow = useIsWide()
  useOwnProfile()
  useEffect(startOutbox, [])
  return (
    <>
      <a
        href="#content"
        className="absolute start-2 top-2 z-40 -translate-y-20 rounded-control bg-ink px-4 py-3 text-paper focus:translate-y-0"
      >
        {common.skipToContent}
      </a>
      {/* With keyboard focus the whole header is on top; on desktop its first row else scrolls away. */}
      <header className="sticky top-0 z-20 bg-paper focus-within:z-40 lg:-top-14 lg:has-focus-visible:top-0 print:hidden">
        <div className="mx-auto w-full max-w-page px-4 sm:px-6">
          <div className="flex h-14 items-center gap-2">
            <Link to={landing} className="me-4 text-lead font-extrabold tracking-tight">
              {common.product}
            </Link>
            <div className="ms-auto hidden items-center lg:flex">
              {isWideNow ? <WideMenu countUnsavedWork={countUnsavedWork} /> : null}
            </div>
            <Drawer countUnsavedWork={countUnsavedWork} />
          </div>
          <div className="hidden overflow-x-auto [scrollbar-width:none] lg:block">
            {isWideNow ? <NavigationBar /> : null}
          </div>
        </div>
        <Line className="-mt-2.5 -mb-2.5" />
      </header>
      <NetworkState />
      <main id="content" tabIndex={-1} className="flex flex-1 flex-col outline-none">
        {children}
      </main>
    </>
  )
}

function Drawer({ countUnsavedWork }: { countUnsavedWork: () => UnsavedWork }) {
  const common = useMessages('common')
  const dialog = useRef<HTMLDialogElement>(null)
  const [wasOpen, setWasOpen] = useState(false)
  return (
    <div className="ms-auto lg:hidden">
      <IconButton
        icon="menu"
        label={common.menu}
        onClick={() => {
          setWasOpen(true)
          dialog.current?.showModal()
        }}
        className="-me-3"
      />
      <dialog
        ref={dialog}
        aria-label={common.menu}
        className="me-0 h-dvh max-h-none w-80 max-w-[85vw] bg-paper p-0 text-ink open:animate-[rise_160ms_var(--ease-settle)]"
      >
        {wasOpen ? (
          <DrawerMenu countUnsavedWork={countUnsavedWork} onClose={() => dialog.current?.close()} />
        ) : null}
      </dialog>
    </div>
  )
}

function NetworkState() {
  const live = useLiveState()
  const unsent = useOutboxItems()
  const updateApp = useNewVersion()
  const failed = unsent.filter((item) => item.state === 'failed')
  // an item in its undo window is not shown: its toast offers the undo
  const waiting = unsent.filter(
    ({ state, tries, notBefore, isStep }) => state === 'waiting' && !isStep && (tries > 0 || notBefore === 0),
  ).length
  const offlineSince = live.state === 'offline' ? live.since : null
  return offlineSince === null && waiting + failed.length === 0 && !updateApp ? null : (
    <NetworkStrip {...{ offlineSince, waiting, failed, updateApp }} />
  )
}
