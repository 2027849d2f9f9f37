/** The podium (screens §7, §40): three steps with their round charts, below them the others with how far each went. */
import type { CompetingAthlete } from '@trickline/competition/model'
import { furthestPhase, podiumTies, type RankedCompetition } from '@trickline/competition/podium'
import type { TieBreak } from '@trickline/competition/standings'
import type { PodiumPlaceRow } from '@trickline/contract/competitions'
import type { RoundRead } from '@trickline/contract/read-rows'
import type { Areas } from '@trickline/messages/areas'
import { useMessages } from '@trickline/ui/messages.ts'
import { PersonName, PersonWithPicture } from '../people/person-name.tsx'
import { RoundChartPreview } from '../rounds/round-chart.tsx'
import { Avatar } from '@trickline/ui/avatar.tsx'
import { classNames } from '@trickline/ui/class-names.ts'
import { Line } from '@trickline/ui/line.tsx'
import { Medal } from '@trickline/ui/medal.tsx'
import { Score } from '@trickline/ui/score.tsx'
import { type Column, Table } from '@trickline/ui/table.tsx'
import { athleteColumn, rankColumn, scoreColumn } from './columns.tsx'
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
  const words = useMessages('phases')
  const sorted = competition.podiums.toSorted((a, b) => a.final_position - b.final_position)
  const tieOf = tiesOf(competition)
  const [fourth] = sorted.slice(3, 4)
  const further = sorted.slice(4, 8)
  const others = sorted.slice(8)
  return (
    <div className={classNames('mx-auto w-full max-w-4xl', glowing && 'glow')}>
      <div className="relative overflow-hidden pt-2">
        <ol className="grid grid-cols-2 grid-rows-[auto_auto_2.25rem_auto] gap-x-3 sm:grid-cols-3 sm:grid-rows-[auto_3.5rem_2.5rem_auto] sm:gap-x-5">
          {sorted.slice(0, 3).map((place) => (
            <Step key={place.user_id} place={place} competition={competition} tie={tieOf(place)} />
          ))}
        </ol>
        <Line drawn className="-mt-2.5 scale-x-105 text-ink" />
      </div>
      {fourth ? (
        <div className={classNames('-mt-2.5', lateClass)}>
          <div className="border-s-[1.5px] border-ink pt-5 sm:ms-6">
            <section aria-label={words.fourth}>
              <Place place={fourth} competition={competition} tie={tieOf(fourth)} isFourth />
            </section>
            {further.length > 0 ? (
              <section aria-label={words.further}>
                <ol>
                  {further.map((place) => (
                    <li key={place.user_id}>
                      <Place place={place} competition={competition} tie={tieOf(place)} />
                    </li>
                  ))}
                </ol>
              </section>
            ) : null}
          </div>
        </div>
      ) : null}
      {others.length > 0 ? (
        <section className={classNames('mt-8', lateClass)}>
          <h3 className="mb-2 text-label text-soft">{words.extended(others.length)}</h3>
          <PodiumTable competition={competition} places={others} />
        </section>
      ) : null}
    </div>
  )
}

const lateClass = 'laid-out-late -mx-4 px-4'

type Ranked = PodiumPlaceRow & { rank: number; tie: TieBreak | null }

type TableProps = Pick<Props, 'competition'> & { places?: readonly PodiumPlaceRow[] }

export function PodiumTable({ competition, places = competition.podiums }: TableProps) {
  const words = useMessages('phases')
  const tieOf = tiesOf(competition)
  const rows: Ranked[] = places.map((place) => ({
    ...place,
    rank: place.final_position,
    tie: tieOf(place),
  }))
  return (
    <Table
      caption={words.ranking}
      columns={columnsOf(words, competition)}
      rows={rows.toSorted((a, b) => a.rank - b.rank)}
      rowKey={({ user_id }) => user_id}
    />
  )
}

function columnsOf(words: Areas['phases'], competition: Props['competition']): Column<Ranked>[] {
  return [
    rankColumn(words.columns.rank),
    athleteColumn(words.columns.athlete, ({ user }) => user),
    {
      key: 'how-far',
      head: words.howFar,
      cell: (place) => <span className="text-soft">{howFarText(place, competition, words)}</span>,
    },
    scoreColumn(words.finalScore, ({ final_score }) => <Score value={final_score} />),
  ]
}

type PlaceProps = Pick<Props, 'competition'> & { place: PodiumPlaceRow; tie: TieBreak | null }

function Step({ place, competition, tie }: PlaceProps) {
  const words = useMessages('phases')
  const { user, final_position, final_score, round } = place
  const isFirst = final_position === 1
  const { metal, at, head, step } = stepStyleOf(final_position)
  const out = furthestPhase(competition, place.user_id, competition.rounds)?.out ?? null
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
        <span className="mt-3 max-w-full px-1 text-lead leading-snug font-bold text-balance hyphens-auto [overflow-wrap:anywhere]">
          <PersonName user={user} />
        </span>
        <span data-score={final_score}>
          <Score
            value={final_score}
            size={isFirst ? 'big' : 'row'}
            className={isFirst ? '' : 'sm:text-[2.25rem] sm:leading-none'}
          />
        </span>
        {out === null ? null : (
          <span className="text-label font-semibold text-stopped">{words.statuses[out]}</span>
        )}
        <Tie of={tie} />
      </div>
      <div
        className={classNames(
          'min-h-24 rounded-t-card border border-t-[5px] border-b-0 border-hair bg-raised px-2 pt-3 pb-5 text-center sm:px-3',
          metal,
          step,
        )}
      >
        {round === null ? null : <RoundChartPreview tricks={round.tricks} belowFold={!isFirst} />}
      </div>
    </li>
  )
}

/** One grid, so that the first is highest however long the names are. On a phone the first is above the others. */
const stepStyles = {
  1: {
    metal: 'border-t-gold',
    at: 'col-span-2 row-start-1 mb-6 sm:col-span-1 sm:col-start-2 sm:row-span-4 sm:mb-0',
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

/** A place from the fourth on, as a bead on the line. */
function Place({ place, competition, tie, isFourth = false }: PlaceProps & { isFourth?: boolean }) {
  const words = useMessages('phases')
  const { user, final_position, final_score } = place
  const text = [howFarText(place, competition, words), tie === null ? '' : words.ties[tie]]
  return (
    <div className="relative flex items-center gap-3 py-2 ps-5">
      <span
        aria-hidden="true"
        className={classNames(
          'absolute -start-[0.78rem] rounded-full border-2 border-ink bg-paper',
          isFourth ? 'size-[1.45rem]' : 'start-[-0.5rem] size-[0.9rem]',
        )}
      />
      <span
        className={classNames(
          'tabular min-w-10 shrink-0 font-bold whitespace-nowrap',
          isFourth ? 'text-score' : 'text-lead text-soft',
        )}
      >
        {words.position(final_position)}
      </span>
      <span className="min-w-0 flex-1">
        <PersonWithPicture user={user} marksOwn={false} below={text.filter(Boolean).join(' · ')} />
      </span>
      <Score value={final_score} size={isFourth ? 'row' : 'small'} />
    </div>
  )
}

function howFarText(
  place: PodiumPlaceRow,
  competition: Props['competition'],
  words: Areas['phases'],
): string {
  const end = furthestPhase(competition, place.user_id, competition.rounds)
  if (end === null || place.final_position < 4) return ''
  const isThirdLost = competition.isVs && end.phase === 'final'
  const text = isThirdLost ? words.lostThird : words.outIn[end.phase]
  return end.out === null ? text : `${text} · ${words.statuses[end.out]}`
}

function tiesOf({ athletes, rounds, ...competition }: Props['competition']) {
  const ties = podiumTies(competition, athletes, rounds)
  return ({ user_id }: PodiumPlaceRow): TieBreak | null => ties.get(user_id) ?? null
}
