/** What stands around a screen of somebody who is signed in; it knows what a logout would take from this device. */
import type { ReactNode } from 'react'
import { countUnsentReviews } from '../../rounds/review/review-draft.ts'
import { countUnsavedRounds } from '../../rounds/save/stored-draft.ts'
import { AppProviders } from '../app-providers.tsx'
import { Shell } from '../shell.tsx'

export function SignedInShell({ children }: { children: ReactNode }) {
  return (
    <AppProviders>
      <Shell begun={begun}>{children}</Shell>
    </AppProviders>
  )
}

function begun() {
  return { rounds: countUnsavedRounds(), reviews: countUnsentReviews() }
}
