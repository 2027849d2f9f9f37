/** The nouns of a competition as plain data. This package is pure: no I/O, no clock, no framework. */

import type { CompetitionStatus, EntryStatus, RoundStatus } from './statuses.ts'

export type { CompetitionStatus, EntryStatus, RoundStatus } from './statuses.ts'

/** Stands for a status, role or stage from a newer server. It is shown as unknown, and no rule allows anything for it. */
export type Unknown = 'unknown'

/** Account roles (accounts-and-people §1). */
export type Role = 'athlete' | 'judge' | 'organizer' | 'supervisor' | 'admin'

export type EntryRole = 'athlete' | 'judge'

/** A stage by its size: 1 final, 2 semifinal, 3 quarterfinal, 4 eighthfinal, 5 sixteenthfinal. */
export type StageId = 1 | 2 | 3 | 4 | 5

/** 1: online, 2: live (competition-form §1). */
export type CompetitionTypeId = 1 | 2
export type PackSize = 'small' | 'medium' | 'big'
export type Gender = 'male' | 'female' | 'mixed'
export type Category = 'national' | 'international' | 'team'

/** null: a visitor who is not signed in. */
export type Person = { id: number; roles: readonly Role[] } | null

/** What the rules need of a competition. Dates are epoch ms. */
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
  /** null: registration opens with publication and closes with the start. */
  registrationOpensAt: number | null
  registrationClosesAt: number | null
  completionPercentage: number
  /** Set although the status is not `finished`: the competition was imported with results that wait for a supervisor. */
  finishedAt?: number | null
  /** Deadline for inquiries about the phase published last; null: none are taken. */
  inquiriesUntil: number | null
  openInquiries: number
  /** Number of the seal that makes the result official; null: it is not sealed. */
  sealNumber: number | null
  /** The owner has sealed the result, the second person has not yet. */
  sealWaits: boolean
  /** Its results come from elsewhere. */
  isImported: boolean
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
  userId: number
  /** From 1; null for a training round. */
  roundNumber: number | null
  stage: StageId | null
  status: RoundStatus | Unknown
  /** The judge who claimed the round while it is scoring or in review; afterwards the one who scored it. */
  judgeId: number | null
  /** null where the viewer may not see it. */
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

/** What one of two judges knows of the round's ballots: how many are handed in or being entered, not by whom. */
export type RoundBallots = {
  needed: number
  given: number
  held: number
  own: 'none' | 'held' | 'given'
}

/** `seed` is the place after qualifying: null before it ends and for athletes who did not advance. */
export type CompetingAthlete = {
  userId: number
  entryId: number
  orderNumber: number
  seed: number | null
}

/** A pending round that the server has to create. `runOrder` counts from 1 within the phase. */
export type NewRound = {
  userId: number
  roundNumber: number
  stage: StageId | null
  vsGroup: string | null
  vsMatchNumber: number | null
  runOrder: number
}
