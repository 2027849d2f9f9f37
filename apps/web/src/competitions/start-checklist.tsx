/** What is missing for the start; each line leads to where it is done (statuses-and-moves §3). */
import type { CompetitionRead } from '@trickline/contract/read-rows'
import { Link } from '@tanstack/react-router'
import { decideCompetition, startHasPassed } from '@trickline/competition/competition-moves'
import type { Entry } from '@trickline/competition/model'
import type { StartProblem } from '@trickline/competition/start'
import type { ReactNode } from 'react'
import { paths } from '@trickline/views/paths.ts'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { serverNow } from '@trickline/client/server-time.ts'
import { usePerson } from '@trickline/client/session.ts'
import { classNames } from '@trickline/ui/class-names.ts'
import { Icon } from '@trickline/ui/icon.tsx'
import { competitionTimeZone } from '@trickline/views/competitions/competition-time-zone.ts'

type Props = { competition: CompetitionRead; problems: readonly StartProblem[] }

export function StartChecklist({ competition, problems }: Props) {
  return (
    <ul className="grid gap-x-10 lg:grid-cols-2">
      <Waiting competition={competition} />
      <Problems competition={competition} problems={problems.filter((problem) => !isDate(problem))} />
      <Done competition={competition} problems={problems} />
      <JudgesHint competition={competition} />
      <Problems competition={competition} problems={problems.filter(isDate)} />
    </ul>
  )
}

/** The lines that wait for somebody. */
export function countOpenLines(competition: CompetitionRead, problems: readonly StartProblem[]): number {
  return (
    problems.filter((problem) => !isDate(problem)).length +
    Number(competition.entries.some(isWaitingAthlete)) +
    Number(judgesMissing(competition) !== null)
  )
}

/** The day comes by itself. */
function isDate({ code }: StartProblem): boolean {
  return code === 'date-not-reached'
}

function Problems({ competition, problems }: Props) {
  return problems.map((problem) => (
    <li key={problem.code} className={classNames('empty:hidden', isDate(problem) && 'lg:col-span-2')}>
      <Problem competition={competition} problem={problem} />
    </li>
  ))
}

function Waiting({ competition }: Pick<Props, 'competition'>) {
  const words = useMessages('competitionSteps').startProblems
  const count = competition.entries.filter(isWaitingAthlete).length
  return count === 0 ? null : (
    <li>
      <ChecklistLink to={paths.competition(competition.id)} search={{ panel: 'athletes' }}>
        {words.waiting(count)}
      </ChecklistLink>
    </li>
  )
}

/** Finished lines stay, ticked, as lines must not move while the owner taps. */
function Done({ competition, problems }: Props) {
  const words = useMessages('competitionSteps').startDone
  const isDone = (code: StartProblem['code']) => !problems.some((problem) => problem.code === code)
  const approved = competition.entries.filter(isApprovedAthlete).length
  const done = [
    isDone('unpaid-athletes') && competition.fees > 0 && approved > 0 && words.paid(approved),
    isDone('too-few-athletes') && words.enough(approved),
  ].filter((line) => line !== false)
  return done.map((line) => (
    <li key={line} className={classNames(lineClass, 'text-soft')}>
      <Icon name="check" className="size-4 shrink-0 text-done" />
      {line}
    </li>
  ))
}

/** Only a hint, as judges can join after the start too. */
function JudgesHint({ competition }: Pick<Props, 'competition'>) {
  const words = useMessages('competitionSteps')
  const missing = judgesMissing(competition)
  if (missing === null) return null
  return (
    <li>
      <ChecklistLink to={paths.competition(competition.id)} search={{ panel: 'judges', dialog: 'invite' }}>
        {words.judgesMissing(missing.approved, missing.wanted)}
      </ChecklistLink>
    </li>
  )
}

function Problem({ competition, problem }: { competition: CompetitionRead; problem: StartProblem }) {
  const words = useMessages('competitionSteps').startProblems
  const competitionPath = paths.competition(competition.id)
  if (problem.code === 'not-published') return <Publish competition={competition} />
  if (problem.code === 'date-not-reached') return <UntilDate competition={competition} />
  if (problem.code === 'unpaid-athletes') {
    return (
      <ChecklistLink to={competitionPath} search={{ panel: 'athletes' }}>
        {words[problem.code](problem.unpaid, problem.approved)}
      </ChecklistLink>
    )
  }
  if (problem.code === 'too-few-athletes') {
    return (
      <ChecklistLink to={competitionPath} search={{ panel: 'athletes', dialog: 'invite' }}>
        {words[problem.code](problem.approved, problem.athletesMin)}
      </ChecklistLink>
    )
  }
  return <ChecklistText>{words[problem.code]}</ChecklistText>
}

function isApprovedAthlete({ role, status }: Entry): boolean {
  return role === 'athlete' && status === 'approved'
}

function isWaitingAthlete({ role, status }: Entry): boolean {
  return role === 'athlete' && status === 'pending'
}

/** What publication waits for; empty if the card's own button publishes. */
function Publish({ competition }: Pick<Props, 'competition'>) {
  const words = useMessages('competitionSteps').toPublish
  const now = serverNow()
  const { refusal } = decideCompetition(usePerson(), { competition, now }, 'publish')
  if (startHasPassed(competition, now)) return <ChecklistText>{words.newDate}</ChecklistText>
  if (refusal === undefined) return null
  if (competition.completionPercentage === 100) return <ChecklistText>{words.approval}</ChecklistText>
  return (
    <ChecklistLink to={paths.editCompetition(competition.id)}>
      {words.complete(competition.completionPercentage)}
    </ChecklistLink>
  )
}

function UntilDate({ competition }: Pick<Props, 'competition'>) {
  const words = useMessages('competitions')
  const steps = useMessages('competitionSteps')
  const format = useFormat(competitionTimeZone(competition))
  const { dateStart } = competition
  if (dateStart === null)
    return <ChecklistLink to={paths.editCompetition(competition.id)}>{words.noDate}</ChecklistLink>
  return <ChecklistText>{steps.startProblems['date-not-reached'](format.date(dateStart))}</ChecklistText>
}

const noSearch = {}

type Target = { to: string; search?: Record<string, string> }

function ChecklistLink({ children, to, search = noSearch }: Target & { children: ReactNode }) {
  return (
    <Link to={to} search={search} hash="panel" className={`${lineClass} hover:bg-sunken`}>
      <Icon name="warning" className="size-4 shrink-0 text-waiting" />
      <span className="min-w-0 flex-1">{children}</span>
      <Icon name="next" className="size-5 shrink-0 text-soft" />
    </Link>
  )
}

function ChecklistText({ children }: { children: ReactNode }) {
  return (
    <p className={lineClass}>
      <Icon name="minus" className="size-4 shrink-0 text-soft" />
      {children}
    </p>
  )
}

const lineClass = 'flex min-h-touch w-full items-center gap-2.5 border-t border-hair py-1.5 text-start'

/** How many judges are missing from the planned number, which is at least one (competition-form §1); null: none. */
function judgesMissing(
  competition: Pick<CompetitionRead, 'judges' | 'entries'>,
): { approved: number; wanted: number } | null {
  const wanted = competition.judges ?? 1
  const approved = competition.entries.filter(
    ({ role, status }) => role === 'judge' && status === 'approved',
  ).length
  return approved < wanted ? { approved, wanted } : null
}
