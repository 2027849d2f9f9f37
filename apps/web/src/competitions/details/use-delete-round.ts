/** Asks before a round is deleted, and says in the documented words when the server did not (screens §9). */
import { deleteRound } from '@trickline/contract/rounds'
import { api, ApiError, NetworkError } from '../../lib/api.ts'
import { useErrorText } from '../../lib/error-text.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { useMessages } from '../../lib/messages.ts'
import { useConfirm } from '../../ui/confirm.tsx'
import { toast } from '../../ui/toast.tsx'

export function useDeleteRound(): (roundId: number) => Promise<void> {
  const words = useMessages('details')
  const confirm = useConfirm()
  const explain = useErrorText()
  return async (roundId) => {
    const sure = await confirm({
      title: words.deleteQuestion,
      consequence: words.deleteConsequence,
      action: words.delete,
      kind: 'danger',
    })
    if (!sure) return
    try {
      await api(deleteRound, { params: { id: roundId } })
    } catch (error) {
      if (!(error instanceof ApiError || error instanceof NetworkError)) throw error
      // Logged as well as told: every answer but 200 is an error of the server (screens §9).
      logFailure(words.deleteServerError, error)
      toast({ title: words.error, text: `${words.deleteFailed} ${explain(error)}`, tone: 'bad' })
    }
  }
}
