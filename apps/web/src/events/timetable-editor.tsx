/** Plans the timetable of an event: phases are placed, moved and saved, and clashes are named in sentences (events §5). */
import { keyOf, moveItem, type TimetableItem } from '@trickline/competition/timetable'
import type { EventRow, Timetable } from '@trickline/contract/events'
import isSame from 'fast-deep-equal'
import { useState } from 'react'
import { ApiError } from '@trickline/client/api.ts'
import { serverNow } from '@trickline/client/server-time.ts'
import { Badge } from '@trickline/ui/badge.tsx'
import { Button } from '@trickline/ui/button.tsx'
import { Collapsible } from '@trickline/ui/collapsible.tsx'
import { useFormat } from '@trickline/ui/format.ts'
import { Icon } from '@trickline/ui/icon.tsx'
import { useMessages } from '@trickline/ui/messages.ts'
import { Notice } from '@trickline/ui/notice.tsx'
import { Segmented } from '@trickline/ui/segmented.tsx'
import { useAction } from '../lib/use-action.ts'
import { useUnsaved } from '../lib/use-unsaved.ts'
import { saveTimetable } from './mutations.ts'
import { usePhaseLabel } from './phase-label.ts'
import { PlaceDialog } from './place-dialog.tsx'
import { TimetableBoard } from './timetable-board.tsx'
import {
  daysOf,
  itemsOf,
  notPlanned,
  type Phase,
  phaseKey,
  placed,
  planAll,
  rowsOf,
} from './timetable-plan.ts'
import { timetableKey } from './use-event.ts'
import { wallTime } from '../lib/zoned-time.ts'

type Props = { event: EventRow; timetable: Timetable }

export function TimetableEditor({ event, timetable }: Props) {
  const labelOf = usePhaseLabel(event, timetable)
  const plan = usePlan(event, timetable)
  const { items, today } = plan
  const days = daysOf(event, today, items)
  const [chosenDay, setDay] = useState(days[0] ?? today)
  const day = days.includes(chosenDay) ? chosenDay : (days[0] ?? today)
  const [opened, setOpened] = useState<TimetableItem | null>(null)
  const dayOf = ({ startsAt }: TimetableItem) => wallTime(startsAt, event.time_zone).day
  const missing = notPlanned(timetable.phases, items)
  return (
    <div className="flex flex-col gap-5">
      {missing.length > 0 ? (
        <NotPlanned
          phases={missing}
          labelOf={labelOf}
          onPlanAll={items.length === 0 ? () => plan.change(planAll(event, missing, today)) : null}
          onPlace={(phase) => setOpened(placed(event, phase, items, today))}
        />
      ) : null}
      {items.length > 0 ? (
        <>
          {plan.isChanged ? null : <Clashes clashes={timetable.clashes} />}
          <TimetableBoard
            {...{ event, timetable, day, labelOf }}
            items={items.filter((item) => dayOf(item) === day)}
            all={items}
            onChange={plan.change}
            onOpen={setOpened}
            warned={plan.isChanged ? noPhases : warnedIn(timetable)}
          >
            {days.length > 1 ? <DayChoice {...{ days, day, setDay }} timeZone={event.time_zone} /> : null}
          </TimetableBoard>
        </>
      ) : null}
      {plan.isChanged ? <Saving plan={plan} /> : null}
      {opened ? (
        <PlaceDialog
          event={event}
          item={opened}
          days={daysOf(event, today, [...items, opened])}
          label={labelOf(opened)}
          isPlanned={items.some((item) => keyOf(item) === keyOf(opened))}
          onClose={() => setOpened(null)}
          onPlace={(item) => {
            plan.change(moveItem(items, item, { pushes: true }))
            setDay(dayOf(item))
          }}
          onTakeOut={() => {
            plan.change(items.filter((item) => keyOf(item) !== keyOf(opened)))
            setOpened(null)
          }}
        />
      ) : null}
    </div>
  )
}

const noPhases: ReadonlySet<string> = new Set()

/** The phases in which somebody is in two places at once. */
function warnedIn({ clashes }: Timetable): ReadonlySet<string> {
  return new Set(
    clashes.flatMap((clash) =>
      clash.items.map(({ competition_id, round_number }) =>
        keyOf({ competitionId: competition_id, roundNumber: round_number }),
      ),
    ),
  )
}

/** The unsaved changes over the stored timetable. */
function usePlan(event: EventRow, timetable: Timetable) {
  const words = useMessages('eventScreens').timetable
  const competitions = useMessages('competitionForm')
  const { run, busy } = useAction()
  const stored = itemsOf(timetable)
  const [draft, setDraft] = useState<TimetableItem[] | null>(null)
  const [refused, setRefused] = useState<readonly string[]>([])
  const items = draft ?? stored
  const isChanged = draft !== null && !isSame(inOrder(draft), inOrder(stored))
  const question = {
    title: competitions.cancelTitle,
    consequence: competitions.cancelConsequence,
    action: competitions.leave,
  }
  useUnsaved({ question: () => (isChanged ? question : null), isLostOnClose: () => isChanged })
  const change = (next: TimetableItem[]) => {
    setDraft(next)
    setRefused([])
  }
  const save = async (acceptsClashes: boolean) => {
    const isSaved = await run(
      saveTimetable,
      { id: event.id, items: rowsOf(items), acceptsClashes },
      {
        done: words.saved,
        refused: (error, explanation) => {
          setRefused(sentencesIn(error) ?? [explanation])
          return null
        },
        refetches: [timetableKey(event.id)],
      },
    )
    if (!isSaved) return
    setDraft(null)
    setRefused([])
  }
  const drop = () => {
    setDraft(null)
    setRefused([])
  }
  const today = wallTime(serverNow(), event.time_zone).day
  return { items, isChanged, busy, refused, change, save, drop, today }
}

function inOrder(items: readonly TimetableItem[]): TimetableItem[] {
  return items.toSorted((a, b) => keyOf(a).localeCompare(keyOf(b)))
}

/** Sentences of a refusal because of clashes. */
function sentencesIn(error: unknown): string[] | null {
  const clashes = error instanceof ApiError ? error.present?.['clashes'] : null
  if (!Array.isArray(clashes)) return null
  return clashes.map((clash: unknown) => String(Reflect.get(Object(clash), 'sentence')))
}

type NotPlannedProps = {
  phases: readonly Phase[]
  labelOf: ReturnType<typeof usePhaseLabel>
  /** null: something is planned already. */
  onPlanAll: (() => void) | null
  onPlace: (phase: Phase) => void
}

function NotPlanned({ phases, labelOf, onPlanAll, onPlace }: NotPlannedProps) {
  const words = useMessages('eventScreens').timetable
  return (
    <section aria-label={words.notPlanned} className="rounded-card border border-hair bg-sunken p-4">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-semibold">{words.notPlanned}</h2>
        {onPlanAll ? (
          <Button kind="primary" className="max-sm:w-full" onClick={onPlanAll}>
            {words.plan}
          </Button>
        ) : null}
      </div>
      <div className="flex flex-wrap gap-2 max-sm:flex-col">
        {phases.map((phase) => {
          const { division, phase: name } = labelOf(phaseKey(phase))
          return (
            <Button
              key={keyOf(phaseKey(phase))}
              icon={<Icon name="plus" className="size-5 shrink-0" />}
              className="justify-start text-start"
              onClick={() => onPlace(phase)}
            >
              {division} · {name}
            </Button>
          )
        })}
      </div>
    </section>
  )
}

type DayProps = { days: readonly string[]; day: string; setDay: (day: string) => void; timeZone: string }

function DayChoice({ days, day, setDay, timeZone }: DayProps) {
  const words = useMessages('eventScreens')
  return (
    <Segmented
      label={words.days}
      labelHidden
      segments={days.map((value) => ({ value, label: <Day at={`${value}T12:00Z`} timeZone={timeZone} /> }))}
      value={day}
      onChange={setDay}
    />
  )
}

/** Only the number on a phone, so that days and lines fit side by side. */
function Day({ at, timeZone }: { at: string; timeZone: string }) {
  const format = useFormat(timeZone)
  return (
    <>
      <span aria-hidden="true" className="tabular sm:hidden">
        {format.calendar(at).day}
      </span>
      <span className="max-sm:sr-only">{format.shortDate(at)}</span>
    </>
  )
}

function Clashes({ clashes }: Pick<Timetable, 'clashes'>) {
  const words = useMessages('eventScreens').timetable
  const format = useFormat()
  if (clashes.length === 0) return null
  return (
    <Collapsible
      title={
        <span className="flex items-center gap-2">
          <Icon name="warning" className="size-5 shrink-0 text-waiting" />
          <span>
            {words.clashes}
            <span className="block text-label font-normal text-soft group-open:hidden">
              {format.list([...new Set(clashes.map(({ who }) => who.name))])}
            </span>
          </span>
        </span>
      }
      end={<Badge>{format.number(clashes.length)}</Badge>}
    >
      <Sentences of={clashes.map(({ sentence }) => sentence)} />
    </Collapsible>
  )
}

function Saving({ plan: { refused, busy, drop, save } }: { plan: ReturnType<typeof usePlan> }) {
  const words = useMessages('eventScreens').timetable
  const common = useMessages('common')
  return (
    <div className="flex flex-col gap-3">
      {refused.length > 0 ? (
        <Notice tone="bad">
          <p className="font-semibold">{words.clashes}</p>
          <Sentences of={refused} />
        </Notice>
      ) : null}
      <div className="sticky bottom-0 z-10 flex flex-wrap justify-end gap-3 border-t border-hair bg-paper py-3 max-sm:[&>*]:grow">
        <Button onClick={drop}>{common.discard}</Button>
        <Button
          kind="primary"
          busy={busy}
          busyText={common.saving}
          onClick={() => void save(refused.length > 0)}
        >
          {refused.length > 0 ? words.saveAnyway : common.save}
        </Button>
      </div>
    </div>
  )
}

function Sentences({ of: sentences }: { of: readonly string[] }) {
  return (
    <ul className="mt-1 list-disc ps-5">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  )
}
