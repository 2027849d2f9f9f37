/** What stands around a screen of somebody who is signed in; it knows what a logout would take from this device. */
import type { ReactNode } from 'react'
import { begunReviews } from '../../rounds/review/kept-review.ts'
import { begunRounds } from '../../rounds/save/kept-draft.ts'
import { Frame } from '../frame.tsx'
import { Shell } from '../shell.tsx'

export function Inside({ children }: { children: ReactNode }) {
  return (
    <Frame>
      <Shell begun={begun}>{children}</Shell>
    </Frame>
  )
}

function begun() {
  return { rounds: begunRounds(), reviews: begunReviews() }
}
