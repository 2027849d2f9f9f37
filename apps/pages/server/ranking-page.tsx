/** `/ranking`: the world ranking, without script (ranking §4). A row opens to what counts and what comes next. */
import type { RankingPageInput } from '@trickline/contract/public-pages'
import { rankedPerPage, type RankingPageRow } from '@trickline/contract/ranking'
import { Avatar } from '@trickline/ui/avatar.tsx'
import { Button, buttonClass } from '@trickline/ui/button.tsx'
import { classNames } from '@trickline/ui/class-names.ts'
import { EmptyState } from '@trickline/ui/empty-state.tsx'
import { SelectField, TextField } from '@trickline/ui/field.tsx'
import { useFormat } from '@trickline/ui/format.ts'
import { Icon } from '@trickline/ui/icon.tsx'
import type { Language } from '@trickline/ui/language.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { paths } from '@trickline/views/paths.ts'
import { NameAndFlag } from '@trickline/views/people/person-name.tsx'
import type { ReactNode } from 'react'
import { PageLayout } from './document.tsx'
import { PageLinks } from './page-links.tsx'

type Props = { input: RankingPageInput; language: Language; origin: string }
type Table = RankingPageInput['table']

export function RankingPage({ input: { table, query }, language, origin }: Props) {
  const words = useMessages('ranking')
  const { total, page, rows } = table
  return (
    <PageLayout
      language={language}
      title={words.title}
      description={words.text}
      address={`${origin}${paths.ranking}`}
      query={query}
    >
      <main
        id="content"
        className="mx-auto flex w-full max-w-page flex-1 flex-col gap-6 px-4 pt-6 pb-16 sm:px-6 sm:pt-10"
      >
        <h1 className="text-title">{words.title}</h1>
        <Choices table={table} query={query} />
        <Basis table={table} query={query} />
        {rows.length === 0 ? (
          <EmptyState title={words.none.title} text={words.none.text} />
        ) : (
          <ol aria-label={words.title} className="border-t-[1.5px] border-ink">
            {rows.map((row) => (
              <Row key={row.user.id} row={row} table={table} />
            ))}
          </ol>
        )}
        <PageLinks
          page={page}
          pages={Math.ceil(total / rankedPerPage)}
          addressOf={(other) => addressOf({ ...query, page: String(other) })}
        />
      </main>
    </PageLayout>
  )
}

type ChoicesProps = Pick<RankingPageInput, 'table' | 'query'>

/** Leaves out tables without results, except the one shown. */
function Choices({ table, query }: ChoicesProps) {
  const words = useMessages('ranking')
  const { options } = useMessages('competitions')
  const { tables, gender, category, period, at } = table
  const offered = <Name extends 'gender' | 'category'>(name: Name) => [
    ...new Set([...tables.map((each) => each[name]), table[name]]),
  ]
  return (
    <nav aria-label={words.title} className="flex flex-wrap gap-x-6 gap-y-3">
      <Choice label={words.gender} query={query} name="gender" chosen={gender}>
        {offered('gender').map((value) => ({ value, label: options.gender[value] }))}
      </Choice>
      <Choice label={words.category} query={query} name="category" chosen={category}>
        {offered('category').map((value) => ({ value, label: options.category[value] }))}
      </Choice>
      <Choice label={words.period} query={query} name="period" chosen={period}>
        {(['year', 'three-years'] as const).map((value) => ({
          value,
          label: words.periods[value](at.slice(0, 4)),
        }))}
      </Choice>
    </nav>
  )
}

type ChoiceProps = {
  label: string
  query: Record<string, string>
  name: string
  chosen: string
  children: readonly { value: string; label: string }[]
}

function Choice({ label, query, name, chosen, children }: ChoiceProps) {
  if (children.length < 2) return null
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{label}</legend>
      <div className="flex flex-wrap rounded-control border border-edge bg-raised p-1">
        {children.map(({ value, label: text }) => (
          <a
            key={value}
            href={addressOf({ ...query, [name]: value, page: '' })}
            aria-current={value === chosen ? 'true' : undefined}
            className="inline-flex min-h-touch min-w-touch items-center justify-center rounded-[0.375rem] px-3 font-semibold text-soft hover:text-ink aria-[current]:bg-ink aria-[current]:text-paper"
          >
            {text}
          </a>
        ))}
      </div>
    </fieldset>
  )
}

/** How the table is computed, and links to other days and formulas. */
function Basis({ table, query }: ChoicesProps) {
  const words = useMessages('ranking')
  const format = useFormat('UTC')
  const { at, since, period, formula, formulas, rows } = table
  const source = formulas.find(({ id }) => id === formula)?.source
  const { lang, gender, category } = query
  return (
    <div className="flex flex-col gap-1 text-soft">
      <p>
        {words.asOf(format.date(at))}. {words.best[period]}
        {since === null || !hasChanges(rows) ? null : ` ${words.since(format.date(since))}.`}
      </p>
      <details className="group">
        <summary className="flex min-h-touch w-fit list-none items-center gap-2 pe-3 font-semibold hover:text-ink [&::-webkit-details-marker]:hidden">
          <Icon name="next" className="size-4 shrink-0 transition-transform group-open:rotate-90" />
          {words.another}
        </summary>
        <form action={paths.ranking} className="flex flex-wrap items-end gap-3 py-2 text-ink">
          {Object.entries({ lang, gender, category, period: query['period'] }).map(([name, value]) =>
            value ? <input key={name} type="hidden" name={name} value={value} /> : null,
          )}
          <TextField type="date" name="at" label={words.day} defaultValue={at} />
          <SelectField name="formula" label={words.table} defaultValue={formula}>
            {formulas.map(({ id }) => (
              <option key={id} value={id}>
                {words.formulas[id]}
              </option>
            ))}
          </SelectField>
          <Button type="submit">{words.show}</Button>
        </form>
        {source ? (
          <a
            href={source}
            rel="noreferrer"
            className="inline-flex min-h-touch items-center underline underline-offset-4"
          >
            {words.formulas[formula]}: {words.source}
          </a>
        ) : null}
      </details>
    </div>
  )
}

function Row({ row, table }: { row: RankingPageRow; table: Table }) {
  const { rank, user, points, change } = row
  const format = useFormat()
  return (
    <li className="border-b border-hair">
      <details className="group">
        <summary className="relative flex min-h-16 list-none items-center gap-3 py-2 hover:bg-sunken [&::-webkit-details-marker]:hidden">
          <span className="flex shrink-0 flex-col items-end sm:flex-row sm:items-center sm:gap-3">
            <span className="tabular w-9 text-end text-lead font-extrabold">{rank}</span>
            {hasChanges(table.rows) ? <Change change={change} /> : null}
          </span>
          <Avatar name={user.name} surname={user.surname} src={user.img_path} />
          <span className="min-w-0 flex-1 leading-tight font-semibold hyphens-auto [overflow-wrap:anywhere]">
            <NameAndFlag user={user} />
          </span>
          <span className="tabular shrink-0 text-lead font-extrabold">{format.number(points)}</span>
          {/* its length shows the points */}
          <span
            aria-hidden="true"
            style={{ width: `${(100 * points) / Math.max(1, ...table.rows.map((each) => each.points))}%` }}
            className="absolute start-0 bottom-0 h-0.5 bg-edge"
          />
          <Icon
            name="next"
            className="size-4 shrink-0 text-soft transition-transform group-open:rotate-90 max-sm:hidden"
          />
        </summary>
        <Opened row={row} table={table} />
      </details>
    </li>
  )
}

function hasChanges(rows: Table['rows']): boolean {
  return rows.some(({ change }) => change !== null)
}

function Change({ change }: { change: number | null }) {
  const words = useMessages('ranking')
  const said =
    change === null
      ? words.isNew
      : change === 0
        ? words.same
        : change > 0
          ? words.up(change)
          : words.down(-change)
  const sign = change === null ? '•' : change === 0 ? '=' : change > 0 ? '▲' : '▼'
  return (
    <span
      title={said}
      className={classNames(
        'tabular flex items-center gap-0.5 text-label font-semibold sm:w-8',
        change !== null && change > 0 ? 'text-ink' : 'text-soft',
      )}
    >
      <span aria-hidden="true">
        {sign}
        {change ? Math.abs(change) : ''}
      </span>
      <span className="sr-only">{said}</span>
    </span>
  )
}

/** In columns from 768 px: what counts, then what comes next. */
function Opened({ row, table }: { row: RankingPageRow; table: Table }) {
  const words = useMessages('ranking')
  const format = useFormat('UTC')
  const { user, counts, next } = row
  return (
    <div className="grid gap-x-10 gap-y-4 ps-3 pt-1 pb-5 sm:ps-20 md:grid-cols-2">
      <Part title={words.counts}>
        {counts.map(({ competition_id, name, day, sentence, points }) => (
          <li key={competition_id} className="border-t border-hair">
            <a href={paths.live(competition_id)} className="block py-2 hover:bg-sunken">
              <span className="flex items-baseline gap-3">
                <span className={linkClass}>{name}</span>
                <span className="tabular ms-auto shrink-0 font-semibold">{format.number(points)}</span>
              </span>
              <span className="block text-label text-soft">
                {format.date(day)}. {sentence}
              </span>
            </a>
          </li>
        ))}
      </Part>
      {table.next && next.length > 0 ? (
        <Part title={words.next(table.next.name)} below={<Next next={table.next} />}>
          {next.map(({ place, points, rank }) => (
            <li key={place} className="flex items-baseline justify-between gap-3 border-t border-hair py-2">
              {words.place(place)}
              <span className="tabular font-semibold">{words.brings(points, rank)}</span>
            </li>
          ))}
        </Part>
      ) : null}
      {user.is_public ? (
        <a href={paths.liveAthlete(user.id)} className={classNames(buttonClass(), 'w-fit')}>
          <NameAndFlag user={{ ...user, country: null }} />
        </a>
      ) : null}
    </div>
  )
}

function Next({ next }: { next: NonNullable<Table['next']> }) {
  const words = useMessages('ranking')
  const format = useFormat(next.time_zone)
  const { competition_id, date_start_at, level, field } = next
  const facts = [
    date_start_at === null ? null : format.date(date_start_at),
    words.nextText(words.levels[level], field),
  ]
  return (
    <p className="pb-1 text-label text-soft">
      {facts.filter(Boolean).join(' · ')}.{' '}
      <a href={paths.live(competition_id)} className={linkClass}>
        {words.would}
      </a>
    </p>
  )
}

function Part({ title, below, children }: { title: string; below?: ReactNode; children: ReactNode }) {
  return (
    <section aria-label={title} className="min-w-0">
      <h2 className="pb-1 text-body font-semibold">{title}</h2>
      {below}
      <ul>{children}</ul>
    </section>
  )
}

function addressOf(query: Record<string, string>): string {
  return `?${new URLSearchParams(Object.entries(query).filter(([, value]) => value !== ''))}`
}

const linkClass = 'underline decoration-edge underline-offset-4 hover:decoration-ink [overflow-wrap:anywhere]'
