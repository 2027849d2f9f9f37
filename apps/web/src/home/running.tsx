/** What runs without the person: own competitions that wait for nobody or somebody else, and others' that are on now. */
import type { HomeRead, OrganizedRead } from '@trickline/contract/read-rows'
import type { StatusTone } from '@trickline/ui/badge.tsx'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { serverNow } from '@trickline/client/server-time.ts'
import { paths } from '@trickline/views/paths.ts'
import { personName } from '@trickline/views/person-name.ts'
import { phaseName } from '@trickline/views/phases/phase-choices.ts'
import { LinkRow, StartDay } from './task.tsx'

export function RunningByItself({ home: { organized, waiting } }: { home: HomeRead }) {
  const words = useMessages('home')
  const waits = new Set(waiting.entries_to_approve.map(({ competition }) => competition.id))
  const rows = organized.filter(({ step, competition }) => step === null && !waits.has(competition.id))
  if (rows.length === 0) return null
  return (
    <section aria-labelledby="by-itself">
      <h2 id="by-itself" className="border-b border-hair pb-1.5 text-lead font-semibold">
        {words.byItself}
      </h2>
      <ul>
        {rows.map((row) => (
          <li key={row.competition.id}>
            <Organized row={row} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Organized({ row: { competition, phase } }: { row: OrganizedRead }) {
  const words = useMessages('home')
  const phases = words.phase
  const format = useFormat()
  const { id, name, status, date_start_at: start } = competition
  const [tone, mark]: [StatusTone, string] = phase
    ? ['live', words.progress(phaseName(phase.round_name, phases), phase.judged, phase.rounds)]
    : status === 'pending'
      ? ['waiting', words.supervisorReviews]
      : ['public', start === null ? words.noDate : words.starts(format.relative(start, serverNow()))]
  return (
    <LinkRow
      to={paths.competition(id)}
      picture={<StartDay competition={competition} />}
      name={name}
      tone={tone}
      mark={mark}
    />
  )
}

const mostOnNow = 4

/** `shown`: id of the competition that has the card. */
export function OnNow({ home: { on_now, organized }, shown }: { home: HomeRead; shown: number | undefined }) {
  const words = useMessages('home')
  const whoRides = useWhoRides()
  const own = new Set([shown, ...organized.map(({ competition }) => competition.id)])
  const others = on_now.filter(({ id }) => !own.has(id)).slice(0, mostOnNow)
  if (others.length === 0) return null
  return (
    <section aria-labelledby="on-now">
      <h2 id="on-now" className="border-b border-hair pb-1.5 text-lead font-semibold">
        {words.onNow}
      </h2>
      <ul>
        {others.map(({ id, name, recording }) => (
          <li key={id}>
            <LinkRow to={paths.competition(id)} name={name} tone="live" mark={whoRides(recording)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type Recording = HomeRead['on_now'][number]['recording']

export function useWhoRides(): (recording: Recording) => string {
  const words = useMessages('home')
  const common = useMessages('common')
  const format = useFormat()
  return (recording) =>
    recording.length > 0
      ? words.onTheLine(format.list(recording.map((user) => personName(user, common))))
      : words.isRunning
}
