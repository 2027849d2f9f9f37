/**
 * The podium (screens §7): three cards standing on the line, the fourth place apart, 5 to 8 smaller, the others as the
 * rest of the ranking; the table is one tap behind.
 */
import type { PodiumRow } from '@trickline/contract/competitions'
import type { Areas } from '@trickline/messages/areas'
import { useMessages } from '../lib/messages.ts'
import { PersonName, PersonWithPicture } from '../people/person-name.tsx'
import { Avatar } from '../ui/avatar.tsx'
import { classNames } from '../ui/class-names.ts'
import { Line } from '../ui/line.tsx'
import { Score } from '../ui/score.tsx'
import { type Column, Table } from '../ui/table.tsx'
import { athleteColumn, rankColumn, scoreColumn } from './columns.tsx'

type Props = { places: readonly PodiumRow[]; glowing: boolean }

export function Podium({ places, glowing }: Props) {
  const words = useMessages('phases')
  const inOrder = places.toSorted((a, b) => a.final_position - b.final_position)
  const [fourth] = inOrder.slice(3, 4)
  const further = inOrder.slice(4, 8)
  const others = inOrder.slice(8)
  return (
    <div className={classNames('mx-auto w-full max-w-4xl', glowing && 'glow')}>
      <div className="relative overflow-hidden pt-2">
        <ol className="grid grid-cols-2 items-end gap-x-3 gap-y-6 sm:grid-cols-3 sm:gap-6">
          {inOrder.slice(0, 3).map((place) => (
            <PodiumCard key={place.user_id} place={place} />
          ))}
        </ol>
        <Line drawn className="-mt-2.5 scale-x-105 text-ink" />
      </div>
      {fourth ? (
        <section aria-label={words.fourth} className="mt-6">
          <SmallPlace place={fourth} loud />
        </section>
      ) : null}
      {further.length > 0 ? (
        <section aria-label={words.further} className="mt-2">
          <ol className="grid grid-cols-1 gap-x-8 sm:grid-cols-2">
            {further.map((place) => (
              <li key={place.user_id}>
                <SmallPlace place={place} />
              </li>
            ))}
          </ol>
        </section>
      ) : null}
      {others.length > 0 ? (
        <section className="mt-8">
          <h3 className="mb-2 text-label text-soft">{words.extended(others.length)}</h3>
          <PodiumTable places={others} />
        </section>
      ) : null}
    </div>
  )
}

type Ranked = PodiumRow & { rank: number }

export function PodiumTable({ places }: Pick<Props, 'places'>) {
  const words = useMessages('phases')
  const rows: Ranked[] = places.map((place) => ({ ...place, rank: place.final_position }))
  return (
    <Table
      caption={words.ranking}
      columns={columnsOf(words)}
      rows={rows.toSorted((a, b) => a.rank - b.rank)}
      rowKey={({ user_id }) => user_id}
    />
  )
}

function columnsOf(words: Areas['phases']): Column<Ranked>[] {
  return [
    rankColumn(words.columns.rank),
    athleteColumn(words.columns.athlete, ({ user }) => user),
    scoreColumn(words.finalScore, ({ final_score }) => <Score value={final_score} />),
  ]
}

function PodiumCard({ place: { user, final_position, final_score } }: { place: PodiumRow }) {
  const words = useMessages('phases')
  const isFirst = final_position === 1
  return (
    <li
      className={classNames(
        'flex min-w-0 flex-col items-center gap-3 rounded-t-card border border-b-0 px-2 pt-6 sm:px-3 text-center',
        looks[final_position],
        isFirst
          ? 'col-span-2 border-ink bg-ink text-paper max-sm:rounded-b-card sm:col-span-1'
          : 'border-hair bg-raised text-ink',
      )}
    >
      <span
        aria-label={words.position(final_position)}
        className="tabular text-display leading-none font-extrabold"
      >
        {final_position}
      </span>
      <span className="text-ink">
        <Avatar name={user.name} surname={user.surname} src={user.img_path} size="big" />
      </span>
      <span
        className={classNames(
          'max-w-full leading-snug font-bold text-balance hyphens-auto [overflow-wrap:anywhere]',
          isFirst ? 'text-lead' : 'sm:text-lead',
        )}
      >
        <PersonName user={user} />
      </span>
      <Score value={final_score} size={isFirst ? 'big' : 'row'} className={isFirst ? '' : 'sm:text-[2rem]'} />
    </li>
  )
}

/** The first in the middle and highest; on the phone on top. */
const looks: Record<number, string> = {
  1: 'pb-8 sm:order-2 sm:min-h-[27rem]',
  2: 'pb-10 sm:order-1 sm:min-h-[23.5rem]',
  3: 'pb-6 sm:order-3 sm:min-h-[20.5rem]',
}

function SmallPlace({ place, loud = false }: { place: PodiumRow; loud?: boolean }) {
  const words = useMessages('phases')
  const { user, final_position, final_score } = place
  return (
    <div className="flex items-center gap-3 border-b border-hair py-2.5">
      <span
        className={classNames('tabular w-10 shrink-0 font-bold', loud ? 'text-score' : 'text-lead text-soft')}
      >
        {words.position(final_position)}
      </span>
      <span className="min-w-0 flex-1">
        <PersonWithPicture user={user} marksOwn={false} />
      </span>
      <Score value={final_score} size={loud ? 'row' : 'small'} />
    </div>
  )
}
