/** How many athletes a competition has in each state, for the bar on its card (who-sees-what §2). */

import type { Entry } from './model.ts'

/** Keys as on the wire, `paied` included. */
export type AthletesSummary = {
  /** Competing and eliminated included. */
  approved: number
  declined: number
  pending: number
  invited: number
  paied: number
  /** All but declined, also those without a mail so far. */
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
