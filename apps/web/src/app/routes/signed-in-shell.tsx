/** Frame of every signed-in screen; counts the work that a logout would delete. */
import { Outlet } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { countUnsentReviews } from '../../rounds/draft/stored-review.ts'
import { countUnsavedRounds } from '../../rounds/draft/stored-draft.ts'
import { AppProviders } from '../app-providers.tsx'
import { Shell } from '../shell.tsx'

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
      <Shell countUnsavedWork={countUnsavedWork}>{children}</Shell>
    </AppProviders>
  )
}

function countUnsavedWork() {
  return { rounds: countUnsavedRounds(), reviews: countUnsentReviews() }
}
