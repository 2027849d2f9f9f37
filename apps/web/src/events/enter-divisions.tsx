/** An athlete chooses divisions, one tap each, and registers in all of them at once or in none (events §3). */
import { feesOf } from '@trickline/competition/eligibility'
import type { Entering, EventRow } from '@trickline/contract/events'
import { type ReactNode, useState } from 'react'
import { ApiError } from '@trickline/client/api.ts'
import { queryKeys } from '@trickline/client/query-keys.ts'
import { usePerson } from '@trickline/client/session.ts'
import { Button } from '@trickline/ui/button.tsx'
import { useFormat } from '@trickline/ui/format.ts'
import { Icon } from '@trickline/ui/icon.tsx'
import { useMessages } from '@trickline/ui/messages.ts'
import { Notice } from '@trickline/ui/notice.tsx'
import { useCountries } from '@trickline/views/countries.ts'
import { keepEntry } from '@trickline/views/public-page-choices.ts'
import { useAction } from '../lib/use-action.ts'
import { DivisionRow } from './division-row.tsx'
import { registerInDivisions } from './mutations.ts'

type Props = {
  event: EventRow
  entering: readonly Entering[]
  /** The action for a person who also organizes the division. */
  actionOf: (division: EventRow['competitions'][number]) => ReactNode
}

export function EnterDivisions({ event, entering, actionOf }: Props) {
  const words = useMessages('eventScreens')
  const [wanted, setWanted] = useState<readonly number[]>([])
  const stateOf = (id: number) => entering.find(({ competition_id }) => competition_id === id)
  const chosen = wanted.filter((id) => stateOf(id)?.state === 'open')
  const fees = useFees(event, entering, chosen)
  const toggle = (id: number) =>
    setWanted(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id])
  const noteOf = (id: number) => {
    const { state, message = null } = stateOf(id) ?? {}
    if (state === 'entered') return <span className="font-semibold text-ready">{words.youAreIn}</span>
    return state === 'open' ? fees.textOf(id) : message
  }
  // a stable sort: within each state in the order of the event
  const ownFirst = event.competitions.toSorted((a, b) => rankOf(stateOf(a.id)) - rankOf(stateOf(b.id)))
  return (
    <section aria-labelledby="event-enter">
      <h2 id="event-enter" className="mb-1 text-lead font-semibold">
        {words.enter}
      </h2>
      <ul>
        {ownFirst.map((division) => (
          <DivisionRow
            key={division.id}
            division={division}
            choice={
              stateOf(division.id)?.state === 'open'
                ? { isChosen: chosen.includes(division.id), onToggle: () => toggle(division.id) }
                : undefined
            }
            mark={
              stateOf(division.id)?.state === 'entered' ? (
                <Icon name="check" className="size-6 shrink-0 text-ready" />
              ) : (
                <span className="size-6 shrink-0" />
              )
            }
            note={noteOf(division.id)}
            action={actionOf(division)}
          />
        ))}
      </ul>
      {chosen.length > 0 ? (
        <RegisterAll key={chosen.join(' ')} eventId={event.id} chosen={chosen} total={fees.total} />
      ) : null}
    </section>
  )
}

/** Divisions one is in come first, then those one can enter. */
function rankOf(entering: Entering | undefined): number {
  return entering ? ['entered', 'open', 'refused'].indexOf(entering.state) : 2
}

type RegisterProps = { eventId: number; chosen: readonly number[]; total: string }

function RegisterAll({ eventId: id, chosen, total }: RegisterProps) {
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
    <div className="mt-4 flex flex-col gap-3 sm:max-w-md">
      {refusals.length > 0 ? (
        <Notice tone="bad">
          {refusals.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Notice>
      ) : null}
      <p className="flex justify-between gap-3 font-semibold">
        {words.total}
        <span className="tabular">{total}</span>
      </p>
      <Button kind="primary" busy={busy} busyText={competitions.registering} onClick={() => void register()}>
        {words.register(count)}
      </Button>
    </div>
  )
}

/** What each division costs, in the order chosen; one not yet chosen costs what the next would. */
function useFees(event: EventRow, entering: readonly Entering[], chosen: readonly number[]) {
  const words = useMessages('eventScreens')
  const format = useFormat()
  const countries = useCountries()
  const already = entering.filter(({ state }) => state === 'entered').length
  const rates = { first: event.fee_first, further: event.fee_further, already }
  const divisionOf = (id: number) => event.competitions.filter((each) => each.id === id)
  const feesFor = (ids: readonly number[]) =>
    feesOf(
      ids.flatMap(divisionOf).map(({ id, competitions_info: { fees } }) => ({ id, fees })),
      rates,
    )
  const country = countries.find(({ id }) => id === event.competitions[0]?.competitions_info.country_id)
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
