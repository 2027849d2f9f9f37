/** For the owner of a published competition: the start, or what still stands in its way (doc 2 §4). */
import { useQueryClient } from '@tanstack/react-query'
import { canStartCompetition } from '@trickline/competition/permissions'
import { type StartProblem, startProblems } from '@trickline/competition/start'
import { competitionAsRules, entryAsRules } from '@trickline/contract/as-rules'
import { type CompetitionDetail, startCompetitionPost } from '@trickline/contract/competitions'
import { useState } from 'react'
import { api } from '../lib/api.ts'
import { useErrorText } from '../lib/error-text.ts'
import { useFormat } from '../lib/format.ts'
import { useMessages } from '../lib/messages.ts'
import { serverNow } from '../lib/server-time.ts'
import { usePerson } from '../lib/session.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { useConfirm } from '../ui/confirm.tsx'
import { useSecondsUntil } from '../ui/countdown.tsx'
import { Icon } from '../ui/icon.tsx'
import { pluck } from '../ui/line.tsx'
import { toast } from '../ui/toast.tsx'
import { competitionQuery } from './use-competition.ts'

export function StartPanel({ competition }: { competition: CompetitionDetail }) {
  const words = useMessages('competitions')
  const person = usePerson()
  const rules = competitionAsRules(competition)
  // Looks again when the start date arrives while the page is open.
  useSecondsUntil(rules.dateStart ?? Number.NaN)
  const { starting, start } = useStart(competition)
  if (!canStartCompetition(person, rules) || rules.status !== 'published') return null
  const problems = startProblems(rules, competition.competition_users.map(entryAsRules), serverNow())
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
      {problems.length > 0 ? <Problems problems={problems} /> : <span />}
      <Button
        kind={problems.length > 0 ? 'quiet' : 'primary'}
        disabled={problems.length > 0}
        busy={starting}
        busyText={words.starting}
        onClick={() => void start()}
      >
        {words.start}
      </Button>
    </Card>
  )
}

function Problems({ problems }: { problems: readonly StartProblem[] }) {
  const words = useMessages('competitions')
  const explain = useProblemText()
  return (
    <div className="min-w-0 flex-1 basis-72">
      <h2 className="mb-1 text-label font-medium tracking-wide text-soft">{words.beforeStart}</h2>
      <ul className="flex flex-col gap-1">
        {problems.map((problem) => (
          <li key={problem.code} className="flex items-start gap-2">
            <Icon name="minus" className="mt-1 size-4 shrink-0 text-soft" />
            {explain(problem)}
          </li>
        ))}
      </ul>
    </div>
  )
}

function useProblemText(): (problem: StartProblem) => string {
  const words = useMessages('competitions').startProblems
  const format = useFormat()
  return (problem) => {
    if (problem.code === 'date-not-reached') return words[problem.code](format.dateTime(problem.dateStart))
    if (problem.code === 'unpaid-athletes') return words[problem.code](problem.unpaid, problem.approved)
    if (problem.code === 'too-few-athletes') return words[problem.code](problem.approved, problem.athletesMin)
    return words[problem.code]
  }
}

function useStart(competition: CompetitionDetail) {
  const words = useMessages('competitions')
  const confirm = useConfirm()
  const explain = useErrorText()
  const queries = useQueryClient()
  const [starting, setStarting] = useState(false)
  const athletes = competition.competition_users
    .map(entryAsRules)
    .filter((entry) => entry.role === 'athlete' && entry.status === 'approved').length
  const start = async () => {
    const question = {
      title: words.startTitle(competition.name),
      consequence: words.startConsequence(athletes),
      action: words.start,
    }
    if (!(await confirm(question))) return
    setStarting(true)
    const { queryKey } = competitionQuery(competition.id)
    try {
      const started = await api(startCompetitionPost, { params: { id: competition.id } })
      queries.setQueryData(queryKey, started.competition)
      pluck()
      toast({ text: words.started, tone: 'good' })
    } catch (error) {
      toast({ text: explain(error), tone: 'bad' })
      void queries.invalidateQueries({ queryKey })
    } finally {
      setStarting(false)
    }
  }
  return { starting, start }
}
