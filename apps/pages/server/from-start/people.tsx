/** Who takes part: athletes with their stars, and judges. */
import type { EntryRead } from '@trickline/contract/read-rows'
import { useMessages } from '@trickline/ui/messages.ts'
import { PersonWithPicture } from '@trickline/views/people/person-name.tsx'
import { personName } from '@trickline/views/person-name.ts'
import type { CompetitionView } from '@trickline/views/phases/competition-view.ts'
import { FollowButton } from '../follow-button.tsx'
import { Fold } from './fold.tsx'

export function People({ view }: { view: CompetitionView }) {
  const words = useMessages('entries')
  const of = (role: 'athlete' | 'judge') =>
    view.entries.filter((entry) => entry.role === role && entry.user !== null)
  const athletes = of('athlete').toSorted((a, b) => a.orderNumber - b.orderNumber)
  return (
    <>
      <Names id="athletes" title={words.athletes} entries={athletes} hasStars />
      <Names id="judges" title={words.judges} entries={of('judge')} />
    </>
  )
}

type Props = { id: string; title: string; entries: readonly EntryRead[]; hasStars?: boolean }

function Names({ id, title, entries, hasStars = false }: Props) {
  const common = useMessages('common')
  if (entries.length === 0) return null
  return (
    <Fold id={`all-${id}`} title={title} end={entries.length}>
      <ul
        id={id}
        className="grid scroll-mt-40 grid-cols-1 gap-x-8 border-t border-hair sm:grid-cols-2 lg:grid-cols-3"
      >
        {entries.map(({ id: entryId, user }) =>
          user ? (
            <li
              key={entryId}
              data-row={entryId}
              className="flex min-h-16 min-w-0 items-center gap-3 border-b border-hair py-2"
            >
              <span className="min-w-0 flex-1">
                <PersonWithPicture user={user} />
              </span>
              {hasStars ? <FollowButton userId={user.id} name={personName(user, common)} /> : null}
            </li>
          ) : null,
        )}
      </ul>
    </Fold>
  )
}
