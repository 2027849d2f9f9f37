/** The first three of a ranking without rounds of its own, on steps; below them others who share the third place. */
import type { PersonShort } from '@trickline/contract/people'
import { Avatar } from '@trickline/ui/avatar.tsx'
import { classNames } from '@trickline/ui/class-names.ts'
import { FlagAfterName } from '@trickline/ui/flag.tsx'
import { useMessages } from '@trickline/ui/messages.ts'
import { PersonName, ProfileLink } from '../people/person-name.tsx'
import { personName } from '../person-name.ts'

export type RankedPerson = {
  rank: number
  user: Pick<PersonShort, 'id' | 'name' | 'surname' | 'country' | 'img_path' | 'is_deleted'>
  /** What the rank is by, as text. */
  value: string
}

export function FirstThree({ rows }: { rows: readonly RankedPerson[] }) {
  const { position } = useMessages('phases')
  const tied = rows.slice(3).filter(({ rank }) => rank <= 3)
  return (
    <>
      <ol className="mx-auto grid w-full max-w-2xl grid-cols-3 items-end gap-x-2 border-b-[1.5px] border-ink sm:gap-x-3">
        {rows.slice(0, 3).map(({ rank, user, value }, index) => (
          <li
            key={user.id}
            data-place={rank}
            className={classNames('flex min-w-0 flex-col items-center text-center', orders[index])}
          >
            <span
              className={classNames('flex', index === 0 ? '[&>*]:size-20 sm:[&>*]:size-24' : '[&>*]:size-16')}
            >
              <Avatar name={user.name} surname={user.surname} src={user.img_path} size="big" />
            </span>
            <span className="mt-2 w-full leading-tight hyphens-auto [overflow-wrap:anywhere]">
              <Name user={user} />
            </span>
            <span
              className={classNames(
                'tabular mt-1 leading-tight font-extrabold tracking-tight',
                index === 0 ? 'text-[1.75rem]' : 'text-score',
              )}
            >
              {value}
            </span>
            <span
              className={classNames(
                'mt-2 flex w-full items-center justify-center rounded-t-control border border-t-[5px] border-b-0 border-hair bg-raised text-label font-bold text-soft',
                metals[rank] ?? 'border-t-edge',
                heights[rank] ?? 'h-9',
              )}
            >
              {position(rank)}
            </span>
          </li>
        ))}
      </ol>
      {tied.length > 0 ? (
        <ul className="mx-auto w-full max-w-2xl">
          {tied.map(({ rank, user, value }) => (
            <li key={user.id} className="flex items-baseline gap-3 border-b border-hair py-1.5">
              <span className="text-label font-bold text-soft">{position(rank)}</span>
              <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
                <PersonName user={user} />
              </span>
              <span className="tabular shrink-0 font-semibold">{value}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  )
}

/** The first name loud with the flag, the surname below. */
function Name({ user }: Pick<RankedPerson, 'user'>) {
  const common = useMessages('common')
  const [first, last] = user.is_deleted ? [personName(user, common), ''] : [user.name, user.surname]
  return (
    <ProfileLink userId={user.id}>
      <span className="block font-bold">
        {first}
        {user.country ? <FlagAfterName country={user.country} /> : null}
      </span>{' '}
      <span className="block text-label text-soft">{last}</span>
    </ProfileLink>
  )
}

const orders = ['order-2', 'order-1', 'order-3']
const metals: Record<number, string> = { 1: 'border-t-gold', 2: 'border-t-silver', 3: 'border-t-bronze' }
const heights: Record<number, string> = { 1: 'h-20', 2: 'h-14', 3: 'h-9' }
