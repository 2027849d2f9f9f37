/** What the buttons of the queue do: ask where it cannot be undone, move the round, and open it where it is judged. */
import type { CompetitionRead } from '@trickline/contract/read'
import { useNavigate } from '@tanstack/react-router'
import type { RoundVerb } from '@trickline/competition/round-moves'
import { paths } from '../app/paths.ts'
import { useMessages } from '../lib/messages.ts'
import { personName } from '../lib/person-name.ts'
import { useConfirm } from '../ui/confirm.tsx'
import { swingLines } from '../ui/line.tsx'
import { toast } from '../ui/toast.tsx'
import type { QueueRow } from './queue-rows.ts'
import { useStatusUpdate } from './use-status-update.ts'

export type QueueSteps = ReturnType<typeof useQueueSteps>['steps']

export function useQueueSteps(competition: Pick<CompetitionRead, 'id'>) {
  const words = useMessages('phases')
  const confirm = useConfirm()
  const navigate = useNavigate()
  const { moveRound, failure, dismiss } = useStatusUpdate(competition)

  const open = ({ round }: QueueRow) => void navigate({ to: paths.judging(round.id) })
  const move = async ({ round, moves }: QueueRow, verb: RoundVerb): Promise<boolean> => {
    const allowed = moves.get(verb)
    return allowed !== undefined && moveRound(round, allowed)
  }
  const moveAndOpen = async (row: QueueRow, verb: RoundVerb) => {
    if (await move(row, verb)) open(row)
  }

  return {
    failure,
    dismiss,
    steps: {
      main: async (row: QueueRow) => {
        if (row.main === 'continue') open(row)
        else if (row.main === 'claim' || row.main === 'reopen') await moveAndOpen(row, row.main)
        else if (row.main !== null && (await move(row, row.main))) swingLines(0.4)
      },
      open,
      disqualify: async (row: QueueRow) => {
        const agreed = await confirm({
          title: words.disqualifyTitle(personName(row.round.user)),
          consequence: words.disqualifyConsequence,
          action: words.disqualify,
          kind: 'danger',
        })
        if (agreed) await move(row, 'disqualify')
      },
      injure: async (row: QueueRow) => {
        const agreed = await confirm({
          title: words.injureTitle(personName(row.round.user)),
          consequence: words.injureConsequence,
          action: words.injure,
          kind: 'danger',
        })
        if (agreed) await move(row, 'injure')
      },
      release: async (row: QueueRow) => {
        const { user, judge } = row.round
        const agreed = await confirm({
          title: words.releaseTitle(personName(user)),
          consequence: words.releaseConsequence(judge ? personName(judge) : words.someone),
          action: words.release,
          kind: 'danger',
        })
        const verb = row.round.status === 'review' ? 'cancel-edit' : 'cancel-scoring'
        if (agreed && (await move(row, verb))) toast({ text: words.released })
      },
    },
  }
}
