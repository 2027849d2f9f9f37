/** The account menu, with the amount of work that a logout would delete. Loaded when it is opened. */
import { countUnsavedRounds } from '../../rounds/draft/stored-draft.ts'
import { countUnsentReviews } from '../../rounds/draft/stored-review.ts'
import { AccountMenu } from '../account-menu.tsx'

export function SignedInMenu({ onClose }: { onClose: () => void }) {
  return <AccountMenu countUnsavedWork={countUnsavedWork} onClose={onClose} />
}

function countUnsavedWork() {
  return { rounds: countUnsavedRounds(), reviews: countUnsentReviews() }
}
