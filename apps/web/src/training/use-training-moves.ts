/** Publishes and deletes one's training rounds: confirmation before, a toast after. */
import type { TrainingRead } from '@trickline/contract/read-rows'
import { NetworkError } from '@trickline/client/api.ts'
import { useErrorText } from '../lib/error-text.ts'
import { useFormat } from '@trickline/ui/format.ts'
import { logFailure } from '@trickline/client/log-failure.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { executeMutation } from '@trickline/client/mutation.ts'
import { discardItemsOf, hasUnsentItem } from '@trickline/client/outbox.ts'
import { roundDrafts } from '../rounds/draft/stored-draft.ts'
import { roundSaveKey } from '../rounds/mutations.ts'
import { useConfirm } from '@trickline/ui/confirm.tsx'
import { animateLines } from '@trickline/ui/line.tsx'
import { toast } from '@trickline/ui/toast.tsx'
import { useRoundLabels } from './round-labels.ts'
import { deleteTraining, publishTraining } from './mutations.ts'

export function useTrainingMoves() {
  const words = useMessages('training')
  const confirm = useConfirm()
  const explain = useErrorText()
  const { titleOf } = useRoundLabels()
  const format = useFormat()

  return {
    publish: async (round: TrainingRead) => {
      // a published round would refuse the unsent changes
      if (hasUnsentItem(roundSaveKey(round.id))) {
        toast({ text: words.publishWaits, tone: 'bad' })
        return
      }
      const yes = await confirm({
        title: words.publishTitle,
        consequence: words.publishConsequence,
        action: words.publish,
      })
      if (!yes) return
      try {
        await executeMutation(publishTraining, round).answer
      } catch (error) {
        logFailure('the training round was not published', error)
        toast({ text: explain(error), tone: 'bad' })
        return
      }
      animateLines()
      toast({ text: words.published, tone: 'good' })
    },
    remove: async (round: TrainingRead) => {
      const yes = await confirm({
        title: words.deleteTitle,
        consequence: words.deleteConsequence(titleOf(round), format.score(round.totalScore)),
        action: words.delete,
        kind: 'danger',
      })
      if (!yes) return
      try {
        await executeMutation(deleteTraining, round).answer
      } catch (error) {
        // The texts of screens §14 for a refusal and for no response.
        logFailure(words.deleteServerError, error)
        const isUnanswered = error instanceof NetworkError
        const text = isUnanswered ? words.deleteFailed : `${words.deleteServerError} ${explain(error)}`
        toast({ text, tone: 'bad' })
        return
      }
      await discardItemsOf(roundSaveKey(round.id))
      // otherwise the logout would count the draft of a deleted round
      roundDrafts.drop(round.id)
      toast({ text: words.deleted })
    },
  }
}
