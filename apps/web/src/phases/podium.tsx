/**
 * The podium (screens §7, §40): three standing on the line, each with a medal, a face, the score and the line of the round behind
 * it; below, along the same line, the fourth, 5 to 8 and the others, each with how far it went.
 */
import { howFar, type RankedCompetition } from '@trickline/competition/podium'
import type { PodiumPlaceRow } from '@trickline/contract/competitions'
import type { RoundRead } from '@trickline/contract/read'
import type { Areas } from '@trickline/messages/areas'
import { useMessages } from '../lib/messages.ts'
import { PersonName, PersonWithPicture } from '../people/person-name.tsx'
import { DrawnRound } from '../rounds/round-line.tsx'
import { Avatar } from '../ui/avatar.tsx'
import { classNames } from '../ui/class-names.ts'
import { Line } from '../ui/line.tsx'
import { Medal } from '../ui/medal.tsx'
import { Score } from '../ui/score.tsx'
import { type Column, Table } from '../ui/table.tsx'
import { athleteColumn, rankColumn, scoreColumn } from './columns.tsx'

type Props = {
  /** As far as it says how far each of them went. */
  competition: RankedCompetition & { podiums: readonly PodiumPlaceRow[]; rounds: readonly RoundRead[] }
  glowing?: boolean
  /** The places before this one are held back, their steps empty: 3, 2, 1 as they are revealed; 4 holds all back. */
  shownFrom?: number
}

export function Podium({ competition, glowing = false, shownFrom = 1 }: Props) {
  const words = useMessages('phases')
  const inOrder = competition.podiums.toSorted((a, b) => a.final_position - b.final_position)
  const [fourth] = inOrder.slice(3, 4)
  const further = inOrder.slice(4, 8)
  const others = inOrder.slice(8)
  return (
    <div className={classNames('mx-auto w-full max-w-4xl', glowing && 'glow')}>
      <div className="relative overflow-hidden pt-2">
        <ol className="grid grid-cols-2 items-end gap-x-3 gap-y-6 sm:grid-cols-3 sm:gap-5">
          {inOrder.slice(0, 3).map((place) => (
            <Step key={place.user_id} place={place} held={place.final_position < shownFrom} />
          ))}
        </ol>
        <Line drawn className="-mt-2.5 scale-x-105 text-ink" />
      </div>
      {fourth ? (
        <div className="-mt-2.5 border-s-[1.5px] border-ink pt-5 sm:ms-6">
          <section aria-label={words.fourth}>
            <Place place={fourth} competition={competition} loud />
          </section>
          {further.length > 0 ? (
            <section aria-label={words.further}>
              <ol>
                {further.map((place) => (
                  <li key={place.user_id}>
                    <Place place={place} competition={competition} />
                  </li>
                ))}
              </ol>
            </section>
          ) : null}
        </div>
      ) : null}
      {others.length > 0 ? (
        <section className="mt-8">
          <h3 className="mb-2 text-label text-soft">{words.extended(others.length)}</h3>
          <PodiumTable competition={competition} places={others} />
        </section>
      ) : null}
    </div>
  )
}

type Ranked = PodiumPlaceRow & { rank: number }

type TableProps = Pick<Props, 'competition'> & { places?: readonly PodiumPlaceRow[] }

export function PodiumTable({ competition, places = competition.podiums }: TableProps) {
  const words = useMessages('phases')
  const rows: Ranked[] = places.map((place) => ({ ...place, rank: place.final_position }))
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
      cell: (place) => <span className="text-soft">{saidOf(place, competition, words)}</span>,
    },
    scoreColumn(words.finalScore, ({ final_score }) => <Score value={final_score} />),
  ]
}

/** One of the first three on a step of its own height. */
function Step({ place, held }: { place: PodiumPlaceRow; held: boolean }) {
  const words = useMessages('phases')
  const { user, final_position, final_score, round } = place
  const isFirst = final_position === 1
  return (
    <li
      data-place={final_position}
      className={classNames('relative flex min-w-0 flex-col items-center text-center', order[final_position])}
    >
      <Medal
        place={final_position}
        label={words.position(final_position)}
        className="absolute top-0 z-1 translate-x-9 sm:translate-x-11"
      />
      {held ? (
        <span className="inline-grid size-24 place-items-center rounded-full border border-dashed border-edge text-title text-soft sm:size-28">
          <span aria-hidden="true">?</span>
          <span className="sr-only">{words.heldBack}</span>
        </span>
      ) : (
        <>
          <Avatar
            name={user.name}
            surname={user.surname}
            src={user.img_path}
            size={isFirst ? 'huge' : 'big'}
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
        </>
      )}
      <div
        className={classNames(
          'mt-3 w-full rounded-t-card border border-b-0 border-hair bg-raised px-2 pt-3 pb-5 [border-top-width:5px] sm:px-3',
          steps[final_position],
        )}
      >
        {held || round === null ? null : <DrawnRound tricks={round.tricks} />}
      </div>
    </li>
  )
}

/** The first in the middle; on the phone on top. */
const order: Record<number, string> = {
  1: 'col-span-2 sm:order-2 sm:col-span-1',
  2: 'sm:order-1',
  3: 'sm:order-3',
}

const steps: Record<number, string> = {
  1: 'border-t-gold sm:min-h-56',
  2: 'border-t-silver sm:min-h-44',
  3: 'border-t-bronze sm:min-h-32',
}

type PlaceProps = Pick<Props, 'competition'> & { place: PodiumPlaceRow; loud?: boolean }

/** A bead on the line, and why it hangs there. */
function Place({ place, competition, loud = false }: PlaceProps) {
  const words = useMessages('phases')
  const { user, final_position, final_score } = place
  const said = saidOf(place, competition, words)
  return (
    <div className="relative flex items-center gap-3 py-2 ps-5">
      <span
        aria-hidden="true"
        className={classNames(
          'absolute -start-[0.78rem] rounded-full border-2 border-ink bg-paper',
          loud ? 'size-[1.45rem]' : 'start-[-0.5rem] size-[0.9rem]',
        )}
      />
      <span
        className={classNames('tabular w-10 shrink-0 font-bold', loud ? 'text-score' : 'text-lead text-soft')}
      >
        {words.position(final_position)}
      </span>
      <span className="min-w-0 flex-1">
        <PersonWithPicture user={user} marksOwn={false} below={said} />
      </span>
      <Score value={final_score} size={loud ? 'row' : 'small'} />
    </div>
  )
}

/** Why somebody stands behind those before: how far the way went. */
function saidOf(place: PodiumPlaceRow, competition: Props['competition'], words: Areas['phases']): string {
  const end = howFar(competition, place.user_id, competition.rounds)
  if (end === null || place.final_position < 4) return ''
  const isThirdLost = competition.isVs && end.phase === 'final'
  const said = isThirdLost ? words.lostThird : words.outIn[end.phase]
  return end.out === null ? said : `${said} · ${words.statuses[end.out]}`
}
