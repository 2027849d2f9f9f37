/** `/search`: past competitions and athletes, without script (screens §37). */
import type { FoundAthlete, FoundCompetition } from '@trickline/contract/search'
import { foundPerPage } from '@trickline/contract/search'
import type { SearchPageInput } from '@trickline/contract/public-pages'
import type { ReactNode } from 'react'
import { pagePaths, paths } from '@trickline/views/paths.ts'
import { competitionTimeZone } from '@trickline/views/competitions/competition-time-zone.ts'
import { useFormat } from '@trickline/ui/format.ts'
import type { Language } from '@trickline/ui/language.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { PersonName } from '@trickline/views/people/person-name.tsx'
import { Avatar } from '@trickline/ui/avatar.tsx'
import { Button } from '@trickline/ui/button.tsx'
import { EmptyState } from '@trickline/ui/empty-state.tsx'
import { TextField } from '@trickline/ui/field.tsx'
import { Icon } from '@trickline/ui/icon.tsx'
import { PageLayout } from './document.tsx'
import { PageLinks } from './page-links.tsx'

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
        <Form {...input} />
        <Found {...input} />
      </main>
    </PageLayout>
  )
}

function Form({ query, problem }: SearchPageInput) {
  const common = useMessages('common')
  const words = useMessages('front')
  const sentences: Record<string, string> = useMessages('fields')
  return (
    <search>
      <form action={pagePaths.search} className="flex max-w-xl items-end gap-2">
        {query.lang ? <input type="hidden" name="lang" value={query.lang} /> : null}
        <TextField
          type="search"
          name="q"
          label={words.searchHint}
          defaultValue={query.q}
          maxLength={100}
          autoComplete="off"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page has no other purpose
          autoFocus={query.q === ''}
          error={problem === null ? undefined : (sentences[problem] ?? problem)}
          wrapperClassName="flex-1"
        />
        <Button type="submit" kind="primary">
          {common.list.search}
        </Button>
      </form>
    </search>
  )
}

function Found({ query, found }: SearchPageInput) {
  const common = useMessages('common')
  const words = useMessages('front')
  if (!found) return <OnTheFrontPage />
  const { competitions, athletes } = found
  if (found.total === 0)
    return (
      <>
        <div className="max-w-xl">
          <EmptyState
            title={common.list.noMatchTitle}
            text={`${words.nothingFound(query.q)} ${common.list.tryPart}`}
          />
        </div>
        <OnTheFrontPage />
      </>
    )
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-8 not-has-[>:nth-child(2)]:max-w-xl md:has-[>:nth-child(2)]:grid-cols-2">
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

/** Something to look at where nothing is asked for or found. */
function OnTheFrontPage() {
  const common = useMessages('common')
  const { now } = useMessages('competitions')
  const { next, latest } = useMessages('front')
  return (
    <nav aria-labelledby="competitions" className="max-w-xl">
      <h2 id="competitions" className="border-b-[1.5px] border-ink pb-2 text-lead">
        {common.nav.competitions}
      </h2>
      {Object.entries({ now, next, latest }).map(([part, name]) => (
        <a
          key={part}
          href={`/#${part}`}
          className="flex min-h-14 items-center justify-between border-b border-hair font-semibold hover:bg-sunken"
        >
          {name}
          <Icon name="next" className="size-4 shrink-0 text-soft" />
        </a>
      ))}
    </nav>
  )
}

function Kind({ title, total, children }: { title: string; total: number; children: ReactNode }) {
  const common = useMessages('common')
  if (total === 0) return null
  return (
    <section aria-label={title}>
      <h2 className="flex items-baseline justify-between gap-4 pb-2 text-lead">
        {title}
        <span className="tabular text-label font-medium text-soft">{common.list.found(total)}</span>
      </h2>
      <ul className="border-b border-hair">{children}</ul>
    </section>
  )
}

const linkClass = 'underline decoration-edge underline-offset-4 hover:decoration-ink'

function CompetitionRow({ row }: { row: FoundCompetition }) {
  const words = useMessages('competitions')
  const format = useFormat(competitionTimeZone(row))
  const when = row.date_start_at === null ? words.noDate : format.date(row.date_start_at)
  return (
    <li className="border-t border-hair">
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

function AthleteRow({ row }: { row: FoundAthlete }) {
  const words = useMessages('front')
  const phases = useMessages('phases')
  const { name, surname, img_path, competitions, places } = row
  return (
    <li className="flex gap-3 border-t border-hair py-3">
      <Avatar name={name} surname={surname} src={img_path} />
      <div className="min-w-0">
        <p className="font-semibold [overflow-wrap:anywhere]">
          <PersonName user={row} />
        </p>
        <p className="text-label text-soft">{words.tookPart(competitions)}</p>
        {places.length > 0 ? (
          <ul data-spoils="" className="flex flex-col text-label">
            {places.map((place) => (
              <li key={place.competition_id} className="flex items-center gap-2 [overflow-wrap:anywhere]">
                <span className="tabular font-semibold">{phases.position(place.final_position)}</span>
                <a
                  href={paths.live(place.competition_id)}
                  className={`inline-flex min-h-touch items-center ${linkClass}`}
                >
                  {place.name}
                </a>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </li>
  )
}
