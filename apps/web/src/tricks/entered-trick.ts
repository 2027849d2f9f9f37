/** What the search hands to the round: tricks with how they are performed. */
import type { Trick } from '@trickline/contract/tricks'
import type { PerformedTrick } from '@trickline/scoring'

/** How a trick is performed. */
export type Performance = Pick<PerformedTrick, 'grab' | 'dub' | 'variation'>

/** Entered in one go: typed as a line, proposed, or added from its result. */
export type EnteredTrick = Performance & { trick: Trick }

export type EnteredRow =
  | { kind: 'single'; trick: EnteredTrick }
  | { kind: 'combo'; tricks: readonly EnteredTrick[] }

/** What the athlete will probably do next. */
export type ProposedTrick = Pick<PerformedTrick, 'trickId' | 'variation' | 'grab'>
