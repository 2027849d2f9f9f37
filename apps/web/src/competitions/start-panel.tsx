/** For the owner until the start: the button for it, or what still stands in its way (statuses-and-moves §3). */
import type { CompetitionRead } from '@trickline/contract/read'
import { competitionIsBeforeStart } from '@trickline/competition/competition-moves'
import { isOwner } from '@trickline/competition/permissions'
import { startProblems } from '@trickline/competition/start'
import { useState } from 'react'
import { carryOut } from '../data/verb.ts'
import { useErrorText } from '../lib/error-text.ts'
import { logFailure } from '../lib/log-failure.ts'
import { useMessages } from '../lib/messages.ts'
import { serverNow } from '../lib/server-time.ts'
import { usePerson } from '../lib/session.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { useConfirm } from '../ui/confirm.tsx'
import { useSecondsUntil } from '../ui/countdown.tsx'
import { swingLines } from '../ui/line.tsx'
import { toast } from '../ui/toast.tsx'
import { BeforeStart, JudgesHint } from './before-start.tsx'
import { startCompetition } from './verbs.ts'

export function StartPanel({ competition }: { competition: CompetitionRead }) {
  const words = useMessages('competitions')
  const person = usePerson()
  // Looks again when the start date arrives while the page is open.
  useSecondsUntil(competition.dateStart ?? Number.NaN)
  const { starting, start: onStart } = useStart(competition)
  if (!isOwner(person, competition) || !competitionIsBeforeStart(competition)) return null
  const problems = startProblems(competition, competition.entries, serverNow())
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
      {problems.length > 0 ? (
        <BeforeStart competition={competition} problems={problems} />
      ) : (
        <ul>
          <JudgesHint competition={competition} />
        </ul>
      )}
      <Button
        kind={problems.length > 0 ? 'quiet' : 'primary'}
        whyNot={problems.length > 0 ? words.whyNotStart(problems.length) : null}
        busy={starting}
        busyText={words.starting}
        onClick={() => void onStart()}
      >
        {words.start}
      </Button>
    </Card>
  )
}

function useStart(competition: CompetitionRead) {
  const words = useMessages('competitions')
  const confirm = useConfirm()
  const explain = useErrorText()
  const [starting, setStarting] = useState(false)
  const athletes = competition.entries.filter(
    (entry) => entry.role === 'athlete' && entry.status === 'approved',
  ).length
  const askAndStart = async () => {
    const question = {
      title: words.startTitle(competition.name),
      consequence: words.startConsequence(athletes),
      action: words.start,
    }
    if (!(await confirm(question))) return
    setStarting(true)
    try {
      await carryOut(startCompetition, { id: competition.id }).answer
      swingLines()
      toast({ text: words.started, tone: 'good' })
    } catch (error) {
      logFailure('the competition was not started', error)
      toast({ text: explain(error), tone: 'bad' })
    } finally {
      setStarting(false)
    }
  }
  return { starting, start: askAndStart }
}
