/** Approves, publishes, gives back, copies and deletes a competition: confirmation first where it cannot be undone, a toast after. */
import type { CompetitionListRead } from '@trickline/contract/read-rows'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { paths } from '@trickline/views/paths.ts'
import { useSucceeded } from '../lib/use-succeeded.ts'
import { executeMutation } from '@trickline/client/mutation.ts'
import { useErrorText } from '../lib/error-text.ts'
import { logFailure } from '@trickline/client/log-failure.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { queryKeys } from '@trickline/client/query-keys.ts'
import { useConfirm } from '@trickline/ui/confirm.tsx'
import { animateLines } from '@trickline/ui/line.tsx'
import { toast } from '@trickline/ui/toast.tsx'
import {
  approveCompetition,
  copyCompetition,
  giveBackCompetition,
  publishCompetition,
  removeCompetition,
} from './mutations.ts'

type Row = Pick<CompetitionListRead, 'id' | 'name'>

export function useCompetitionMoves() {
  const words = useMessages('competitions')
  const confirm = useConfirm()
  const explain = useErrorText()
  const succeeded = useSucceeded()
  const navigate = useNavigate()
  const queries = useQueryClient()
  return {
    approve: async ({ id, name }: Row) => {
      if (!(await succeeded(executeMutation(approveCompetition, { id }), 'the competition was not approved')))
        return
      animateLines(0.5)
      toast({ text: words.approved(name), tone: 'good' })
    },
    publish: async ({ id, name }: Row) => {
      const question = {
        title: words.publishTitle,
        consequence: words.publishConsequence(name),
        action: words.publish,
      }
      if (!(await confirm(question))) return
      if (
        !(await succeeded(executeMutation(publishCompetition, { id }), 'the competition was not published'))
      )
        return
      animateLines()
      toast({ text: words.published(name), tone: 'good' })
    },
    /** Of an approved one, which becomes a draft for it, and leads to its form. */
    chooseNewDate: async ({ id, name }: Row) => {
      const question = {
        title: words.newDateTitle(name),
        consequence: words.newDateConsequence,
        action: words.newDate,
      }
      if (!(await confirm(question))) return
      const givenBack = executeMutation(giveBackCompetition, { id })
      if (!(await succeeded(givenBack, 'the competition was not given back'))) return
      await queries.invalidateQueries({ queryKey: queryKeys.competition(id) })
      await navigate({ to: paths.editCompetition(id) })
    },
    copy: async ({ id, name }: Row) => {
      try {
        const { competition } = await executeMutation(copyCompetition, { id }).answer
        toast({ text: words.copied(name), tone: 'good' })
        await navigate({ to: paths.editCompetition(competition.id) })
      } catch (error) {
        logFailure('the competition was not copied', error)
        toast({ text: explain(error), tone: 'bad' })
      }
    },
    remove: async (row: CompetitionListRead) => {
      const { id, name } = row
      const question = {
        title: words.deleteTitle,
        consequence: words.delete_competition(name, entriesOf(row)),
        action: words.delete,
        kind: 'danger' as const,
      }
      if (!(await confirm(question))) return
      try {
        await executeMutation(removeCompetition, { id }).answer
        toast({ text: words.deleted(name) })
      } catch (error) {
        // also logged: a reply other than 200 is an error of the server (screens §9)
        logFailure(words.deleteServerError, error)
        toast({ title: words.error, text: `${words.deleteFailed} ${explain(error)}`, tone: 'bad' })
      }
    },
  }
}

function entriesOf({ athletes_summary, entries }: CompetitionListRead): number {
  const judges = entries.filter(({ role }) => role === 'judge')
  return judges.length + (athletes_summary?.active_total ?? 0)
}
