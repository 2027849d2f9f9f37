/** What was done to a competition, newest first, with filters by person, round and kind, and as CSV (screens §46). */
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { competitionHistory } from '@trickline/contract/calls/competition-history'
import type { HistoryRow } from '@trickline/contract/competition-history'
import { api, fetchFile } from '@trickline/client/api.ts'
import { queryKeys } from '@trickline/client/query-keys.ts'
import { Button } from '@trickline/ui/button.tsx'
import { SelectField } from '@trickline/ui/field.tsx'
import { useFormat } from '@trickline/ui/format.ts'
import { Icon } from '@trickline/ui/icon.tsx'
import { useMessages } from '@trickline/ui/messages.ts'
import { Page } from '@trickline/ui/page.tsx'
import { SkeletonRows } from '@trickline/ui/skeleton.tsx'
import { paths } from '@trickline/views/paths.ts'
import { personName } from '@trickline/views/person-name.ts'
import { useAddressSearch, useId } from '../../lib/address.ts'
import { Loaded } from '../../lib/loaded.tsx'
import { saveFile } from '../../lib/save-file.ts'
import { useAction } from '../../lib/use-action.ts'
import { type HistorySearch, historySearch } from './history-search.ts'

export function HistoryPage() {
  const id = useId()
  const words = useMessages('competitionHistory')
  const [search, changeSearch] = useAddressSearch(historySearch)
  const history = useHistory(id, search)
  const pages = history.data?.pages
  return (
    <Page
      title={words.title}
      reading
      above={
        <Link to={paths.competition(id)} className="inline-flex min-h-touch items-center gap-1 underline">
          <Icon name="back" className="size-4" />
          {words.kinds.competition}
        </Link>
      }
      actions={<SaveCsv id={id} search={search} />}
    >
      <Filters
        search={search}
        people={pages?.[0]?.people ?? []}
        rounds={pages?.[0]?.rounds ?? []}
        onChange={changeSearch}
      />
      <Loaded
        data={pages?.flatMap((page) => page.history)}
        error={history.error}
        refetch={history.refetch}
        failedTitle={words.failed}
        skeleton={<SkeletonRows count={8} />}
      >
        {(rows) =>
          rows.length === 0 ? (
            <p className="py-6 text-soft">{words.empty}</p>
          ) : (
            <ol className="flex flex-col divide-y divide-hair">
              {rows.map((row) => (
                <Row key={row.key} row={row} />
              ))}
            </ol>
          )
        }
      </Loaded>
      {history.hasNextPage ? (
        <Button
          className="mt-4"
          busy={history.isFetchingNextPage}
          onClick={() => void history.fetchNextPage()}
        >
          {words.more}
        </Button>
      ) : null}
    </Page>
  )
}

function useHistory(id: number, search: HistorySearch) {
  return useInfiniteQuery({
    queryKey: [...queryKeys.competition(id), 'history', search],
    queryFn: ({ signal, pageParam }) =>
      api(competitionHistory, {
        params: { id },
        query: { ...search, after: pageParam, format: 'json' },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ history, has_more: hasMore }) => (hasMore ? history.at(-1)?.key : undefined),
    staleTime: 0,
  })
}

type Person = { id: number; name: string; surname: string; deleted?: boolean }
type FiltersProps = {
  search: HistorySearch
  people: readonly Person[]
  rounds: readonly { id: number; user: Person | null; phase: string }[]
  onChange: (search: HistorySearch) => void
}

function Filters({ search, people, rounds, onChange }: FiltersProps) {
  const words = useMessages('competitionHistory')
  const common = useMessages('common')
  const format = useFormat()
  const nameOf = (person: Person | null) => (person ? personName(person, common) : words.nobody)
  const choose = (field: keyof HistorySearch) => (value: string) =>
    onChange(historySearch({ ...search, [field]: value }))
  return (
    <div className="mb-2 grid grid-cols-2 gap-3 *:first:col-span-2 sm:grid-cols-3 sm:*:first:col-span-1">
      <Filter
        label={words.person}
        all={words.everyone}
        value={search.person}
        choices={people.map((person) => [person.id, nameOf(person)])}
        onChoose={choose('person')}
      />
      <Filter
        label={words.roundLabel}
        all={words.everyRound}
        value={search.round}
        choices={rounds.map(({ id, user, phase }) => [id, format.joined(nameOf(user), phase)])}
        onChoose={choose('round')}
      />
      <Filter
        label={words.kind}
        all={words.all}
        value={search.kind}
        choices={Object.entries(words.kinds)}
        onChoose={choose('kind')}
      />
    </div>
  )
}

type FilterProps = {
  label: string
  all: string
  value: string | number | undefined
  choices: readonly (readonly [value: string | number, label: string])[]
  onChoose: (value: string) => void
}

function Filter({ label, all, value = '', choices, onChoose }: FilterProps) {
  return (
    <SelectField label={label} value={value} onChange={({ target }) => onChoose(target.value)}>
      <option value="">{all}</option>
      {choices.map(([choice, text]) => (
        <option key={choice} value={choice}>
          {text}
        </option>
      ))}
    </SelectField>
  )
}

function Row({ row: { at, user, sentence, before, after, reason } }: { row: HistoryRow }) {
  const words = useMessages('competitionHistory')
  const common = useMessages('common')
  const format = useFormat()
  return (
    <li className="py-3">
      <p className="font-medium [overflow-wrap:anywhere]">{sentence}</p>
      <Change before={before} after={after} />
      {reason === null ? null : (
        <p className="[overflow-wrap:anywhere] whitespace-pre-line">{common.quoted(reason)}</p>
      )}
      <p className="tabular text-label [overflow-wrap:anywhere] text-soft">
        {format.dateTime(at)} · {user ? personName(user, common) : words.nobody}
      </p>
    </li>
  )
}

/** A change in points and places, or else in words. */
function Change({ before, after }: Pick<HistoryRow, 'before' | 'after'>) {
  const words = useMessages('competitionHistory')
  const format = useFormat()
  const told = (state: HistoryRow['before']) =>
    state === null
      ? ''
      : (state.text ??
        format.joined(
          ...(state.points === null ? [] : [format.score(state.points)]),
          ...(state.place === null ? [] : [words.place(state.place)]),
        ))
  const [was, is] = [told(before), told(after)]
  if (was === '' && is === '') return null
  return (
    <p className="tabular [overflow-wrap:anywhere] text-soft">
      {was === '' ? null : `${was} → `}
      <strong className="font-semibold text-ink">{is || '—'}</strong>
    </p>
  )
}

function SaveCsv({ id, search }: { id: number; search: HistorySearch }) {
  const words = useMessages('competitionHistory')
  const { follow, busy } = useAction()
  const save = async () => {
    const file = await fetchFile(competitionHistory, { params: { id }, query: { ...search, format: 'csv' } })
    saveFile(file.name, file.content)
  }
  return (
    <Button
      busy={busy}
      icon={<Icon name="download" className="size-5" />}
      onClick={() => void follow(save(), { log: 'competition-history' })}
    >
      {words.csv}
    </Button>
  )
}
