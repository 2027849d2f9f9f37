/** An athlete chooses divisions, one tap each, and registers in all of them at once or in none (events §3). */
import { feesOf } from '@trickline/competition/eligibility'
import type { DivisionEntries, Entering, EventRow } from '@trickline/contract/events'
import { type ReactNode, useState } from 'react'
import { ApiError } from '@trickline/client/api.ts'
import { queryKeys } from '@trickline/client/query-keys.ts'
import { usePerson } from '@trickline/client/session.ts'
import { Button } from '@trickline/ui/button.tsx'
import { useFormat } from '@trickline/ui/format.ts'
import { Icon } from '@trickline/ui/icon.tsx'
import { useMessages } from '@trickline/ui/messages.ts'
import { Notice } from '@trickline/ui/notice.tsx'
import { keepEntry } from '@trickline/views/stored-choices.ts'
import { useAction } from '../lib/use-action.ts'
import { DivisionRow } from './division-row.tsx'
import { registerInDivisions } from './mutations.ts'
import { useEventCountry } from './use-event.ts'

type Props = {
  event: EventRow
  entering: readonly Entering[]
  entries: readonly DivisionEntries[]
  /** The action for a person who also organizes the division. */
  actionOf: (division: EventRow['competitions'][number]) => ReactNode
}

export function EnterDivisions({ event, entering, entries, actionOf }: Props) {
  const competitions = useMessages('competitions')
  const words = useMessages('eventScreens')
  const [wanted, setWanted] = useState<readonly number[]>([])
  const stateOf = (id: number) => entering.find(({ competition_id }) => competition_id === id)
  const chosen = wanted.filter((id) => stateOf(id)?.state === 'open')
  const fees = useFees(event, entering, chosen)
  const toggle = (id: number) =>
    setWanted(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id])
  const noteOf = (id: number) => {
    const { state, message = null } = stateOf(id) ?? {}
    if (state === 'entered') return <span className="font-bold text-ready">{competitions.youAreIn}</span>
    return <span className="tabular text-soft">{state === 'open' ? fees.textOf(id) : message}</span>
  }
  // a stable sort: within each state in the order of the event
  const ownFirst = event.competitions.toSorted((a, b) => rankOf(stateOf(a.id)) - rankOf(stateOf(b.id)))
  return (
    <section
      aria-labelledby="event-enter"
      className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-6 lg:has-[[data-fees]]:grid-cols-[minmax(0,1fr)_20rem]"
    >
      <h2 id="event-enter" className="-mb-5 text-lead font-semibold lg:col-span-full">
        {words.enter}
      </h2>
      <ul className="max-w-3xl border-t border-hair">
        {ownFirst.map((division) => (
          <DivisionRow
            key={division.id}
            division={division}
            entries={entries.find(({ competition_id }) => competition_id === division.id)}
            choice={
              stateOf(division.id)?.state === 'open'
                ? { isChosen: chosen.includes(division.id), onToggle: () => toggle(division.id) }
                : undefined
            }
            mark={
              stateOf(division.id)?.state === 'entered' ? (
                <span className="grid size-6 shrink-0 place-items-center rounded-full bg-ready text-paper">
                  <Icon name="check" className="size-4" />
                </span>
              ) : (
                <span className="block size-6 shrink-0" />
              )
            }
            note={noteOf(division.id)}
            action={actionOf(division)}
          />
        ))}
      </ul>
      {chosen.length > 0 ? (
        <RegisterAll key={chosen.join(' ')} event={event} chosen={chosen} fees={fees} />
      ) : null}
    </section>
  )
}

/** Divisions one is in come first, then those one can enter. */
function rankOf(entering: Entering | undefined): number {
  return entering ? ['entered', 'open', 'refused'].indexOf(entering.state) : 2
}

type RegisterProps = { event: EventRow; chosen: readonly number[]; fees: ReturnType<typeof useFees> }

/** What the chosen divisions cost, and the one button for all of them. */
function RegisterAll({ event: { id, competitions: divisions }, chosen, fees }: RegisterProps) {
  const words = useMessages('eventScreens')
  const competitions = useMessages('ownEntry')
  const person = usePerson()
  const { run, busy } = useAction()
  const [refusals, setRefusals] = useState<readonly string[]>([])
  const count = chosen.length
  const register = () =>
    run(
      registerInDivisions,
      { id, competitions: chosen },
      {
        done: () => {
          for (const division of chosen) keepEntry(division, person?.id ?? 0, true)
          return words.registered(count)
        },
        refused: (error, explanation) => {
          setRefusals(refusalsIn(error) ?? [explanation])
          return null
        },
        refetches: [queryKeys.home],
        swing: 1,
      },
    )
  return (
    <div data-fees="" className="flex flex-col gap-3 rounded-card border border-hair bg-raised p-4 sm:p-5">
      {refusals.length > 0 ? (
        <Notice tone="bad">
          {refusals.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Notice>
      ) : null}
      <Costs divisions={divisions.filter((division) => chosen.includes(division.id))} fees={fees} />
      <Button kind="primary" busy={busy} busyText={competitions.registering} onClick={() => void register()}>
        {words.register(count)}
      </Button>
    </div>
  )
}

type CostsProps = { divisions: EventRow['competitions']; fees: ReturnType<typeof useFees> }

function Costs({ divisions, fees }: CostsProps) {
  const words = useMessages('eventScreens')
  return (
    <>
      <ul>
        {divisions.map(({ id, name }) => (
          <li key={id} className="flex justify-between gap-3">
            <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
            <span className="tabular shrink-0 text-soft">{fees.textOf(id)}</span>
          </li>
        ))}
      </ul>
      <p className="flex items-baseline justify-between gap-3 border-t border-hair pt-2 font-semibold">
        {words.total}
        <span className="tabular text-score font-extrabold tracking-tight">{fees.total}</span>
      </p>
    </>
  )
}

/** What each division costs, in the order chosen; one not yet chosen costs what the next would. */
function useFees(event: EventRow, entering: readonly Entering[], chosen: readonly number[]) {
  const words = useMessages('eventScreens')
  const format = useFormat()
  const already = entering.filter(({ state }) => state === 'entered').length
  const rates = { first: event.fee_first, further: event.fee_further, already }
  const divisionOf = (id: number) => event.competitions.filter((each) => each.id === id)
  const feesFor = (ids: readonly number[]) =>
    feesOf(
      ids.flatMap(divisionOf).map(({ id, competitions_info: { fees } }) => ({ id, fees })),
      rates,
    )
  const country = useEventCountry(event)
  const money = (fee: number) => (fee === 0 ? words.free : format.money(fee, country?.currency))
  return {
    textOf: (id: number) => {
      const ids = chosen.includes(id) ? chosen : [...chosen, id]
      return money(feesFor(ids).find((each) => each.id === id)?.fee ?? 0)
    },
    total: money(feesFor(chosen).reduce((sum, { fee }) => sum + fee, 0)),
  }
}

/** Sentences of a refusal that concerns all: "Women: This division is for women." */
function refusalsIn(error: unknown): string[] | null {
  const refusals = error instanceof ApiError ? error.present?.['refusals'] : null
  if (!Array.isArray(refusals)) return null
  return refusals.map((each: unknown) => {
    const { name, message } = Object(each) as Record<string, unknown>
    return `${String(name)}: ${String(message)}`
  })
}
