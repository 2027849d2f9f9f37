/** Confirms leaving a phase: how many athletes advance and are out, their names, and the next matches. */
import { type AdvancePlan, planAdvance } from '@trickline/competition/advancing'
import type { NewRound } from '@trickline/competition/model'
import type { Phase } from '@trickline/competition/phases'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { personName } from '@trickline/views/person-name.ts'
import { Button } from '@trickline/ui/button.tsx'
import { Dialog } from '@trickline/ui/dialog.tsx'
import { Score } from '@trickline/ui/score.tsx'
import { type CompetitionView, personIn } from '@trickline/views/phases/competition-view.ts'
import { phaseName } from '@trickline/views/phases/phase-choices.ts'

type Props = {
  open: boolean
  view: CompetitionView
  phase: Phase
  busy: boolean
  onClose: () => void
  onAdvance: () => void
}

export function AdvanceDialog({ open, view, phase, busy, onClose, onAdvance }: Props) {
  const words = useMessages('phaseSteps')
  const phases = useMessages('phases')
  const common = useMessages('common')
  const plan = open ? planAdvance({ ...view, competition: view }, phase.number) : null
  const next = plan?.kind === 'next-phase' ? phaseName(plan.phase.name, phases) : null
  return (
    <Dialog
      open={open}
      wide
      onClose={onClose}
      title={next === null ? words.finishTitle : words.advanceTitle(next)}
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button kind="primary" busy={busy} busyText={words.advancing} onClick={onAdvance}>
            {next === null ? words.finish : words.advanceTo(next)}
          </Button>
        </>
      }
    >
      {plan?.kind === 'podium' ? <Places view={view} plan={plan} /> : null}
      {plan?.kind === 'next-phase' ? <AdvancingAthletes view={view} plan={plan} /> : null}
      <p className="text-soft">{words.mayTakeBack}</p>
    </Dialog>
  )
}

type PlanProps<Kind> = { view: CompetitionView; plan: Extract<AdvancePlan, { kind: Kind }> }

function AdvancingAthletes({
  view,
  plan: { advancing, eliminated, byes, rounds, phase },
}: PlanProps<'next-phase'>) {
  const words = useMessages('phases')
  const steps = useMessages('phaseSteps')
  const format = useFormat()
  const matches = matchesOf(rounds)
  return (
    <>
      <p className="text-lead font-semibold">
        {format.sentence(
          format.joined(
            steps.goingOn(advancing.length),
            eliminated.length > 0 ? steps.out(eliminated.length) : steps.nobodyOut,
          ),
        )}
      </p>
      {phase.kind === 'qualifying' ? <p>{words.everyoneAgain}</p> : null}
      {matches.length > 0 ? (
        <section>
          <h3 className="mb-1 text-label text-soft">{steps.matches}</h3>
          <ul>
            {matches.map(({ vsGroup, first, second }) => (
              <li
                key={`${vsGroup}-${first.userId}`}
                className="grid grid-cols-[minmax(40px,auto)_minmax(0,1fr)_auto_minmax(0,1fr)] items-baseline gap-2 border-b border-hair py-2"
              >
                <span className="text-label font-semibold text-soft">{vsGroup}</span>
                <Athlete view={view} userId={first.userId} />
                <span className="text-label text-soft">VS</span>
                <span className="text-end">
                  <Athlete view={view} userId={second.userId} />
                </span>
              </li>
            ))}
          </ul>
        </section>
      ) : (
        <People view={view} title={steps.goingOn(advancing.length)} people={advancing} />
      )}
      <People view={view} title={steps.byes} people={byes} />
      <People view={view} title={steps.out(eliminated.length)} people={eliminated} />
    </>
  )
}

export function matchesOf<R extends Pick<NewRound, 'userId' | 'vsGroup' | 'vsMatchNumber'>>(
  rounds: readonly R[],
): { vsGroup: string; first: R; second: R }[] {
  return rounds.flatMap((first, index) => {
    const { vsGroup, vsMatchNumber } = first
    const second = rounds.slice(index + 1).find((later) => later.vsMatchNumber === vsMatchNumber)
    return vsGroup === null || !second ? [] : [{ vsGroup, first, second }]
  })
}

type PeopleProps = { view: CompetitionView; title: string; people: readonly { userId: number }[] }

function People({ view, title, people }: PeopleProps) {
  const common = useMessages('common')
  const format = useFormat()
  if (people.length === 0) return null
  return (
    <section>
      <h3 className="mb-1 text-label text-soft">{title}</h3>
      <p>{format.list(people.map(({ userId }) => personName(personIn(view, userId), common)))}</p>
    </section>
  )
}

function Athlete({ view, userId }: { view: CompetitionView; userId: number }) {
  const common = useMessages('common')
  return (
    <span className="min-w-0 flex-1 font-semibold [overflow-wrap:anywhere]">
      {personName(personIn(view, userId), common)}
    </span>
  )
}

function Places({ view, plan: { podium } }: PlanProps<'podium'>) {
  const words = useMessages('phases')
  const steps = useMessages('phaseSteps')
  return (
    <>
      <p className="text-lead font-semibold">{steps.finishConsequence(podium.length)}</p>
      <ol>
        {podium.slice(0, 4).map(({ userId, finalPosition, finalScore }) => (
          <li key={userId} className="flex items-baseline gap-3 border-b border-hair py-2">
            <span className="tabular w-10 text-label font-semibold text-soft">
              {words.position(finalPosition)}
            </span>
            <Athlete view={view} userId={userId} />
            <Score value={finalScore} size="small" />
          </li>
        ))}
      </ol>
    </>
  )
}
