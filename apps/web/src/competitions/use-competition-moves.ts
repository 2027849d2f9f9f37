/**
 * Approving, publishing and deleting a competition. The list shows the effect at once; should the server refuse,
 * the list goes back to what it was and a toast says why.
 */
import { useQueryClient } from '@tanstack/react-query'
import type { CompetitionStatus } from '@trickline/competition/model'
import { type CompetitionListRow, deleteCompetition } from '@trickline/contract/competitions'
import { competitionStatusCodes } from '@trickline/contract/status-codes'
import { updateStatus } from '@trickline/contract/status-update'
import { api } from '../lib/api.ts'
import { useErrorText } from '../lib/error-text.ts'
import { logFailure } from '../lib/log-failure.ts'
import { useMessages } from '../lib/messages.ts'
import { queryKeys } from '../lib/query-keys.ts'
import { useConfirm } from '../ui/confirm.tsx'
import { swingLines } from '../ui/line.tsx'
import { toast } from '../ui/toast.tsx'
import { inListOrder } from './apply-list-event.ts'
import { competitionsQuery } from './use-competitions.ts'

type Row = Pick<CompetitionListRow, 'id' | 'name'>

export function useCompetitionMoves() {
  const words = useMessages('competitions')
  const confirm = useConfirm()
  const explain = useErrorText()
  const queries = useQueryClient()
  const { queryKey } = competitionsQuery()

  /** Shows `change` at once, then asks the server; answers whether it agreed. */
  const attempt = async (
    row: Row,
    change: (list: CompetitionListRow[]) => CompetitionListRow[],
    ask: () => Promise<unknown>,
    onFailure: (error: unknown) => void,
  ): Promise<boolean> => {
    await queries.cancelQueries({ queryKey })
    queries.setQueryData(queryKey, (list) => list && change(list))
    try {
      await ask()
      return true
    } catch (error) {
      onFailure(error)
      return false
    } finally {
      void queries.invalidateQueries({ queryKey })
      void queries.invalidateQueries({ queryKey: queryKeys.competition(row.id) })
    }
  }

  const move = (row: Row, status: CompetitionStatus, marks: Partial<CompetitionListRow>) => {
    const status_id = competitionStatusCodes[status]
    const moved = { ...marks, status_id, status: { id: status_id, name: status } }
    return attempt(
      row,
      (list) => inListOrder(list.map((each) => (each.id === row.id ? { ...each, ...moved } : each))),
      () => api(updateStatus, { body: { entity: 'competitions', id: [row.id], new_status: status_id } }),
      (error) => {
        logFailure(`the competition did not become ${status}`, error)
        toast({ text: explain(error), tone: 'bad' })
      },
    )
  }

  return {
    approve: async (row: Row) => {
      if (!(await move(row, 'approved', { approved: true }))) return
      swingLines(0.5)
      toast({ text: words.approved(row.name), tone: 'good' })
    },
    publish: async (row: Row) => {
      const question = {
        title: words.publishTitle,
        consequence: words.publishConsequence(row.name),
        action: words.publish,
      }
      if (!(await confirm(question))) return
      if (!(await move(row, 'published', {}))) return
      swingLines()
      toast({ text: words.published(row.name), tone: 'good' })
    },
    remove: async (row: Row) => {
      const question = {
        title: words.deleteTitle,
        consequence: words.delete_competition(row.name),
        action: words.delete,
        kind: 'danger' as const,
      }
      if (!(await confirm(question))) return
      const gone = await attempt(
        row,
        (list) => list.filter((each) => each.id !== row.id),
        () => api(deleteCompetition, { params: { id: row.id } }),
        (error) => {
          // Logged as well as told: every answer but 200 is an error of the server (screens §9).
          logFailure(words.deleteServerError, error)
          toast({ title: words.error, text: `${words.deleteFailed} ${explain(error)}`, tone: 'bad' })
        },
      )
      if (gone) toast({ text: words.deleted(row.name) })
    },
  }
}
