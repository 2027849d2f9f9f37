/** Approving, publishing and deleting a competition: asked before where it cannot be undone, and told. */
import type { CompetitionListed } from '@trickline/contract/read'
import { useAgreed } from '../data/use-agreed.ts'
import { carryOut } from '../data/verb.ts'
import { useErrorText } from '../lib/error-text.ts'
import { logFailure } from '../lib/log-failure.ts'
import { useMessages } from '../lib/messages.ts'
import { useConfirm } from '../ui/confirm.tsx'
import { swingLines } from '../ui/line.tsx'
import { toast } from '../ui/toast.tsx'
import { approveCompetition, publishCompetition, removeCompetition } from './verbs.ts'

type Row = Pick<CompetitionListed, 'id' | 'name'>

export function useCompetitionMoves() {
  const words = useMessages('competitions')
  const confirm = useConfirm()
  const explain = useErrorText()
  const agreed = useAgreed()
  return {
    approve: async ({ id, name }: Row) => {
      if (!(await agreed(carryOut(approveCompetition, { id }), 'the competition was not approved'))) return
      swingLines(0.5)
      toast({ text: words.approved(name), tone: 'good' })
    },
    publish: async ({ id, name }: Row) => {
      const question = {
        title: words.publishTitle,
        consequence: words.publishConsequence(name),
        action: words.publish,
      }
      if (!(await confirm(question))) return
      if (!(await agreed(carryOut(publishCompetition, { id }), 'the competition was not published'))) return
      swingLines()
      toast({ text: words.published(name), tone: 'good' })
    },
    remove: async ({ id, name }: Row) => {
      const question = {
        title: words.deleteTitle,
        consequence: words.delete_competition(name),
        action: words.delete,
        kind: 'danger' as const,
      }
      if (!(await confirm(question))) return
      try {
        await carryOut(removeCompetition, { id }).answer
        toast({ text: words.deleted(name) })
      } catch (error) {
        // Logged as well as told: every answer but 200 is an error of the server (screens §9).
        logFailure(words.deleteServerError, error)
        toast({ title: words.error, text: `${words.deleteFailed} ${explain(error)}`, tone: 'bad' })
      }
    },
  }
}
