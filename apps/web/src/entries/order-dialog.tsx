/** The order of the athletes: shuffled, dragged, moved with arrows, or numbered by hand (screens §6). */
import type { EntryRead } from '@trickline/contract/read-rows'
import { useState } from 'react'
import { useMessages } from '@trickline/ui/messages.ts'
import { Avatar } from '@trickline/ui/avatar.tsx'
import { Button } from '@trickline/ui/button.tsx'
import { Dialog } from '@trickline/ui/dialog.tsx'
import { controlClass } from '@trickline/ui/control-class.ts'
import { classNames } from '@trickline/ui/class-names.ts'
import { Icon } from '@trickline/ui/icon.tsx'
import { IconButton } from '@trickline/ui/icon-button.tsx'
import { NameAndFlag } from '@trickline/views/people/person-name.tsx'
import { entryName } from './entry-name.ts'
import { moved, numbered, numberProblem, type OrderedEntry, placed, shuffled } from './order-list.ts'
import { useDragOrder } from './use-drag-order.ts'
import { useEntryChanges } from './use-entry-changes.ts'

type Props = {
  competitionId: number
  /** All athletes except declined ones, in the current order. */
  rows: readonly EntryRead[]
  onClose: () => void
}

export function OrderDialog({ competitionId, rows, onClose }: Props) {
  const words = useMessages('entries')
  const common = useMessages('common')
  const { order } = useEntryChanges('athlete', competitionId)
  const [list, setList] = useState(() =>
    numbered(rows.toSorted((one, other) => one.orderNumber - other.orderNumber)),
  )
  const ids = list.map(({ id }) => id)
  const {
    list: rowList,
    dragged,
    handle,
  } = useDragOrder(ids, (id, index) => setList((before) => placed(before, id, index)))
  const wrong = list.some((item) => numberProblem(list, item) !== null)
  const save = async () => {
    const numbers = list.map(({ id, number }) => ({ id, order_number: Number(number) }))
    onClose()
    await order(numbers, { done: words.ordered, swing: 0.5 })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.orderTitle}
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button
            kind="primary"
            disabledReason={wrong ? words.whyNotSaveOrder : null}
            onClick={() => void save()}
          >
            {words.saveOrder}
          </Button>
        </>
      }
    >
      <p className="text-soft">{words.orderIntro}</p>
      <Button className="self-start" onClick={() => setList(shuffled(list, Math.random))}>
        {words.shuffle}
      </Button>
      <ol ref={rowList} className="flex flex-col">
        {list.map((item) => (
          <OrderRow
            key={item.id}
            item={item}
            entry={rows.find(({ id }) => id === item.id)}
            list={list}
            onList={setList}
            isDragged={dragged === item.id}
            handle={handle(item.id)}
          />
        ))}
      </ol>
    </Dialog>
  )
}

type RowProps = {
  item: OrderedEntry
  entry: EntryRead | undefined
  list: readonly OrderedEntry[]
  onList: (list: OrderedEntry[]) => void
  isDragged: boolean
  handle: ReturnType<ReturnType<typeof useDragOrder>['handle']>
}

function OrderRow({ item, entry, list, onList, isDragged, handle }: RowProps) {
  const common = useMessages('common')
  const words = useMessages('entries')
  const name = entryName(entry, common)
  const user = entry?.user
  const problem = numberProblem(list, item)
  const problemId = `order-problem-${item.id}`
  const write = (number: string) =>
    onList(list.map((each) => (each.id === item.id ? { ...each, number } : each)))
  return (
    <li
      className={classNames(
        'flex flex-wrap items-center gap-x-2 border-b border-hair py-1',
        isDragged && 'rounded-control bg-sunken shadow-lift select-none',
      )}
    >
      <button
        type="button"
        {...handle}
        aria-label={words.drag(name)}
        title={words.drag(name)}
        className="inline-flex min-h-touch w-8 shrink-0 cursor-grab touch-none items-center justify-center rounded-control text-soft hover:text-ink active:cursor-grabbing"
      >
        <Icon name="grip" />
      </button>
      <input
        aria-label={words.numberOf(name)}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? problemId : undefined}
        inputMode="numeric"
        value={item.number}
        onChange={({ target }) => write(target.value)}
        className={classNames(controlClass, 'tabular max-w-12 px-1 text-center font-bold sm:max-w-14')}
      />
      <Avatar name={user?.name ?? name} surname={user?.surname} src={user?.img_path} size="small" />
      <span className="min-w-0 flex-1 leading-tight font-semibold [overflow-wrap:anywhere]">
        {user ? <NameAndFlag user={user} /> : name}
      </span>
      <Arrows item={item} name={name} list={list} onList={onList} />
      {problem ? (
        <p id={problemId} className="basis-full text-label font-medium text-danger">
          {words[problem]}
        </p>
      ) : null}
    </li>
  )
}

type ArrowProps = Pick<RowProps, 'item' | 'list' | 'onList'> & { name: string }

/** Hidden on phones, which have no room: there rows are dragged or numbered. */
function Arrows({ item, name, list, onList }: ArrowProps) {
  const words = useMessages('entries')
  return (
    <span className="flex max-sm:hidden">
      <IconButton
        icon="down"
        label={words.up(name)}
        disabled={item === list[0]}
        onClick={() => onList(moved(list, item.id, -1))}
        className="[&_svg]:rotate-180"
      />
      <IconButton
        icon="down"
        label={words.down(name)}
        disabled={item === list.at(-1)}
        onClick={() => onList(moved(list, item.id, 1))}
      />
    </span>
  )
}
