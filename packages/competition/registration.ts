/** Whether and how athletes can register in a published competition, for its page before the start (competition-form §5). */

import { registrationIsOpen } from './competition-moves.ts'
import type { Competition } from './model.ts'

export type Registration = 'by-invitation' | 'opens-later' | 'open' | 'full' | 'closed'

type Context = {
  competition: Pick<Competition, 'isOpen' | 'athletesMax' | 'registrationOpensAt' | 'registrationClosesAt'>
  /** How many athletes have a place. */
  approved: number
  now: number
}

/** `full`: athletes who register now wait for a place. */
export function registrationOf({ competition, approved, now }: Context): Registration {
  const { isOpen, athletesMax, registrationOpensAt: opens } = competition
  if (!isOpen) return 'by-invitation'
  if (!registrationIsOpen(competition, now)) return opens !== null && now < opens ? 'opens-later' : 'closed'
  return placesLeft(athletesMax, approved) === 0 ? 'full' : 'open'
}

export function placesLeft(athletesMax: number, approved: number): number {
  return Math.max(0, athletesMax - approved)
}
