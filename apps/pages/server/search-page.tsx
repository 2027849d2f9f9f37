/** `/search`: past competitions and athletes, without script (screens §37). */
import type { FoundAthlete, FoundCompetition } from '@trickline/contract/search'
import { foundPerPage } from '@trickline/contract/search'
import type { LiveListRow } from '@trickline/contract/competitions'
import type { PersonShort } from '@trickline/contract/people'
import type { SearchPageInput } from '@trickline/contract/public-pages'
import type { ReactNode } from 'react'
import { pagePaths, paths } from '@trickline/views/paths.ts'
import { competitionTimeZone } from '@trickline/views/competitions/competition-time-zone.ts'
import { useFormat } from '@trickline/ui/format.ts'
import type { Language } from '@trickline/ui/language.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { PersonName } from '@trickline/views/people/person-name.tsx'
import { Avatar } from '@trickline/ui/avatar.tsx'
import { EmptyState } from '@trickline/ui/empty-state.tsx'
import { Icon } from '@trickline/ui/icon.tsx'
import { PageLayout } from './document.tsx'
import { frontEntries, type FrontEntry } from './front-entries.ts'
import { entryKey, EntryLink } from './front-event.tsx'
import { Days } from './front-next.tsx'
import { Covered, Faces } from './front-parts.tsx'
import { PageLinks } from './page-links.tsx'
import { SearchForm } from './search-form.tsx'
import { firstName } from '@trickline/views/person-name.ts'
import { phaseName } from '@trickline/views/phases/phase-choices.ts'

type Props = { input: SearchPageInput; language: Language; origin: string }

export function SearchPage({ input, language, origin }: Props) {
  const words = useMessages('front')
  const { query } = input
  return (
    <PageLayout
      language={language}
      title={words.search}
      description={words.searchText}
      address={`${origin}${pagePaths.search}`}
      query={query.q ? { q: query.q } : {}}
    >
      <main
        id="content"
        className="mx-auto flex w-full max-w-page flex-1 flex-col gap-8 px-4 pt-6 pb-16 sm:px-6 sm:pt-10"
      >
        <div className="flex max-w-xl flex-col gap-2">
          <h1 className="text-title">{words.search}</h1>
          {query.q ? null : <p className="text-soft">{words.searchText}</p>}
        </div>
        <SearchForm {...input} takesFocus={query.q === ''} />
        <Found {...input} />
      </main>
    </PageLayout>
  )
}

function Found({ query, found, list }: SearchPageInput) {
  const common = useMessages('common')
  const words = useMessages('front')
  if (!found) return <LeadingOn list={list} />
  const { competitions, athletes } = found
  if (found.total === 0)
    return (
      <>
        <div className="-my-6 max-w-xl sm:-my-8">
          <EmptyState
            title={common.list.noMatchTitle}
            text={`${words.nothingFound(query.q)} ${common.list.tryPart}`}
          />
        </div>
        <LeadingOn list={list} />
      </>
    )
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-8 md:has-[>:nth-child(2)]:grid-cols-2">
        <Kind title={common.nav.competitions} total={found.competitions_total}>
          {competitions.map((row) => (
            <CompetitionRow key={row.id} row={row} />
          ))}
        </Kind>
        <Kind title={common.nav.athletes} total={found.athletes_total}>
          {athletes.map((row) => (
            <AthleteRow key={row.id} row={row} />
          ))}
        </Kind>
      </div>
      <PageLinks
        page={found.page}
        pages={Math.ceil(found.total / foundPerPage)}
        addressOf={(page) => `?${new URLSearchParams({ ...query, page: String(page) })}`}
      />
    </>
  )
}

const mostLeadingOn = 3

/** What is on, next and lately. */
function LeadingOn({ list }: Pick<SearchPageInput, 'list'>) {
  const common = useMessages('common')
  const { now } = useMessages('competitions')
  const { next, latest } = useMessages('front')
  const entries = frontEntries(list)
  return (
    <nav
      aria-label={common.nav.competitions}
      className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-8 md:grid-flow-col md:auto-cols-fr md:grid-cols-none"
    >
      {Object.entries({ now, next, latest }).map(([part, name]) => {
        const shown = entries[part as keyof typeof entries]
        return shown.length === 0 ? null : (
          <section key={part} aria-labelledby={part}>
            <h2 id={part} className="border-b-[1.5px] border-ink text-lead">
              <a
                href={`/#${part}`}
                className="flex min-h-touch items-center justify-between gap-4 rounded-control hover:bg-sunken"
              >
                {name}
                <Icon name="next" className="size-4 shrink-0 text-soft" />
              </a>
            </h2>
            <ul>
              {shown.slice(0, mostLeadingOn).map((entry) => (
                <EntryRow key={entryKey({ ...entry, row: entry.rows[0] })} entry={entry} />
              ))}
            </ul>
          </section>
        )
      })}
    </nav>
  )
}

function EntryRow({ entry: { event, rows } }: { entry: FrontEntry }) {
  const [row] = rows
  const people = facesOf(row)
  return (
    <li className="relative flex min-h-16 items-center gap-3 border-b border-hair py-2 hover:bg-sunken">
      <span className="min-w-0 flex-1 leading-snug [overflow-wrap:anywhere]">
        <span className="block font-semibold">
          <EntryLink event={event} row={row} />
        </span>
        <span className="tabular block text-label text-soft">
          <Fact row={row} />
        </span>
      </span>
      {people.length > 0 ? (
        <span data-spoils="" className="flex">
          <Faces people={people} />
        </span>
      ) : (
        <Leaf row={row} />
      )}
    </li>
  )
}

/** The day of a coming competition, as on a calendar. */
function Leaf({ row }: { row: LiveListRow }) {
  const format = useFormat(competitionTimeZone(row))
  if (row.date_start_at === null || row.phase) return null
  const { day, month } = format.calendar(row.date_start_at)
  return (
    <span aria-hidden="true" className="tabular w-10 shrink-0 text-center leading-none">
      <span className="block text-score font-extrabold tracking-tight">{day}</span>
      <span className="text-label text-soft">{month}</span>
    </span>
  )
}

/** Who won, or who rides. */
function facesOf({ podiums: [winner], pair, recording }: LiveListRow): PersonShort[] {
  if (winner) return [winner.user]
  return pair ? [pair.a, pair.b] : recording
}

/** Who won, how far the current phase is, or when it starts. */
function Fact({ row }: { row: LiveListRow }) {
  const words = useMessages('front')
  const common = useMessages('common')
  const phases = useMessages('phases')
  const format = useFormat()
  const { podiums, phase, is_vs } = row
  const [winner, second] = podiums
  if (winner) {
    const name = firstName(winner.user, common)
    return (
      <>
        <Covered />
        <span data-spoils="">
          {is_vs && second ? words.beat(name, firstName(second.user, common)) : words.won(name)}
        </span>
      </>
    )
  }
  if (!phase) return <Days row={row} />
  return format.joined(phaseName(phase.round_name, phases), phases.judgedOf(phase.judged, phase.rounds))
}

function Kind({ title, total, children }: { title: string; total: number; children: ReactNode }) {
  const common = useMessages('common')
  if (total === 0) return null
  return (
    <section aria-label={title} className="@container">
      <h2 className="flex min-h-touch items-center justify-between gap-4 border-b-[1.5px] border-ink text-lead">
        {title}
        <span className="tabular text-label font-medium text-soft">{common.list.found(total)}</span>
      </h2>
      <ul>{children}</ul>
    </section>
  )
}

function CompetitionRow({ row }: { row: FoundCompetition }) {
  const words = useMessages('competitions')
  const format = useFormat(competitionTimeZone(row))
  const when = row.date_start_at === null ? words.noDate : format.date(row.date_start_at)
  return (
    <li className="border-b border-hair">
      <a href={paths.live(row.id)} className="flex items-center justify-between gap-4 py-3 hover:bg-sunken">
        <span className="min-w-0 [overflow-wrap:anywhere]">
          <span className="block font-semibold">{row.name}</span>
          <span className="block text-label text-soft">
            {[when, row.location].filter(Boolean).join(' · ')}
          </span>
        </span>
        <Icon name="next" className="size-4 shrink-0 text-soft" />
      </a>
    </li>
  )
}

/** The competitions are below the name, or beside it where there is room. */
function AthleteRow({ row }: { row: FoundAthlete }) {
  const words = useMessages('front')
  const { now } = useMessages('competitions')
  const phases = useMessages('phases')
  const { name, surname, img_path, competitions, places, running } = row
  return (
    <li className="grid items-center gap-x-10 gap-y-1 border-b border-hair py-4 @2xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="flex items-center gap-4 [&>:first-child]:size-16">
        <Avatar name={name} surname={surname} src={img_path} size="big" />
        <div className="min-w-0">
          <p className="text-[1.375rem] leading-tight font-extrabold tracking-tight hyphens-auto [overflow-wrap:anywhere]">
            <PersonName user={row} />
          </p>
          {competitions > running.length + places.length ? (
            <p className="mt-1 text-label text-soft">{words.tookPart(competitions)}</p>
          ) : null}
        </div>
      </div>
      <ul className="ps-20 empty:hidden @2xl:ps-0">
        {running.map((each) => (
          <ResultRow key={each.competition_id} {...each} mark={<OnNow words={now} />} />
        ))}
        {places.map((each) => (
          <ResultRow
            key={each.competition_id}
            {...each}
            mark={phases.position(each.final_position)}
            spoils={{ 'data-spoils': '' }}
          />
        ))}
      </ul>
    </li>
  )
}

function OnNow({ words }: { words: string }) {
  return (
    <span className="flex items-center gap-2">
      <span aria-hidden="true" className="size-2.5 rounded-full bg-accent" />
      {words}
    </span>
  )
}

type ResultProps = {
  competition_id: number
  name: string
  mark: ReactNode
  spoils?: Record<'data-spoils', ''>
}

function ResultRow({ competition_id, name, mark, spoils }: ResultProps) {
  return (
    <li {...spoils}>
      <a
        href={paths.live(competition_id)}
        className="flex min-h-touch items-center gap-3 rounded-control leading-snug hover:bg-sunken"
      >
        <span className="tabular min-w-10 shrink-0 font-bold">{mark}</span>
        <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{name}</span>
        <Icon name="next" className="size-4 shrink-0 text-soft" />
      </a>
    </li>
  )
}
