/** The order of the athletes: shuffled, dragged, moved with arrows, or numbered by hand, then saved (screens §6). */
import type { EntryRead } from '@trickline/contract/read'
import { useState } from 'react'
import { useMessages } from '../lib/messages.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { controlClass } from '../ui/field.tsx'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/icon.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { swingLines } from '../ui/line.tsx'
import { toast } from '../ui/toast.tsx'
import { entryName } from './entry-name.ts'
import { moved, numbered, numberProblem, type Ordered, placed, shuffled } from './order-list.ts'
import { useDragOrder } from './use-drag-order.ts'
import type { EntryChanges } from './use-entry-changes.ts'

type Props = {
  /** Everyone who is not declined, in the present order. */
  rows: readonly EntryRead[]
  changes: EntryChanges
  onClose: () => void
}

export function OrderDialog({ rows, changes, onClose }: Props) {
  const words = useMessages('entries')
  const common = useMessages('common')
  const [list, setList] = useState(() =>
    numbered(rows.toSorted((one, other) => one.orderNumber - other.orderNumber)),
  )
  const {
    list: rowList,
    dragged,
    handle,
  } = useDragOrder(
    list.map(({ id }) => id),
    (id, index) => setList((before) => placed(before, id, index)),
  )
  const wrong = list.some((item) => numberProblem(list, item) !== null)
  const save = async () => {
    const numbers = list.map(({ id, number }) => ({ id, order_number: Number(number) }))
    // The new order shows at once behind the dialog, so the dialog need not wait.
    onClose()
    if (!(await changes.order(numbers))) return
    swingLines(0.5)
    toast({ text: words.ordered, tone: 'good' })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.orderTitle}
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button kind="primary" whyNot={wrong ? words.whyNotSaveOrder : null} onClick={() => void save()}>
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
        {list.map((item, index) => (
          <OrderRow
            key={item.id}
            item={item}
            name={nameIn(rows, item.id)}
            problem={numberProblem(list, item)}
            isFirst={index === 0}
            isLast={index === list.length - 1}
            onNumber={(number) =>
              setList(list.map((each) => (each.id === item.id ? { ...each, number } : each)))
            }
            onMove={(step) => setList(moved(list, item.id, step))}
            isDragged={dragged === item.id}
            handle={handle(item.id)}
          />
        ))}
      </ol>
    </Dialog>
  )
}

function OrderRow({
  item,
  name,
  problem,
  isFirst,
  isLast,
  isDragged,
  handle,
  onNumber,
  onMove,
}: {
  item: Ordered
  name: string
  problem: 'notNumeric' | 'sameNumber' | null
  isFirst: boolean
  isLast: boolean
  isDragged: boolean
  handle: ReturnType<ReturnType<typeof useDragOrder>['handle']>
  onNumber: (number: string) => void
  onMove: (step: -1 | 1) => void
}) {
  const words = useMessages('entries')
  const problemId = `order-problem-${item.id}`
  return (
    <li
      className={classNames(
        'flex flex-wrap items-center gap-x-2 border-b border-hair py-1 sm:gap-x-3',
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
        onChange={({ target }) => onNumber(target.value)}
        className={classNames(
          controlClass,
          'tabular max-w-14 px-1 sm:max-w-16 sm:px-2 text-center font-bold',
        )}
      />
      <span className="min-w-0 flex-1 font-semibold [overflow-wrap:anywhere]">{name}</span>
      {/* A narrow phone leaves the room to the names: there one drags, or writes the number. */}
      <span className="flex max-sm:hidden">
        <IconButton
          icon="down"
          label={words.up(name)}
          disabled={isFirst}
          onClick={() => onMove(-1)}
          className="[&_svg]:rotate-180"
        />
        <IconButton icon="down" label={words.down(name)} disabled={isLast} onClick={() => onMove(1)} />
      </span>
      {problem ? (
        <p id={problemId} className="basis-full text-label font-medium text-danger">
          {words[problem]}
        </p>
      ) : null}
    </li>
  )
}

function nameIn(rows: readonly EntryRead[], id: number): string {
  const row = rows.find((each) => each.id === id)
  return row ? entryName(row) : ''
}
