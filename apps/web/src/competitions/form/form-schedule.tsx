/** The estimated duration of the competition, phase by phase, from what is filled in (competition-form §7). */
import { type Schedule, type ScheduledPhase, scheduleOf } from '@trickline/competition/schedule'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { useCompetitionForm } from './form-context.ts'

export function FormSchedule() {
  const { form } = useCompetitionForm()
  const words = useMessages('competitionForm')
  const schedule = scheduleOf(form)
  return (
    <section
      aria-labelledby="schedule-title"
      className="h-fit rounded-card bg-sunken px-4 py-4 sm:px-6 sm:py-5"
    >
      <h2 id="schedule-title" className="text-label font-medium tracking-wide text-soft">
        {words.estimate}
      </h2>
      {schedule ? (
        <Timeline schedule={schedule} judges={form.judges ?? 1} />
      ) : (
        <p className="mt-1 text-soft">{words.estimateMissing}</p>
      )}
    </section>
  )
}

function Timeline({ schedule, judges }: { schedule: Schedule; judges: number }) {
  const words = useMessages('competitionFacts')
  const formWords = useMessages('competitionForm')
  const format = useFormat()
  const inWords = useMinutes()
  const longest = Math.max(...schedule.phases.map(({ total }) => total))
  return (
    <>
      <output className="tabular block text-score font-bold">{inWords(schedule.total)}</output>
      <ol className="mt-3 ms-1 border-s-2 border-ink">
        {schedule.phases.map((phase) => (
          <PhaseRow key={phase.name} phase={phase} share={phase.total / longest} />
        ))}
      </ol>
      <dl className="mt-3 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 border-t border-hair pt-3 text-label">
        <dt className="text-soft">{formWords.recording}</dt>
        <dd className="tabular text-end">{inWords(schedule.recording)}</dd>
        <dt className="text-soft">{format.joined(formWords.judging, formWords.sharedBy(judges))}</dt>
        <dd className="tabular text-end">{inWords(schedule.judging)}</dd>
        <dt className="font-semibold">
          {format.joined(formWords.estimateTotal, formWords.roundCount(schedule.rounds))}
        </dt>
        <dd className="tabular text-end font-bold">{inWords(schedule.total)}</dd>
        {schedule.days === null ? null : (
          <>
            <dt className="text-soft">{words.fields.days_online}</dt>
            <dd className="tabular text-end font-bold">{schedule.days}</dd>
          </>
        )}
      </dl>
    </>
  )
}

/** `share`: from 0 to 1, relative to the longest phase. */
function PhaseRow({ phase, share }: { phase: ScheduledPhase; share: number }) {
  const words = useMessages('competitionForm')
  const names: Partial<Record<ScheduledPhase['name'], string>> = words.phaseNames
  const inWords = useMinutes()
  const facts = [
    words.roundCount(phase.rounds),
    `${words.recording} ${inWords(phase.recording)}`,
    `${words.judging} ${inWords(phase.judging)}`,
    phase.days === null ? '' : words.daysOpen(phase.days),
  ]
  return (
    <li className="relative ps-5 pb-4 last:pb-1 before:absolute before:-start-[7px] before:top-1.5 before:size-3 before:rounded-full before:border-2 before:border-ink before:bg-sunken">
      <p className="flex flex-wrap justify-between gap-x-4 font-semibold">
        {names[phase.name]}
        <span className="tabular shrink-0">{inWords(phase.total)}</span>
      </p>
      <p className="tabular text-label text-soft">{facts.filter(Boolean).join(' · ')}</p>
      <div
        aria-hidden="true"
        className="mt-1.5 h-1 rounded-full bg-accent"
        style={{ width: `${share * 100}%` }}
      />
    </li>
  )
}

function useMinutes(): (minutes: number) => string {
  const words = useMessages('competitionForm')
  return (minutes) => {
    const whole = Math.round(minutes)
    return words.hours(Math.floor(whole / 60), whole % 60)
  }
}
