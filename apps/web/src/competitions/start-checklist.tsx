/** What is missing for the start, each line with a link to where it is done (statuses-and-moves §3). */
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
import { useCompetitionMoves } from './use-competition-moves.ts'

type Props = { competition: CompetitionRead; problems: readonly StartProblem[] }

export function StartChecklist({ competition, problems }: Props) {
  const words = useMessages('competitions')
  return (
    <div className="min-w-0 flex-1 basis-72">
      <h2 className="mb-1 text-label font-medium tracking-wide text-soft">{words.beforeStart}</h2>
      <ul className="flex flex-col">
        {problems.map((problem) => (
          <li key={problem.code}>
            <Problem competition={competition} problem={problem} />
          </li>
        ))}
        <Done competition={competition} problems={problems} />
        <JudgesHint competition={competition} />
      </ul>
    </div>
  )
}

/** Done lines stay, ticked: lines must not move while the owner taps. */
function Done({ competition, problems }: Props) {
  const words = useMessages('competitions').startDone
  const isDone = (code: StartProblem['code']) => !problems.some((problem) => problem.code === code)
  const approved = competition.entries.filter(isApprovedAthlete).length
  const done = [
    isDone('unpaid-athletes') && competition.fees > 0 && approved > 0 && words.paid(approved),
    isDone('too-few-athletes') && words.enough(approved),
  ].filter((line) => line !== false)
  return done.map((line) => (
    <li key={line} className={classNames(lineClass, 'text-soft')}>
      <Icon name="check" className="size-4 shrink-0" />
      {line}
    </li>
  ))
}

/** Only a hint: judges can join after the start too. */
export function JudgesHint({ competition }: Pick<Props, 'competition'>) {
  const words = useMessages('competitions')
  const missing = judgesMissing(competition)
  if (missing === null) return null
  return (
    <li className="text-soft">
      <ChecklistLink to={paths.competition(competition.id)} search={{ panel: 'judges', dialog: 'invite' }}>
        {words.judgesMissing(missing.approved, missing.wanted)}
      </ChecklistLink>
    </li>
  )
}

function Problem({ competition, problem }: { competition: CompetitionRead; problem: StartProblem }) {
  const words = useMessages('competitions').startProblems
  const competitionPath = paths.competition(competition.id)
  if (problem.code === 'not-published') return <Publish competition={competition} />
  if (problem.code === 'date-not-reached') return <UntilDate competition={competition} />
  if (problem.code === 'unpaid-athletes') {
    return (
      <ChecklistLink to={competitionPath} search={{ panel: 'athletes', show: 'unpaid' }}>
        {words[problem.code](problem.unpaid, problem.approved)}
      </ChecklistLink>
    )
  }
  if (problem.code === 'too-few-athletes') {
    const waiting = competition.entries.filter(isWaitingAthlete).length
    return (
      <ChecklistLink
        to={competitionPath}
        search={{ panel: 'athletes', ...(waiting > 0 ? { show: 'pending' } : { dialog: 'invite' }) }}
      >
        {words[problem.code](problem.approved, problem.athletesMin)}
        {waiting > 0 ? ` ${words.waiting(waiting)}` : null}
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

function Publish({ competition }: Pick<Props, 'competition'>) {
  const words = useMessages('competitions').toPublish
  const { publish, chooseNewDate } = useCompetitionMoves()
  const person = usePerson()
  const may = (verb: 'edit' | 'publish' | 'give-back') =>
    !decideCompetition(person, { competition, now: serverNow() }, verb).refusal
  if (may('publish')) {
    return <ChecklistButton onPress={() => void publish(competition)}>{words.publish}</ChecklistButton>
  }
  if (may('give-back')) {
    return <ChecklistButton onPress={() => void chooseNewDate(competition)}>{words.newDate}</ChecklistButton>
  }
  if (may('edit') && startHasPassed(competition, serverNow())) {
    return <ChecklistLink to={paths.editCompetition(competition.id)}>{words.newDate}</ChecklistLink>
  }
  if (may('edit') && competition.completionPercentage < 100) {
    return (
      <ChecklistLink to={paths.editCompetition(competition.id)}>
        {words.complete(competition.completionPercentage)}
      </ChecklistLink>
    )
  }
  return <ChecklistText>{words.approval}</ChecklistText>
}

function UntilDate({ competition }: Pick<Props, 'competition'>) {
  const words = useMessages('competitions')
  const format = useFormat(competitionTimeZone(competition))
  const { status, dateStart } = competition
  const text = words.startProblems['date-not-reached'](format.dateTime(dateStart))
  if (dateStart === null)
    return <ChecklistLink to={paths.editCompetition(competition.id)}>{words.noDate}</ChecklistLink>
  if (status !== 'published') return <ChecklistText>{text}</ChecklistText>
  return (
    <ChecklistLink to={paths.competition(competition.id)} search hash="until-start">
      {text}
    </ChecklistLink>
  )
}

const noSearch = {}

type Target = { to: string; search?: Record<string, string> | true; hash?: string }

function ChecklistLink({
  children,
  to,
  search = noSearch,
  hash = 'panel',
}: Target & { children: ReactNode }) {
  return (
    <Link to={to} search={search} hash={hash} className={lineClass}>
      <Arrow />
      <span className={linkClass}>{children}</span>
    </Link>
  )
}

function ChecklistButton({ children, onPress }: { children: ReactNode; onPress: () => void }) {
  return (
    <button type="button" className={lineClass} onClick={onPress}>
      <Arrow />
      <span className={linkClass}>{children}</span>
    </button>
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

function Arrow() {
  return <Icon name="next" className="size-4 shrink-0 text-accent-ink" />
}

const lineClass = 'flex min-h-10 w-fit items-center gap-2 py-1 text-start'
const linkClass = 'font-medium underline decoration-edge underline-offset-4 hover:decoration-accent'

/** Approved judges against the planned number, at least one (competition-form §1); null: enough. */
function judgesMissing(
  competition: Pick<CompetitionRead, 'judges' | 'entries'>,
): { approved: number; wanted: number } | null {
  const wanted = competition.judges ?? 1
  const approved = competition.entries.filter(
    ({ role, status }) => role === 'judge' && status === 'approved',
  ).length
  return approved < wanted ? { approved, wanted } : null
}
