/** `/trickList`: the catalogue as a table, as it is today or was on an earlier day; a row opens its trick (screens §22). */
import type { Trick } from '@trickline/contract/tricks'
import { useState } from 'react'
import { useTricksAsOf } from '@trickline/client/catalogue.ts'
import { useAddressSearch } from '../../lib/address.ts'
import { DayChip } from '../../lib/day-chip.tsx'
import { useListSearch } from '../../lib/use-list-search.ts'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { Button } from '@trickline/ui/button.tsx'
import { ChipSelect } from '@trickline/ui/chip.tsx'
import { Icon } from '@trickline/ui/icon.tsx'
import { Notice } from '@trickline/ui/notice.tsx'
import { Page } from '@trickline/ui/page.tsx'
import { Skeleton } from '@trickline/ui/skeleton.tsx'
import { TrickTable } from '../trick-table.tsx'
import { TrickDialog, type TrickPart } from './trick-dialog.tsx'
import * as order from './trick-list.ts'
import { trickListQuery, trickListSearch } from './trick-list-search.ts'

type Opened = { id: number; part: TrickPart }

export function TrickListScreen() {
  const words = useMessages('tricks')
  const judging = useMessages('judging')
  const format = useFormat()
  const [values, setValues] = useListSearch(trickListSearch)
  const [search, changeSearch] = useAddressSearch(trickListQuery)
  const day = order.dayOf(values.day)
  const { tricks, ...fetched } = useTricksAsOf(day)
  const [part, setPart] = useState<TrickPart>('about')
  const open = (opened: Opened | null) => {
    setPart(opened?.part ?? 'about')
    changeSearch({ ...search, trick: opened?.id }, { replace: opened === null })
  }
  const sorting = order.sortingOf(values.sort)
  // a new order resets the filters
  const sort = (next: string) =>
    setValues({ ...values, category: '', level: '', state: '', sort: next, page: 1 })
  const showDay = (next: string) => setValues({ ...values, day: next === order.today() ? '' : next, page: 1 })
  return (
    <Page
      title={words.title}
      below={tricks.length > 0 ? judging.drawn.label(tricks.length, 0) : <Skeleton className="h-6 w-20" />}
    >
      {day === '' ? null : (
        <div className="mb-6">
          <Notice action={<Button onClick={() => showDay('')}>{words.toToday}</Button>}>
            {words.asItWas(format.date(`${day}T12:00`))}
          </Notice>
        </div>
      )}
      <TrickTable
        {...fetched}
        title={words.title}
        tricks={order.inOrder(tricks, sorting)}
        values={values}
        onChange={setValues}
        onOpen={({ id }) => open({ id, part: 'about' })}
        sortBy={(column) => ({
          now: sorting.column === column ? (sorting.descending ? 'descending' : 'ascending') : 'none',
          onPress: () => sort(order.nextSort(values.sort, column)),
        })}
        actionHead={words.video}
        actionPlace="wide-end"
        renderAction={(trick) => (
          <VideoButton
            trick={trick}
            onOpen={() => open({ id: trick.id, part: trick.video_url ? 'video' : 'add' })}
          />
        )}
        tools={<Tools sort={values.sort} onSort={sort} day={day} onDay={showDay} />}
      />
      <TrickDialog
        trick={tricks.find(({ id }) => id === search.trick) ?? null}
        part={part}
        tricks={tricks}
        onOpen={open}
      />
    </Page>
  )
}

/** Adding has only a sign, as most tricks have no video; the word shows with the pointer on it or the focus. */
function VideoButton({ trick: { name, video_url }, onOpen }: { trick: Trick; onOpen: () => void }) {
  const words = useMessages('tricks')
  return (
    <button
      type="button"
      aria-label={video_url ? words.watch(name) : words.addVideoTo(name)}
      onClick={onOpen}
      className="group -mx-3 -my-2 inline-flex min-h-touch min-w-touch flex-row-reverse items-center gap-1.5 rounded-control px-3 text-label font-semibold whitespace-nowrap hover:bg-sunken"
    >
      <Icon name={video_url ? 'play' : 'plus'} className="size-4 text-soft" />
      <span className={video_url ? undefined : 'invisible group-hover:visible group-focus-visible:visible'}>
        {video_url ? words.video : words.add}
      </span>
    </button>
  )
}

type OrderProps = { sort: string; onSort: (sort: string) => void }
type DayProps = { day: string; onDay: (day: string) => void }

function Tools({ sort, onSort, day, onDay }: OrderProps & DayProps) {
  return (
    <>
      <PhoneOrder sort={sort} onSort={onSort} />
      <AsOf day={day} onDay={onDay} />
    </>
  )
}

function AsOf({ day, onDay }: DayProps) {
  const words = useMessages('tricks')
  const common = useMessages('common')
  const format = useFormat()
  return (
    <DayChip
      label={words.asOf}
      text={day === '' ? words.asOfToday : common.labelled(words.asOf, format.date(`${day}T12:00`))}
      isChosen={day !== ''}
      day={day || order.today()}
      to={order.today()}
      onPick={onDay}
    />
  )
}

/** The sort order on a phone, where the table has no header. */
function PhoneOrder({ sort, onSort }: OrderProps) {
  const words = useMessages('tricks')
  const sorting = order.sortingOf(sort)
  const options = order.columns.flatMap((column) =>
    [false, true].map(
      (descending) =>
        [descending ? `-${column}` : column, words.sortedBy(words.columns[column], descending)] as const,
    ),
  )
  return (
    <ChipSelect
      label={words.sort}
      options={options}
      value={sort || 'id'}
      onChange={onSort}
      text={`${words.columns[sorting.column]} ${sorting.descending ? '↓' : '↑'}`}
      className="sm:hidden"
    />
  )
}
