/** Athletes, judges or organizers, searched and paged by the server, twelve per page (screens §25). */
import { Link } from '@tanstack/react-router'
import { peoplePerPage, type PersonCard } from '@trickline/contract/people'
import { paths } from '@trickline/views/paths.ts'
import { useListSearch } from '../lib/use-list-search.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { NameAndFlag } from '@trickline/views/people/person-name.tsx'
import { Avatar } from '@trickline/ui/avatar.tsx'
import { cardClass } from '@trickline/ui/card.tsx'
import { EmptyState } from '@trickline/ui/empty-state.tsx'
import { List } from '../lib/list.tsx'
import { Page } from '@trickline/ui/page.tsx'
import { Skeleton } from '@trickline/ui/skeleton.tsx'
import { type PeopleList, peopleSearch } from './people-search.ts'
import { usePeople } from './use-people.ts'

export function AthletesScreen() {
  return <PeopleScreen list="athletes" />
}

export function JudgesScreen() {
  return <PeopleScreen list="judges" />
}

export function OrganizersScreen() {
  return <PeopleScreen list="organizers" />
}

function PeopleScreen({ list }: { list: PeopleList }) {
  const words = useMessages('people').lists
  const [values, setValues] = useListSearch(peopleSearch[list])
  const { data, error, refetch } = usePeople(list, values)
  return (
    <Page title={words[list].title}>
      <List
        rows={data?.people}
        serverPage={data}
        error={error}
        onRetry={() => void refetch()}
        failedTitle={words.failed}
        empty={<EmptyState title={words[list].empty} text={words[list].emptyText} />}
        searchHint={words.searchHint}
        values={values}
        onChange={setValues}
        perPage={peoplePerPage}
        skeleton={<Skeleton className="h-28" />}
        className="grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3"
      >
        {(person) => <Card person={person} />}
      </List>
    </Page>
  )
}

function Card({ person }: { person: PersonCard }) {
  return (
    <article>
      <Link
        to={paths.profile(person.id)}
        className={`${cardClass} flex min-h-28 items-center gap-4 p-4 transition-colors hover:border-ink`}
      >
        <Avatar name={person.name} surname={person.surname} src={person.img_path} size="big" />
        <span className="min-w-0 flex-1">
          <h2 className="text-lead font-semibold hyphens-auto [overflow-wrap:anywhere]">
            <NameAndFlag user={person} />
          </h2>
          {person.username ? (
            <span className="block text-label text-soft [overflow-wrap:anywhere]">@{person.username}</span>
          ) : null}
        </span>
      </Link>
    </article>
  )
}
