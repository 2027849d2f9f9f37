/**
 * The nouns of a competition as the rules see them: plain data, words for every status.
 * Everything in this package is pure: no I/O, no clock, no framework. The server enforces with it,
 * the screens show and hide with it.
 */

import type { competitionStatuses, entryStatuses, roundStatuses } from './statuses.ts'

/**
 * In place of a status, a role or a stage of a newer server, which this code does not know. It is shown as that, and
 * nothing can be done with it: the rules name what they allow, so that it is never among it.
 */
export type Unknown = 'unknown'

/** Account roles (accounts-and-people §1). */
export type Role = 'athlete' | 'judge' | 'organizer' | 'supervisor' | 'admin'

export type EntryRole = 'athlete' | 'judge'

export type CompetitionStatus = (typeof competitionStatuses)[number]
export type EntryStatus = (typeof entryStatuses)[number]
export type RoundStatus = (typeof roundStatuses)[number]

/** A stage by its size: 1 final, 2 semifinal, 3 quarterfinal, 4 eighthfinal, 5 sixteenthfinal. */
export type StageId = 1 | 2 | 3 | 4 | 5

/** 1 online, 2 live (competition-form §1). */
export type CompetitionTypeId = 1 | 2
export type PackSize = 'small' | 'medium' | 'big'
export type Gender = 'male' | 'female' | 'mixed'
export type Category = 'national' | 'international' | 'team'

/** The person who asks: null for a visitor who is not signed in. */
export type Person = { id: number; roles: readonly Role[] } | null

/** What the rules need to know of a competition. Dates are epoch milliseconds. */
export type Competition = {
  id: number
  organizerId: number
  status: CompetitionStatus | Unknown
  isVs: boolean
  isOpen: boolean
  isQualificationDual: boolean
  stages: readonly (StageId | Unknown)[]
  athletesMin: number
  athletesMax: number
  dateStart: number | null
  completionPercentage: number
  /** The entry fee; 0 for none. */
  fees: number
}

export type Entry = {
  id: number
  userId: number | null
  role: EntryRole | Unknown
  status: EntryStatus | Unknown
  feesPaid: boolean
  orderNumber: number
}

export type Round = {
  id: number
  /** The athlete. */
  userId: number
  /** Counts phases from 1; null for a training round. */
  roundNumber: number | null
  stage: StageId | null
  status: RoundStatus | Unknown
  /** The judge who holds the round while it is scoring or under review; afterwards, who scored it. */
  judgeId: number | null
  /** null where it is hidden from the person who asks. */
  totalScore: number | null
  recordingStartAt: number | null
  recordingEndAt: number | null
  completedAt: number | null
  validatedAt: number | null
  publishedAt: number | null
  disqualifiedAt: number | null
  injuredAt: number | null
  vsGroup: string | null
  vsMatchNumber: number | null
  isVsWinner: boolean | null
}

/** An athlete of a started competition: `seed` is the place after qualifying, null before and for those it left out. */
export type CompetingAthlete = {
  userId: number
  entryId: number
  orderNumber: number
  seed: number | null
}

/** A round that a phase begins with, pending, for the server to create. `runOrder` counts from 1 within the phase. */
export type NewRound = {
  userId: number
  roundNumber: number
  stage: StageId | null
  vsGroup: string | null
  vsMatchNumber: number | null
  runOrder: number
}
