/** A sentence about each athlete. The markup is the same for all; the device shows the athletes it follows (screens §36). */
import { type Chance, chancesIn } from '@trickline/competition/chances'
import { roundsToRide } from '@trickline/competition/estimated-start-times'
import { outReasonOf, scoreOf } from '@trickline/competition/standings'
import type { Areas } from '@trickline/messages/areas'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { personName } from '@trickline/views/person-name.ts'
import { type CompetitionView, currentRounds, personIn } from '@trickline/views/phases/competition-view.ts'
import { neededScores } from '@trickline/views/phases/chances.tsx'
import { buttonClass } from '@trickline/ui/button.tsx'
import { EstimatedTime } from './estimated-time.tsx'
import { FollowButton } from './follow-button.tsx'
import { lastRevealedPhase, Spoiler, spoilerKey } from '@trickline/views/phases/spoiler.tsx'
import { timesOf } from './standing-rows.ts'

export function Following({ view }: { view: CompetitionView }) {
  const words = useMessages('live')
  const { status, podiums } = view
  if (status !== 'started' && podiums.length === 0) return null
  const revealed = podiums.length > 0 ? 'podium' : lastRevealedPhase(view)
  const info = phaseInfoOf(view)
  const people = [...view.athletes].toSorted((a, b) => a.orderNumber - b.orderNumber)
  return (
    <Spoiler competitionId={view.id} phase={revealed} quiet>
      <section
        id="following"
        aria-label={words.following}
        data-told={revealed ? spoilerKey({ competitionId: view.id, phase: revealed }) : undefined}
        className="rounded-card border border-hair bg-raised px-3 py-2"
      >
        <ul>
          {people.map(({ userId }) => (
            <FollowedAthlete key={userId} view={view} userId={userId} info={info} />
          ))}
        </ul>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-hair pt-2 text-label text-soft">
          <button type="button" data-notify="" aria-pressed="false" className={buttonClass()}>
            {words.notify}
          </button>
          <span data-refused={words.notifyRefused}>{words.notifyHint}</span>
        </p>
      </section>
    </Spoiler>
  )
}

type Props = { view: CompetitionView; userId: number; info: PhaseInfo }

function FollowedAthlete({ view, userId, info }: Props) {
  const common = useMessages('common')
  const words = useMessages('live')
  const format = useFormat()
  const phases = useMessages('phases')
  const name = personName(personIn(view, userId), common)
  const place = placeOf(view, userId, info)
  const athletesAhead = info.order.indexOf(userId)
  const chance = athletesAhead === -1 ? undefined : info.chances.get(userId)
  const needed = chance ? neededScores(chance, words, format) : []
  const startTime = info.times.get(userId)
  return (
    <li data-athlete={userId} className="hidden items-center gap-1">
      <FollowButton userId={userId} name={name} />
      <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-4 py-1">
        <strong data-says="" className="min-w-0 text-lead leading-snug font-semibold">
          {place
            ? words.says.place(name, phases.position(place.rank), format.score(place.score))
            : words.says[sentenceFor(view, userId, info)](name, athletesAhead + 1)}
        </strong>
        {startTime === undefined ? null : <EstimatedTime view={view} instant={startTime} />}
        {needed.length > 0 ? (
          <span data-needs="" className="tabular text-soft">
            {words.needs(needed.join(' · '))}
          </span>
        ) : null}
      </span>
    </li>
  )
}

/** About the current phase, by athlete. */
type PhaseInfo = {
  chances: ReadonlyMap<number, Chance>
  /** Estimated start times, in epoch milliseconds. */
  times: ReadonlyMap<number, number>
  order: readonly number[]
}

function phaseInfoOf(view: CompetitionView): PhaseInfo {
  const rounds = currentRounds(view)
  if (view.current === null) return { chances: new Map(), times: new Map(), order: [] }
  const { athletes, current } = view
  const times = timesOf(view, current)
  return {
    chances: new Map(
      chancesIn({ competition: view, athletes, rounds: view.rounds }, current.number).map((chance) => [
        chance.userId,
        chance,
      ]),
    ),
    times: new Map(
      rounds.flatMap(({ id, userId }) => {
        const instant = times.get(id)
        return instant === undefined ? [] : [[userId, instant] as const]
      }),
    ),
    order: roundsToRide(rounds.map((round) => ({ ...round, runOrder: round.run_order }))).map(
      ({ userId }) => userId,
    ),
  }
}

function placeOf(
  view: CompetitionView,
  userId: number,
  { chances }: PhaseInfo,
): { rank: number; score: number } | null {
  const podium = view.podiums.find((place) => place.user_id === userId)
  if (podium) return { rank: podium.final_position, score: podium.final_score }
  const round = currentRounds(view).find((each) => each.userId === userId)
  const chance = chances.get(userId)
  if (round?.status !== 'published' || outReasonOf(round) !== null || chance?.goesOn !== null) return null
  return { rank: chance.best, score: scoreOf(round) ?? 0 }
}

function sentenceFor(
  view: CompetitionView,
  userId: number,
  { chances, order }: PhaseInfo,
): keyof FollowedSentence {
  const round = currentRounds(view).find((each) => each.userId === userId)
  if (round === undefined)
    return view.entries.some((each) => each.userId === userId && each.status === 'competing')
      ? 'through'
      : 'out'
  const out = outReasonOf(round)
  if (out !== null) return out
  if (round.status === 'pending') return order.indexOf(userId) === 0 ? 'next' : 'onIn'
  if (round.status === 'recording') return 'recording'
  if (round.status === 'recorded' || round.status === 'scoring') return 'recorded'
  const goesOn = round.status === 'published' ? chances.get(userId)?.goesOn : null
  return goesOn && goesOn !== 'open' ? goesOn : 'judged'
}

type FollowedSentence = Omit<Areas['live']['says'], 'place'>
