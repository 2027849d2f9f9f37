/** The nouns of a competition as plain data. This package is pure: no I/O, no clock, no framework. */

import type { CompetitionStatus, EntryStatus, RoundStatus } from './statuses.ts'

export type { CompetitionStatus, EntryStatus, RoundStatus } from './statuses.ts'

/** In place of a status, role or stage of a newer server. It is shown as unknown; no rule allows it anything. */
export type Unknown = 'unknown'

/** Account roles (accounts-and-people §1). */
export type Role = 'athlete' | 'judge' | 'organizer' | 'supervisor' | 'admin'

export type EntryRole = 'athlete' | 'judge'

/** A stage by its size: 1 final, 2 semifinal, 3 quarterfinal, 4 eighthfinal, 5 sixteenthfinal. */
export type StageId = 1 | 2 | 3 | 4 | 5

/** 1 online, 2 live (competition-form §1). */
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
  /** null: from publishing, and until the start. */
  registrationOpensAt: number | null
  registrationClosesAt: number | null
  completionPercentage: number
  /** Of one in another status than finished: it was imported with its results, which wait for a supervisor. */
  finishedAt?: number | null
  /** End of the time for inquiries about the phase published last; null: it takes none. */
  inquiriesUntil: number | null
  openInquiries: number
  /** Of the seal that makes the result official; null: it is not sealed. */
  sealNumber: number | null
  /** The owner has sealed it, the second person not yet. */
  sealWaits: boolean
  /** Its results were made elsewhere. */
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

/** Of a round that two judge, as one of them knows it: how many were handed in and are being entered, not by whom. */
export type RoundBallots = {
  needed: number
  given: number
  held: number
  own: 'none' | 'held' | 'given'
}

/** `seed` is the place after qualifying: null before, and for athletes who did not advance. */
export type CompetingAthlete = {
  userId: number
  entryId: number
  orderNumber: number
  seed: number | null
}

/** A pending round for the server to create. `runOrder` counts from 1 within the phase. */
export type NewRound = {
  userId: number
  roundNumber: number
  stage: StageId | null
  vsGroup: string | null
  vsMatchNumber: number | null
  runOrder: number
}
