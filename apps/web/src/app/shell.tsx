/** Frame of every signed-in screen: header, menu and network state. */
import { Link } from '@tanstack/react-router'
import { type ComponentType, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useOutboxItems } from '@trickline/client/outbox-items.ts'
import { useLiveState } from '@trickline/client/live.ts'
import { useMessages, withWords } from '@trickline/ui/messages.ts'
import { Avatar } from '@trickline/ui/avatar.tsx'
import { IconButton } from '@trickline/ui/icon-button.tsx'
import { Line } from '@trickline/ui/line.tsx'
import { openPopoverAt } from '@trickline/ui/open-popover.ts'
import { personName } from '@trickline/views/person-name.ts'
import { useSession } from '@trickline/client/session.ts'
import { useNewVersion } from './register-service-worker.ts'
import { landing } from '@trickline/views/paths.ts'
import { useOwnProfile } from './use-own-profile.ts'
import { lazyComponent, lazyHook } from '@trickline/ui/lazy.tsx'
import { isWide, useIsWide } from '@trickline/ui/use-wide.ts'

const useOutboxSending = lazyHook(async () => (await import('@trickline/client/outbox.ts')).startOutbox)
const navigation = () => withWords(import('./navigation-list.tsx'), 'frame')
const NavigationBar = lazyComponent(async () => (await navigation()).NavigationBar, {
  eager: isWide(),
})
const NetworkStrip = lazyComponent(
  async () => (await withWords(import('./network-strip.tsx'), 'frame')).NetworkStrip,
)
const NavigationDrawer = lazyComponent(async () => (await navigation()).NavigationDrawer)

export type MenuProps = { onClose: () => void }

/** `Menu`: the account menu, loaded when it is opened. */
type Props = { Menu: ComponentType<MenuProps> }

export function Shell({ Menu, children }: Props & { children: ReactNode }) {
  const common = useMessages('common')
  useOwnProfile()
  const startOutbox = useOutboxSending(useOutboxItems().length > 0)
  useEffect(() => startOutbox?.(), [startOutbox])
  return (
    <>
      <a
        href="#content"
        className="absolute start-2 top-2 z-40 -translate-y-20 rounded-control bg-ink px-4 py-3 text-paper focus:translate-y-0"
      >
        {common.skipToContent}
      </a>
      <Header Menu={Menu} />
      <NetworkState />
      <main
        id="content"
        tabIndex={-1}
        // below the header, over which it begins, so that it stays where it is when a screen has no header
        className="flex min-h-0 flex-1 flex-col pt-14 outline-none in-[:has([data-whole-window])]:pt-0 [output+&]:pt-0 print:pt-0"
      >
        {children}
      </main>
    </>
  )
}

function Header({ Menu }: Props) {
  const common = useMessages('common')
  const isWideNow = useIsWide()
  return (
    // a screen that takes the whole window has its own header
    <header className="sticky top-0 z-20 -mb-14 h-14 bg-paper focus-within:z-40 in-[:has([data-whole-window])]:hidden print:hidden">
      <div className="mx-auto flex h-14 w-full max-w-page items-center gap-2 px-4 sm:px-6">
        <Link to={landing} className="text-lead font-extrabold tracking-tight">
          {common.product}
        </Link>
        {/* the bead of the current entry hangs below the row */}
        <div className="pointer-events-none -mb-3 scrolls-sideways hidden min-w-0 flex-1 px-2 pb-3 *:pointer-events-auto *:ms-auto *:w-fit lg:block">
          {isWideNow ? <NavigationBar /> : null}
        </div>
        <Account Menu={Menu} />
        <Drawer />
      </div>
      <Line className="-mt-2.5 -mb-2.5" />
    </header>
  )
}

/** The person's photo, which opens the account menu. */
function Account({ Menu }: Props) {
  const common = useMessages('common')
  const profile = useSession()?.profile
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [wasOpen, setWasOpen] = useState(false)
  if (!profile) return null
  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        aria-label={personName(profile, common)}
        className="ms-auto grid size-touch shrink-0 place-items-center rounded-full hover:bg-sunken lg:-me-1 lg:ms-0"
      >
        <Avatar name={profile.name} surname={profile.surname} src={profile.img_path} />
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        onToggle={({ newState }) => {
          if (newState !== 'open' || !button.current || !panel.current) return
          setWasOpen(true)
          openPopoverAt(button.current, panel.current)
        }}
        className="fixed inset-auto m-0 w-72 max-w-[calc(100vw-1rem)] flex-col rounded-card border border-hair bg-raised p-2 text-ink shadow-lift open:flex"
      >
        {wasOpen ? <Menu onClose={() => panel.current?.hidePopover()} /> : null}
      </div>
    </>
  )
}

function Drawer() {
  const common = useMessages('common')
  const dialog = useRef<HTMLDialogElement>(null)
  const [wasOpen, setWasOpen] = useState(false)
  return (
    <div className="lg:hidden">
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
        {wasOpen ? <NavigationDrawer onClose={() => dialog.current?.close()} /> : null}
      </dialog>
    </div>
  )
}

function NetworkState() {
  const live = useLiveState()
  const unsent = useOutboxItems()
  const updateApp = useNewVersion()
  const failed = unsent.filter((item) => item.state === 'failed')
  // an item in its undo window is not shown, as its toast offers the undo
  const queued = unsent.filter(
    ({ state, tries, notBefore, isStep }) => state === 'waiting' && !isStep && (tries > 0 || notBefore === 0),
  )
  const offlineSince = live.state === 'offline' ? live.since : null
  const isSlow = useLasts(queued.length > 0)
  const waiting = isSlow || offlineSince !== null || queued.some(({ tries }) => tries > 0) ? queued.length : 0
  return offlineSince === null && waiting + failed.length === 0 && !updateApp ? null : (
    <NetworkStrip {...{ offlineSince, waiting, failed, updateApp }} />
  )
}

/** In ms: requests answered sooner, even on a slow network, must not move the screen below. */
const slowAfter = 5000

/** True once the condition has held for this long. */
function useLasts(condition: boolean): boolean {
  const [lasts, setLasts] = useState(false)
  useEffect(() => {
    if (!condition) return undefined
    const timer = setTimeout(() => setLasts(true), slowAfter)
    return () => {
      clearTimeout(timer)
      setLasts(false)
    }
  }, [condition])
  return lasts
}
