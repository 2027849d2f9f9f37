/** The dialogs that steps of the queue open: a refusal, the history of a round, accepting a single ballot. */
import { lazyComponent } from '@trickline/ui/lazy.tsx'
import { withWords } from '@trickline/ui/messages.ts'
import type { CompetitionView } from '@trickline/views/phases/competition-view.ts'
import { RoundHistoryDialog } from './round-history-dialog.tsx'
import { StatusFailureDialog } from './status-failure.tsx'
import type { useQueueSteps } from './use-queue-steps.ts'

const OneIsEnoughDialog = lazyComponent(
  async () => (await withWords(import('./one-is-enough-dialog.tsx'), 'ballots', 'fields')).OneIsEnoughDialog,
)

type Props = Pick<ReturnType<typeof useQueueSteps>, 'failure' | 'dismiss' | 'dialogs'> & {
  view: CompetitionView
}

export function QueueDialogs({ view, failure, dismiss, dialogs: { history, oneOf, close } }: Props) {
  return (
    <>
      <StatusFailureDialog failure={failure} onClose={dismiss} />
      <RoundHistoryDialog view={view} roundId={history} onClose={close} />
      {oneOf ? <OneIsEnoughDialog round={oneOf} onClose={close} /> : null}
    </>
  )
}
