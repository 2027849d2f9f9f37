/** Parts of the competition's page and list that not everybody sees; each is loaded when shown. */
import { lazyComponent, lazyHook } from '@trickline/ui/lazy.tsx'
import { withWords } from '@trickline/ui/messages.ts'
import { SkeletonRows } from '@trickline/ui/skeleton.tsx'
import type { OwnerActionProps } from './owner-action.tsx'

const fallback = () => <SkeletonRows count={8} className="h-16" />

/** Returns the function that renders the action. */
export const useOwnerAction = lazyHook(async () => {
  const { OwnerAction } = await withWords(import('./owner-action.tsx'), 'competitionSteps', 'phaseSteps')
  return (props: OwnerActionProps) => <OwnerAction {...props} />
})

export const EntriesPanel = lazyComponent(
  async () => (await withWords(import('../entries/entries-panel.tsx'), 'entries')).EntriesPanel,
  { fallback },
)

export const JudgesTable = lazyComponent(
  async () => (await withWords(import('../phases/judges-table.tsx'), 'judging', 'phaseSteps')).JudgesTable,
  { fallback },
)
