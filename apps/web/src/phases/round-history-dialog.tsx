/** A dialog with the history of a round. */
import { lazy, Suspense } from 'react'
import { useMessages, withWords } from '@trickline/ui/messages.ts'
import { personName } from '@trickline/views/person-name.ts'
import { Dialog } from '@trickline/ui/dialog.tsx'
import { SkeletonRows } from '@trickline/ui/skeleton.tsx'
import type { CompetitionView } from '@trickline/views/phases/competition-view.ts'

const RoundHistory = lazy(async () => ({
  default: (await withWords(import('../rounds/reading/round-history.tsx'), 'judgingParts', 'history'))
    .RoundHistory,
}))

type Props = {
  view: CompetitionView
  roundId: number | null
  onClose: () => void
}

export function RoundHistoryDialog({ view, roundId, onClose }: Props) {
  const common = useMessages('common')
  const words = useMessages('phaseSteps')
  const round = view.rounds.find(({ id }) => id === roundId)
  return (
    <Dialog
      open={round !== undefined}
      onClose={onClose}
      title={round ? words.whatChangedOf(personName(round.user, common)) : words.whatChanged}
    >
      {round ? (
        <Suspense fallback={<SkeletonRows count={4} />}>
          <RoundHistory round={round} />
        </Suspense>
      ) : null}
    </Dialog>
  )
}
