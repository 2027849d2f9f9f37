/** Frame of every signed-in screen. */
import { Outlet } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { useOutboxItems } from '@trickline/client/outbox-items.ts'
import { lazyComponent } from '@trickline/ui/lazy.tsx'
import { withWords } from '@trickline/ui/messages.ts'
import { AppProviders } from '../app-providers.tsx'
import { type MenuProps, Shell } from '../shell.tsx'

const SignedInMenu = lazyComponent<MenuProps>(
  async () => (await withWords(import('./signed-in-menu.tsx'), 'frame')).SignedInMenu,
  {
    fallback: () => <div className="h-48" />,
  },
)

export function SignedInPage() {
  return (
    <SignedInShell>
      <Outlet />
    </SignedInShell>
  )
}

export function SignedInShell({ children }: { children: ReactNode }) {
  useOptimisticRounds()
  return (
    <AppProviders>
      <Shell Menu={SignedInMenu}>{children}</Shell>
    </AppProviders>
  )
}

/** Loads the optimistic updates of rounds that this device stored before a reload (client/mutation.ts). */
function useOptimisticRounds(): void {
  const isUnsent = useOutboxItems().length > 0
  useEffect(() => {
    if (isUnsent) import('../../rounds/mutations.ts').catch(() => undefined)
  }, [isUnsent])
}
