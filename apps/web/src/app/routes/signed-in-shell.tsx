/** Frame of every signed-in screen. */
import { Outlet } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { lazyComponent } from '@trickline/ui/lazy.tsx'
import { AppProviders } from '../app-providers.tsx'
import { type MenuProps, Shell } from '../shell.tsx'

const SignedInMenu = lazyComponent<MenuProps>(
  async () => (await import('./signed-in-menu.tsx')).SignedInMenu,
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
  return (
    <AppProviders>
      <Shell Menu={SignedInMenu}>{children}</Shell>
    </AppProviders>
  )
}
