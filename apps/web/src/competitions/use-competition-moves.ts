/** Approves, publishes, starts, gives back, copies and deletes: asks first if it cannot be undone, then shows a toast. */
import type { CompetitionListRead } from '@trickline/contract/read-rows'
import { useNavigate } from '@tanstack/react-router'
import { paths } from '@trickline/views/paths.ts'
import { useAction } from '../lib/use-action.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { queryKeys } from '@trickline/client/query-keys.ts'
import type { Question } from '@trickline/ui/confirm.tsx'
import {
  approveCompetition,
  copyCompetition,
  giveBackCompetition,
  publishCompetition,
  removeCompetition,
  startCompetition,
} from './mutations.ts'

type Row = Pick<CompetitionListRead, 'id' | 'name'>

export function useCompetitionMoves() {
  const words = useMessages('competitionSteps')
  const navigate = useNavigate()
  const { run, busy } = useAction()
  return {
    busy,
    approve: ({ id, name }: Row) =>
      run(approveCompetition, { id }, { done: words.approved(name), swing: 0.5 }),
    publish: ({ id, name }: Row) => {
      const question = {
        title: words.publishTitle,
        consequence: words.publishConsequence(name),
        action: words.publish,
      }
      return run(publishCompetition, { id }, { question, done: words.published(name), swing: 1 })
    },
    /** `athletes`: number of approved athletes. */
    start: ({ id, name }: Row, athletes: number) => {
      const question = {
        title: words.startTitle(name),
        consequence: words.startConsequence(athletes),
        action: words.start,
      }
      return run(startCompetition, { id }, { question, done: words.started, swing: 1 })
    },
    /** Makes an approved competition a draft again and opens its form, to choose a new date. */
    chooseNewDate: async ({ id, name }: Row) => {
      const question = {
        title: words.newDateTitle(name),
        consequence: words.newDateConsequence,
        action: words.newDate,
      }
      const refetches = [queryKeys.competition(id)]
      if (!(await run(giveBackCompetition, { id }, { question, refetches }))) return
      await navigate({ to: paths.editCompetition(id) })
    },
    copy: ({ id, name }: Row) =>
      run(
        copyCompetition,
        { id },
        {
          done: ({ competition }) => {
            void navigate({ to: paths.editCompetition(competition.id) })
            return words.copied(name)
          },
        },
      ),
    remove: useRemoval(),
  }
}

function useRemoval() {
  const words = useMessages('competitionSteps')
  const { run } = useAction()
  return (row: CompetitionListRead) => {
    const { id, name } = row
    const question: Question = {
      title: words.deleteTitle,
      consequence: words.delete_competition(name, entriesOf(row)),
      action: words.delete,
      kind: 'danger',
    }
    return run(
      removeCompetition,
      { id },
      {
        question,
        done: { text: words.deleted(name) },
        // the sentence of screens §9
        log: words.deleteServerError,
        refused: (_, explanation) => ({ title: words.error, text: `${words.deleteFailed} ${explanation}` }),
      },
    )
  }
}

function entriesOf({ athletes_summary, entries }: CompetitionListRead): number {
  const judges = entries.filter(({ role }) => role === 'judge')
  return judges.length + (athletes_summary?.active_total ?? 0)
}
