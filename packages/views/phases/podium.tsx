/**
 * The podium (screens §7, §40): three steps with the line of their rounds, the others below in two columns, each with how far
 * they got.
 */
import { bracketView } from '@trickline/competition/bracket'
import { pairResultOf } from '@trickline/competition/current-pair'
import type { CompetingAthlete } from '@trickline/competition/model'
import { furthestPhase, podiumTies, type RankedCompetition } from '@trickline/competition/podium'
import type { PodiumPlaceRow } from '@trickline/contract/competitions'
import type { RoundRead } from '@trickline/contract/read-rows'
import type { ReactNode } from 'react'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { PersonName, PersonWithPicture } from '../people/person-name.tsx'
import { firstName } from '../person-name.ts'
import { useViewer } from '../viewer.ts'
import { RoundChartThumbnail } from '../rounds/round-chart.tsx'
import { Avatar } from '@trickline/ui/avatar.tsx'
import { classNames } from '@trickline/ui/class-names.ts'
import { Medal } from '@trickline/ui/medal.tsx'
import { Score } from '@trickline/ui/score.tsx'
import { Tie } from './tie.tsx'

type Props = {
  competition: RankedCompetition & {
    athletes: readonly CompetingAthlete[]
    podiums: readonly PodiumPlaceRow[]
    rounds: readonly RoundRead[]
  }
  glowing?: boolean
}

export function Podium({ competition, glowing = false }: Props) {
  return (
    <div className={classNames('flex flex-col gap-8', glowing && 'glow')}>
      <PodiumSteps competition={competition} />
      <PlacesBelow competition={competition} />
    </div>
  )
}

type StepsProps = Pick<Props, 'competition'> & {
  Name?: (props: { user: PodiumPlaceRow['user'] }) => ReactNode
}

export function PodiumSteps({ competition, Name = PersonName }: StepsProps) {
  const facts = factsOf(competition)
  return (
    <ol className="mx-auto grid w-full max-w-4xl grid-cols-2 grid-rows-[auto_auto_2.25rem_auto] gap-x-3 overflow-hidden border-b-[1.5px] border-ink pt-2 sm:grid-cols-[1fr_1.12fr_1fr] sm:grid-rows-[auto_3.5rem_2.5rem_auto]">
      {sortedPlaces(competition)
        .slice(0, 3)
        .map((place) => (
          <Step key={place.user_id} place={place} facts={facts} Name={Name} />
        ))}
    </ol>
  )
}

export function PlacesBelow({ competition }: Pick<Props, 'competition'>) {
  const words = useMessages('phases')
  const facts = factsOf(competition)
  const below = sortedPlaces(competition).slice(3)
  const last = below.at(-1)?.final_position
  if (last === undefined) return null
  return (
    <section aria-label={words.places(4, last)} className="laid-out-late -mx-4 px-4">
      {last > 4 ? <h2 className="mb-3 text-[1.375rem] leading-tight">{words.places(4, last)}</h2> : null}
      <ol className="grid gap-x-8 border-t-[1.5px] border-ink sm:grid-cols-2">
        {below.map((place) => (
          <Place key={place.user_id} place={place} facts={facts} />
        ))}
      </ol>
    </section>
  )
}

function sortedPlaces({ podiums }: Props['competition']): PodiumPlaceRow[] {
  return podiums.toSorted((a, b) => a.final_position - b.final_position)
}

type PlaceProps = { place: PodiumPlaceRow; facts: Facts }

function Step({ place, facts, Name }: PlaceProps & Required<Pick<StepsProps, 'Name'>>) {
  const words = useMessages('phases')
  const { user, user_id, final_position, final_score, round } = place
  const isFirst = final_position === 1
  const { metal, at, head, step } = stepStyleOf(final_position)
  const out = facts.endOf(user_id)?.out ?? null
  const pair = useLastPair(facts)(user_id)
  return (
    <li data-place={final_position} className={classNames('min-w-0 sm:grid sm:grid-rows-subgrid', at)}>
      <div className={classNames('relative flex flex-col items-center self-end pb-3 text-center', head)}>
        <Medal
          place={final_position}
          label={words.position(final_position)}
          className="absolute top-0 z-1 translate-x-9 sm:translate-x-11"
        />
        <Avatar
          name={user.name}
          surname={user.surname}
          src={user.img_path}
          size={isFirst ? 'huge' : 'big'}
          aboveFold={isFirst}
        />
        <span className="mt-3 max-w-full px-1 leading-snug font-bold text-balance hyphens-auto [overflow-wrap:anywhere] sm:text-lead">
          <Name user={user} />
        </span>
        <span data-score={final_score}>
          <Score
            value={final_score}
            size={isFirst ? 'big' : 'row'}
            className={isFirst ? '' : 'sm:text-[2.25rem] sm:leading-none'}
          />
        </span>
        {pair ? <span className="text-label text-soft">{pair}</span> : null}
        {out === null ? null : (
          <span className="text-label font-semibold text-stopped">{words.statuses[out]}</span>
        )}
        <Tie of={facts.tieOf(user_id)} />
      </div>
      <div
        className={classNames(
          'flex min-h-24 flex-col justify-center rounded-t-card border border-t-[5px] border-b-0 border-hair bg-raised px-2 pt-3 pb-4 text-center sm:px-3',
          metal,
          step,
        )}
      >
        {round === null || round.tricks.length === 0 ? null : <StepChart tricks={round.tricks} />}
      </div>
    </li>
  )
}

/** For the last pair, which gave the score: by how much it was won, or to whom it was lost. */
function useLastPair(facts: Facts): (userId: number) => string | null {
  const words = useMessages('phases')
  const common = useMessages('common')
  const format = useFormat()
  return (userId) => {
    const last = facts.lastPair(userId)
    const other = last && facts.personOf(last.winner === userId ? last.loser : last.winner)
    if (!last || !other) return null
    const name = firstName(other, common)
    return last.winner === userId
      ? words.beatBy(name, format.score(last.scores[0] - last.scores[1]))
      : words.lostTo(name, words.inPhase.final)
  }
}

type ChartProps = { tricks: NonNullable<PodiumPlaceRow['round']>['tricks'] }

function StepChart({ tricks }: ChartProps) {
  const { drawn } = useMessages('judging')
  return (
    <>
      <div className="max-sm:[&_svg_svg>*]:scale-[0.7]">
        <RoundChartThumbnail tricks={tricks} />
      </div>
      <p className="mt-2 text-label text-soft">
        {drawn.label(tricks.length, Math.max(...tricks.map(({ combo }) => combo)))}
      </p>
    </>
  )
}

/** One grid keeps the first place highest however long the names are. On a phone the first is above the others. */
const stepStyles = {
  1: {
    metal: 'border-t-gold',
    at: 'col-span-2 row-start-1 mb-6 max-sm:border-b-[1.5px] max-sm:border-ink sm:col-span-1 sm:col-start-2 sm:row-span-4 sm:mb-0',
    head: 'sm:row-start-1',
    step: 'sm:row-span-3 sm:row-start-2',
  },
  2: {
    metal: 'border-t-silver',
    at: 'col-start-1 row-span-3 row-start-2 grid grid-rows-subgrid sm:row-span-4 sm:row-start-1',
    head: 'row-start-1 sm:row-span-2',
    step: 'row-span-2 row-start-2 sm:row-start-3',
  },
  3: {
    metal: 'border-t-bronze',
    at: 'col-start-2 row-span-3 row-start-2 grid grid-rows-subgrid sm:col-start-3 sm:row-span-4 sm:row-start-1',
    head: 'row-span-2 row-start-1 sm:row-span-3',
    step: 'row-start-3 sm:row-start-4',
  },
} as const satisfies Record<number, Record<'metal' | 'at' | 'head' | 'step', string>>

function stepStyleOf(position: number): (typeof stepStyles)[keyof typeof stepStyles] {
  return position === 1 || position === 2 ? stepStyles[position] : stepStyles[3]
}

function Place({ place, facts }: PlaceProps) {
  const words = useMessages('phases')
  const howFar = useHowFar(facts)
  const isOwn = useViewer()?.id === place.user_id
  const tie = facts.tieOf(place.user_id)
  const text = [howFar(place), tie === null ? '' : words.ties[tie]]
  return (
    <li
      className={classNames(
        'flex min-h-16 min-w-0 items-center gap-3 border-b border-hair py-2',
        isOwn && '-mx-2 bg-marked px-2',
      )}
    >
      <span className="tabular min-w-10 shrink-0 font-bold whitespace-nowrap text-soft">
        {words.position(place.final_position)}
      </span>
      <span className="min-w-0 flex-1">
        <PersonWithPicture user={place.user} below={text.filter(Boolean).join(' · ')} />
      </span>
      <Score value={place.final_score} size="small" />
    </li>
  )
}

/** To whom the athlete lost and in which stage, or else how far the athlete got. */
function useHowFar(facts: Facts): (place: PodiumPlaceRow) => string {
  const words = useMessages('phases')
  const common = useMessages('common')
  return ({ user_id }) => {
    const end = facts.endOf(user_id)
    if (end === null) return ''
    const lost = facts.lastPairLost(user_id)
    const winner = lost && facts.personOf(lost.winner)
    const text = !winner
      ? words.outIn[end.phase]
      : words.lostTo(
          firstName(winner, common),
          end.phase === 'final' ? words.forThird : words.inPhase[end.phase],
        )
    return end.out === null ? text : `${text} · ${words.statuses[end.out]}`
  }
}

type Facts = ReturnType<typeof factsOf>

/** What the places do not tell of each athlete: how it ended, what decided, and the pairs. */
function factsOf({ athletes, rounds, podiums, ...competition }: Props['competition']) {
  const ties = podiumTies(competition, athletes, rounds)
  const pairs = bracketView(competition, athletes, rounds).flatMap((stage) => stage.pairs.map(pairResultOf))
  return {
    endOf: (userId: number) => furthestPhase(competition, userId, rounds),
    tieOf: (userId: number) => ties.get(userId) ?? null,
    lastPair: (userId: number) => pairs.findLast((pair) => pair?.winner === userId || pair?.loser === userId),
    lastPairLost: (userId: number) => pairs.findLast((pair) => pair?.loser === userId),
    personOf: (userId: number) => podiums.find(({ user_id }) => user_id === userId)?.user,
  }
}
