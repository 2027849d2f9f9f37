/** What the current phase waits for: rounds to be judged, or the time until the results (phases-and-seeding §3). */
import { publishCountdownUntilKnown } from '@trickline/competition/phases'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { firstName } from '@trickline/views/person-name.ts'
import { useIsServerTimeKnown } from '@trickline/client/server-time.ts'
import { Countdown, useSecondsUntil } from '@trickline/ui/countdown.tsx'
import { type CompetitionView, currentRounds } from '@trickline/views/phases/competition-view.ts'
import { type PhaseProgress, phaseProgress } from './phase-progress.ts'

type Props = {
  view: CompetitionView
  /** The button that publishes is visible. */
  isOwners?: boolean
}

export function PhaseState({ view, isOwners = false }: Props) {
  const progress = phaseProgress(currentRounds(view))
  const end = progress.countdownEnd ?? Number.NaN
  const isTimeKnown = useIsServerTimeKnown()
  if (view.status !== 'started' || progress.advanceable) return null
  if (!progress.publishable) return <StillToJudge toJudge={progress.toJudge} />
  return <UntilResults key={`${end} ${isTimeKnown}`} {...{ end, isTimeKnown, isOwners }} />
}

/** `end`: epoch milliseconds. */
function UntilResults({
  end,
  isTimeKnown,
  isOwners,
}: {
  end: number
  isTimeKnown: boolean
  isOwners: boolean
}) {
  const words = useMessages('phases')
  const left = useSecondsUntil(end)
  if (left === 0 && isTimeKnown) return isOwners ? null : <p className="text-soft">{words.publishSoon}</p>
  return (
    <p className="flex items-baseline gap-2 text-soft">
      {words.publishIn}
      <Countdown
        until={end}
        form="clock"
        untilKnown={publishCountdownUntilKnown}
        className="text-score font-bold text-ink"
      />
    </p>
  )
}

const longestNameList = 4

function StillToJudge({ toJudge }: Pick<PhaseProgress, 'toJudge'>) {
  const common = useMessages('common')
  const words = useMessages('phases')
  const format = useFormat()
  const names = toJudge.map(({ user }) => firstName(user, common))
  return (
    <p className="text-soft">
      {words.notPublishable(names.length)}{' '}
      {names.length > longestNameList ? null : words.stillToJudge(format.list(names))}
    </p>
  )
}
