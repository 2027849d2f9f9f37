/** Publishes and deletes the person's training rounds: asks first, then shows a toast. */
import type { TrainingRead } from '@trickline/contract/read-rows'
import { NetworkError } from '@trickline/client/api.ts'
import { useAction } from '../lib/use-action.ts'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { hasUnsentItem } from '@trickline/client/outbox-items.ts'
import { discardItemsOf } from '@trickline/client/outbox.ts'
import { roundDrafts } from '../rounds/draft/stored-draft.ts'
import { roundSaveKey } from '../rounds/save-keys.ts'
import { toast } from '@trickline/ui/toast.tsx'
import { roundLabel } from '../rounds/round-head.tsx'
import { deleteTraining, publishTraining } from './mutations.ts'

export function useTrainingMoves() {
  const words = useMessages('training')
  const { run } = useAction()
  const judging = useMessages('judging')
  const format = useFormat()

  const publish = async (round: TrainingRead): Promise<void> => {
    // a published round would refuse the unsent changes
    if (hasUnsentItem(roundSaveKey(round.id))) return void toast({ text: words.publishWaits, tone: 'bad' })
    const { publishTitle: title, publishConsequence: consequence, publish: action } = words
    await run(publishTraining, round, {
      question: { title, consequence, action },
      swing: 1,
      done: words.published,
    })
  }

  /** Returns whether the round was deleted. */
  const remove = async (round: TrainingRead): Promise<boolean> => {
    const isDeleted = await run(deleteTraining, round, {
      question: {
        title: words.deleteTitle,
        consequence: words.deleteConsequence(roundLabel(round, judging), format.score(round.totalScore)),
        action: words.delete,
        kind: 'danger',
      },
      done: { text: words.deleted },
      log: words.deleteServerError,
      // screens §14 has one text for no answer and one for a refusal
      refused: (error, text) => ({
        text: error instanceof NetworkError ? words.deleteFailed : `${words.deleteServerError} ${text}`,
      }),
    })
    if (!isDeleted) return false
    await discardItemsOf(roundSaveKey(round.id))
    // otherwise a logout would count the draft of the deleted round
    roundDrafts.drop(round.id)
    return true
  }

  return { publish, remove }
}
