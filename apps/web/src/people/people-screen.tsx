/** Athletes, judges or organizers, searched and paged by the server, twelve per page (screens §25). */
import { Link } from '@tanstack/react-router'
import { type ListedPerson, peoplePerPage } from '@trickline/contract/people'
import { paths } from '@trickline/views/paths.ts'
import { useFormat } from '@trickline/ui/format.ts'
import { useListSearch } from '../lib/use-list-search.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { NameAndFlag } from '@trickline/views/people/person-name.tsx'
import { Avatar } from '@trickline/ui/avatar.tsx'
import { Beads } from '@trickline/ui/beads.tsx'
import { classNames } from '@trickline/ui/class-names.ts'
import { EmptyState } from '@trickline/ui/empty-state.tsx'
import { List } from '../lib/list.tsx'
import { Page } from '@trickline/ui/page.tsx'
import { Row, rowLinkClass, rowsClass } from '@trickline/ui/row.tsx'
import { Skeleton } from '@trickline/ui/skeleton.tsx'
import { type PeopleList, peopleLists, peopleSearch } from './people-search.ts'
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
      <Lists chosen={list} />
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
        skeleton={<Skeleton className="my-1 h-14 sm:h-18" />}
        className={list === 'athletes' ? rowsClass : wideRowsClass}
      >
        {(person) => <Card person={person} />}
      </List>
    </Page>
  )
}

/** The few who judge and organize, each with more to say than an athlete. */
const wideRowsClass = 'grid-cols-1 max-sm:border-t max-sm:border-hair sm:gap-4 lg:grid-cols-2'

/** Each list has its own address. */
function Lists({ chosen }: { chosen: PeopleList }) {
  const { nav } = useMessages('common')
  return (
    <nav
      aria-label={nav.community}
      className="scrolls-sideways mb-5 flex border-b border-ink max-sm:-mx-4 max-sm:px-1.5"
    >
      {peopleLists.map((list) => (
        <Link
          key={list}
          to={paths[list]}
          aria-current={list === chosen ? 'page' : undefined}
          className="relative flex min-h-touch shrink-0 items-center px-2.5 font-semibold whitespace-nowrap text-soft -outline-offset-3 hover:text-ink aria-[current]:text-ink aria-[current]:after:absolute aria-[current]:after:inset-x-2 aria-[current]:after:bottom-0 aria-[current]:after:h-1 aria-[current]:after:rounded-t-full aria-[current]:after:bg-accent sm:px-4 sm:aria-[current]:after:inset-x-3"
        >
          {nav[list]}
        </Link>
      ))}
    </nav>
  )
}

function Card({ person }: { person: ListedPerson }) {
  const { last_place: place, username, city, state, judged, organized } = person
  const words = useMessages('people').lists.athletes
  const isWide = judged !== undefined || organized !== undefined
  return (
    <Row
      card="beside"
      className={isWide ? 'max-sm:py-3' : undefined}
      mark={
        <Avatar
          name={person.name}
          surname={person.surname}
          src={person.img_path}
          size={isWide ? 'card' : 'row'}
        />
      }
      name={
        <Link
          to={paths.profile(person.id)}
          data-row-link
          className={classNames(rowLinkClass, isWide && 'sm:text-lead')}
        >
          <NameAndFlag user={person} />
        </Link>
      }
      note={
        <>
          <p className="text-label text-soft">
            {place
              ? words.latest(place.competition)
              : [username && `@${username}`, city?.name ?? state?.name].filter(Boolean).join(' · ')}
          </p>
          <CompetitionsOf of={person} />
        </>
      }
      value={<Figure of={person} />}
    />
  )
}

/** Of how many competitions a judge's rounds are, and what an organizer organizes now or next. */
function CompetitionsOf({ of: { judged, organized } }: { of: ListedPerson }) {
  const words = useMessages('people').lists
  if (judged)
    return <p className="text-label text-soft">{words.judges.inCompetitions(judged.competitions)}</p>
  return organized ? <Organized of={organized} /> : null
}

const mostBeads = 12

function Organized({ of }: { of: NonNullable<ListedPerson['organized']> }) {
  const { competitions, finished, on_now, next } = of
  const words = useMessages('people').lists.organizers
  const format = useFormat()
  const day = next?.date_start_at ? [format.date(next.date_start_at)] : []
  const others = on_now > 1 ? [words.more(on_now - 1)] : []
  const counts = { finished, onNow: on_now, toCome: competitions - finished - on_now }
  return (
    <div className="text-label text-soft">
      {next?.is_on ? (
        <p className="font-semibold text-live">{words.on(format.list([next.competition, ...others]))}</p>
      ) : next ? (
        <p>{format.joined(words.next(next.competition), ...day)}</p>
      ) : null}
      <div className="my-1 max-w-md sm:my-2">
        <Beads
          beads={Array.from({ length: competitions }, (_, key) => ({
            key,
            isDone: key < finished,
            isNext: key >= finished && key < finished + Math.max(on_now, 1),
          })).slice(-mostBeads)}
        />
      </div>
      <p className="flex flex-wrap gap-x-2.5">
        {(['finished', 'onNow', 'toCome'] as const).map((part) =>
          counts[part] > 0 ? <span key={part}>{words[part](counts[part])}</span> : null,
        )}
      </p>
    </div>
  )
}

/** An athlete's last place, or how much a judge has judged or an organizer organized. */
function Figure({ of: { last_place, judged, organized } }: { of: ListedPerson }) {
  const words = useMessages('people').lists
  if (last_place) return <Place of={last_place.final_position} />
  if (judged) return <Count of={judged.rounds} unit={words.judges.rounds(judged.rounds)} />
  if (!organized) return null
  return (
    // on a phone the counts of its parts below the beads are enough
    <span className="max-sm:sr-only">
      <Count of={organized.competitions} unit={words.organizers.competitions(organized.competitions)} />
    </span>
  )
}

function Count({ of: count, unit }: { of: number; unit: string }) {
  const format = useFormat()
  return (
    <span className="block text-end sm:text-title">
      {format.number(count)}
      <span className="block text-label font-normal text-soft">{unit}</span>
    </span>
  )
}

function Place({ of: place }: { of: number }) {
  const { position } = useMessages('phases')
  return position(place)
}
