/** A published competition as its page before the start shows it. */
import { placesLeft, type Registration, registrationOf } from '@trickline/competition/registration'
import type { LiveDetail, LiveListRow } from '@trickline/contract/competitions'
import type { Country } from '@trickline/contract/people'
import type { EntryRead } from '@trickline/contract/read-rows'
import { useFormat } from '@trickline/ui/format.ts'
import { competitionTimeZone } from '@trickline/views/competitions/competition-time-zone.ts'
import type { CompetitionView } from '@trickline/views/phases/competition-view.ts'

export type ComingProps = {
  view: CompetitionView
  /** The competition as received, for what the view leaves out. */
  competition: LiveDetail
  countries: readonly Country[]
  /** Before the start: the competition that finished last. */
  lastWon: LiveListRow | null
  /** Epoch milliseconds. */
  now: number
}

export function isBeforeStart({ status }: Pick<CompetitionView, 'status'>): boolean {
  return status === 'published'
}

/** Athletes who have a place. */
export function athletesIn({ entries }: Pick<CompetitionView, 'entries'>): EntryRead[] {
  return entries
    .filter(({ role, status }) => role === 'athlete' && status === 'approved')
    .toSorted((a, b) => a.orderNumber - b.orderNumber)
}

export function registrationIn({ view, now }: Pick<ComingProps, 'view' | 'now'>): {
  state: Registration
  left: number
} {
  const approved = athletesIn(view).length
  return {
    state: registrationOf({ competition: view, approved, now }),
    left: placesLeft(view.athletesMax, approved),
  }
}

/** Calendar days in the zone between two instants in epoch milliseconds. */
export function daysBetween(from: number, to: number, timeZone: string | undefined): number {
  // the Swedish format is 2027-01-25
  const day = new Intl.DateTimeFormat('sv', { timeZone })
  return (Date.parse(day.format(to)) - Date.parse(day.format(from))) / 86_400_000
}

/** In the currency of the competition's country. */
export function useMoney({ view, countries }: Pick<ComingProps, 'view' | 'countries'>) {
  const format = useFormat()
  const country = countries.find(({ id }) => id === view.country_id)
  return (units: number) => format.money(units, country?.currency)
}

/** By the local time of the place; for online competitions by the server's. */
export function useVenueFormat(view: CompetitionView) {
  return useFormat(competitionTimeZone(view) ?? view.time_zone)
}
