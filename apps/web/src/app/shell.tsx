/** What stands around every screen behind the sign-in: the head with the line, the menu, the state of the network. */
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { discardSave, retrySave, startOutbox, useUnsent } from '../data/outbox.ts'
import { useLiveState } from '../data/live.ts'
import { useFormat } from '../lib/format.ts'
import { useMessages } from '../lib/messages.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { useConfirm } from '../ui/confirm.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Line } from '../ui/line.tsx'
import { useNewVersion } from './app-on-device.ts'
import { NavigationBar, NavigationList } from './navigation-list.tsx'
import { LanguageSelect, ModeSelect, ThemeToggle } from './preferences.tsx'
import { landing } from './paths.ts'
import { useOwnProfile } from './use-own-profile.ts'
import { AccountMenu, type Begun, LogoutButton } from './account-menu.tsx'

export function Shell({ begun, children }: { begun: () => Begun; children: ReactNode }) {
  const common = useMessages('common')
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
      {/*
       * Whoever comes to it by keyboard sees it, whatever is pinned over it, and all of it. On the desktop its first row goes
       * with the page, the entries stay.
       */}
      <header className="sticky top-0 z-20 bg-paper focus-within:z-40 lg:-top-14 lg:has-focus-visible:top-0 print:hidden">
        <div className="mx-auto w-full max-w-page px-4 sm:px-6">
          <div className="flex h-14 items-center gap-2">
            <Link to={landing} className="me-4 text-lead font-extrabold tracking-tight">
              {common.product}
            </Link>
            <div className="ms-auto hidden items-center lg:flex">
              <ModeSelect />
              <LanguageSelect />
              <ThemeToggle />
              <AccountMenu begun={begun} />
            </div>
            <Drawer begun={begun} />
          </div>
          <div className="hidden overflow-x-auto [scrollbar-width:none] lg:block">
            <NavigationBar />
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

/** The menu on the phone: a native dialog at the side. */
function Drawer({ begun }: { begun: () => Begun }) {
  const common = useMessages('common')
  const dialog = useRef<HTMLDialogElement>(null)
  const close = () => dialog.current?.close()
  return (
    <div className="ms-auto lg:hidden">
      <IconButton
        icon="menu"
        label={common.menu}
        onClick={() => dialog.current?.showModal()}
        className="-me-3"
      />
      <dialog
        ref={dialog}
        aria-label={common.menu}
        className="me-0 h-dvh max-h-none w-80 max-w-[85vw] bg-paper p-0 text-ink open:animate-[rise_160ms_var(--ease-settle)]"
      >
        <div className="flex min-h-full flex-col px-4 pb-6">
          <div className="flex h-14 items-center justify-end">
            <IconButton icon="close" label={common.close} onClick={close} className="-me-3" />
          </div>
          <NavigationList onFollow={close} />
          <div className="mt-auto flex flex-col gap-2 pt-8">
            <div className="-ms-3 flex flex-wrap items-center">
              <LanguageSelect />
              <ModeSelect />
              <span className="ms-auto">
                <ThemeToggle />
              </span>
            </div>
            <LogoutButton begun={begun} />
          </div>
        </div>
      </dialog>
    </div>
  )
}

/** One calm strip below the head: how old the data is, what still waits to be sent, and a new version. */
function NetworkState() {
  const common = useMessages('common')
  const format = useFormat()
  const live = useLiveState()
  const unsent = useUnsent()
  const takeNewVersion = useNewVersion()
  const confirm = useConfirm()
  const failed = unsent.filter((item) => item.state === 'failed')
  const at = failed.find((item) => item.at !== undefined)?.at
  // what can still be undone says so where it was done
  const waiting = unsent.filter(
    ({ state, tries, notBefore, isStep }) => state === 'waiting' && !isStep && (tries > 0 || notBefore === 0),
  ).length
  const offline = live.state === 'offline' && live.since !== null
  if (!offline && waiting + failed.length === 0 && !takeNewVersion) return null
  const discard = async (refused: typeof failed) => {
    const yes = await confirm({
      title: common.discardTitle,
      consequence: common.discardConsequence(refused.length),
      action: common.discard,
      kind: 'danger',
    })
    if (yes) await Promise.all(refused.map(discardSave))
  }
  return (
    <output className="block border-b border-hair bg-sunken">
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-6 gap-y-1 px-4 py-2 text-label font-medium sm:px-6">
        {offline ? <span>{common.offlineSince(format.time(live.since))}</span> : null}
        {waiting > 0 ? <span className="text-waiting">{common.unsent(waiting)}</span> : null}
        {failed.length > 0 ? (
          <>
            <span className="text-stopped">
              {common.labelled(common.unsentFailed(failed.length), failed[0]?.failure?.message ?? '')}
            </span>
            {at === undefined ? null : (
              <Link to={at} className={buttonClass()}>
                {common.lookAt}
              </Link>
            )}
            <Button onClick={() => failed.forEach((item) => void retrySave(item))}>{common.retry}</Button>
            <Button onClick={() => void discard(failed)}>{common.discard}</Button>
          </>
        ) : null}
        {takeNewVersion ? (
          <>
            <span>{common.newVersion}</span>
            <Button onClick={takeNewVersion}>{common.reload}</Button>
          </>
        ) : null}
      </div>
    </output>
  )
}
