/**
 * Publishing and deleting one's training rounds. The list shows it at once; should the server refuse, the list goes
 * back to what it was and a toast says why.
 */
import { useQueryClient } from '@tanstack/react-query'
import { deleteRound } from '@trickline/contract/rounds'
import type { TrainingRound } from '@trickline/contract/training'
import { roundStatusCodes } from '@trickline/contract/status-codes'
import { updateStatus } from '@trickline/contract/status-update'
import { api, NetworkError } from '../lib/api.ts'
import { useErrorText } from '../lib/error-text.ts'
import { useFormat } from '../lib/format.ts'
import { logFailure } from '../lib/log-failure.ts'
import { useMessages } from '../lib/messages.ts'
import { discardSavesOf, isUnsent } from '../data/outbox.ts'
import { queryKeys } from '../lib/query-keys.ts'
import { saveIds } from '../data/save-ids.ts'
import { useConfirm } from '../ui/confirm.tsx'
import { swingLines } from '../ui/line.tsx'
import { toast } from '../ui/toast.tsx'
import { useRoundWords } from './round-words.ts'
import { trainingKey } from './use-training.ts'

/** `onDeleted`: the round is gone from the server; what the device still holds of it is the caller's to drop. */
type Options = { onDeleted: (roundId: number) => void }

// Over 60 lines: two moves, each a question, a call and what is told after it.
export function useTrainingMoves({ onDeleted }: Options) {
  const words = useMessages('training')
  const confirm = useConfirm()
  const explain = useErrorText()
  const queries = useQueryClient()
  const { titleOf } = useRoundWords()
  const format = useFormat()

  /** Shows `change` at once, then asks the server; answers whether it agreed. */
  const attempt = async (
    round: TrainingRound,
    change: (list: TrainingRound[]) => TrainingRound[],
    ask: () => Promise<unknown>,
    failure: (error: unknown) => string,
  ): Promise<boolean> => {
    await queries.cancelQueries({ queryKey: trainingKey })
    const before = queries.getQueryData<TrainingRound[]>(trainingKey)
    queries.setQueryData<TrainingRound[]>(trainingKey, (list) => list && change(list))
    try {
      await ask()
      return true
    } catch (error) {
      queries.setQueryData(trainingKey, before)
      toast({ text: failure(error), tone: 'bad' })
      return false
    } finally {
      void queries.invalidateQueries({ queryKey: trainingKey })
      void queries.invalidateQueries({ queryKey: queryKeys.round(round.id) })
    }
  }

  return {
    publish: async (round: TrainingRound) => {
      // published before its changes are saved, it would never take them
      if (isUnsent(saveIds.round(round.id))) {
        toast({ text: words.publishWaits, tone: 'bad' })
        return
      }
      const yes = await confirm({
        title: words.publishTitle,
        consequence: words.publishConsequence,
        action: words.publish,
      })
      if (!yes) return
      const id = roundStatusCodes.published
      const published = { status_id: id, status: { id, name: 'published' } }
      const done = await attempt(
        round,
        (list) => list.map((each) => (each.id === round.id ? { ...each, ...published } : each)),
        () => api(updateStatus, { body: { entity: 'publishRounds', id: [round.id], new_status: id } }),
        (error) => {
          logFailure('the training round was not published', error)
          return explain(error)
        },
      )
      if (!done) return
      swingLines()
      toast({ text: words.published, tone: 'good' })
    },
    remove: async (round: TrainingRound) => {
      const yes = await confirm({
        title: words.deleteTitle,
        consequence: words.deleteConsequence(titleOf(round), format.score(round.total_score)),
        action: words.delete,
        kind: 'danger',
      })
      if (!yes) return
      const done = await attempt(
        round,
        (list) => list.filter((each) => each.id !== round.id),
        () => api(deleteRound, { params: { id: round.id } }),
        // The document's own words for a server that says no, and for one that does not answer (screens §14).
        (error) => {
          logFailure(words.deleteServerError, error)
          return error instanceof NetworkError
            ? words.deleteFailed
            : `${words.deleteServerError} ${explain(error)}`
        },
      )
      if (!done) return
      await discardSavesOf(saveIds.round(round.id))
      onDeleted(round.id)
      toast({ text: words.deleted })
    },
  }
}
