/** For the owner before the start: the start button, or what is missing (statuses-and-moves §3). */
import type { CompetitionRead } from '@trickline/contract/read-rows'
import { competitionIsBeforeStart } from '@trickline/competition/competition-moves'
import { isOwner } from '@trickline/competition/permissions'
import { startProblems } from '@trickline/competition/start'
import { useAction } from '../lib/use-action.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { serverNow } from '@trickline/client/server-time.ts'
import { usePerson } from '@trickline/client/session.ts'
import { Button } from '@trickline/ui/button.tsx'
import { Card } from '@trickline/ui/card.tsx'
import { useSecondsUntil } from '@trickline/ui/countdown.tsx'
import { JudgesHint, StartChecklist } from './start-checklist.tsx'
import { startCompetition } from './mutations.ts'

export function StartPanel({ competition }: { competition: CompetitionRead }) {
  const words = useMessages('competitions')
  const person = usePerson()
  const { run, busy } = useAction()
  // renders again when the start date is reached
  useSecondsUntil(competition.dateStart ?? Number.NaN)
  if (!isOwner(person, competition) || !competitionIsBeforeStart(competition)) return null
  const problems = startProblems(competition, competition.entries, serverNow())
  const athletes = competition.entries.filter(
    ({ role, status }) => role === 'athlete' && status === 'approved',
  ).length
  const start = () =>
    run(
      startCompetition,
      { id: competition.id },
      {
        question: {
          title: words.startTitle(competition.name),
          consequence: words.startConsequence(athletes),
          action: words.start,
        },
        done: words.started,
        swing: 1,
      },
    )
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
      {problems.length > 0 ? (
        <StartChecklist competition={competition} problems={problems} />
      ) : (
        <ul>
          <JudgesHint competition={competition} />
        </ul>
      )}
      <Button
        kind={problems.length > 0 ? 'quiet' : 'primary'}
        disabledReason={problems.length > 0 ? words.whyNotStart(problems.length) : null}
        busy={busy}
        busyText={words.starting}
        onClick={() => void start()}
      >
        {words.start}
      </Button>
    </Card>
  )
}
