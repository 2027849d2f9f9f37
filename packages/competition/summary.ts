/** How many athletes of a competition are in each state, for the bar on its card (who-sees-what §2). */

import type { Entry } from './model.ts'

/** The keys are those of the API, `paied` included. */
export type AthletesSummary = {
  /** Includes competing and eliminated athletes. */
  approved: number
  declined: number
  pending: number
  invited: number
  paied: number
  /** All but declined athletes; includes those whose invitation was not mailed yet. */
  active_total: number
}

export function athletesSummary(
  entries: readonly Pick<Entry, 'role' | 'status' | 'feesPaid'>[],
): AthletesSummary {
  const athletes = entries.filter((entry) => entry.role === 'athlete')
  const active = athletes.filter((entry) => entry.status !== 'declined')
  const count = (...statuses: Entry['status'][]): number =>
    athletes.filter((entry) => statuses.includes(entry.status)).length
  return {
    approved: count('approved', 'competing', 'eliminated'),
    declined: count('declined'),
    pending: count('pending'),
    invited: count('invited'),
    paied: active.filter((entry) => entry.feesPaid).length,
    active_total: active.length,
  }
}
