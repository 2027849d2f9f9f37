/**
 * How a competition passes from draft to finished (statuses-and-moves §2). A move that is not in the table does not exist.
 * Who stands behind `by` is decided in permissions.ts.
 */

import type { Competition, CompetitionStatus } from './model.ts'

export type CompetitionVerb = 'complete' | 'reopen-draft' | 'approve' | 'publish' | 'start' | 'finish'

export type CompetitionMove = {
  from: CompetitionStatus
  to: CompetitionStatus
  verb: CompetitionVerb
  by: 'owner' | 'supervisor'
}

export const competitionMoves: readonly CompetitionMove[] = [
  { from: 'registered', to: 'pending', verb: 'complete', by: 'owner' },
  { from: 'pending', to: 'registered', verb: 'reopen-draft', by: 'owner' },
  { from: 'pending', to: 'approved', verb: 'approve', by: 'supervisor' },
  { from: 'approved', to: 'published', verb: 'publish', by: 'owner' },
  { from: 'published', to: 'started', verb: 'start', by: 'owner' },
  { from: 'started', to: 'finished', verb: 'finish', by: 'owner' },
]

/** The move between two statuses, or null: then the answer is 409 and nothing changes. */
export function competitionMove(from: Competition['status'], to: CompetitionStatus): CompetitionMove | null {
  return competitionMoves.find((move) => move.from === from && move.to === to) ?? null
}

/** Where a save leaves a competition that is not approved yet: complete ones wait for approval. */
export function statusAfterSave(completionPercentage: number): CompetitionStatus {
  return completionPercentage === 100 ? 'pending' : 'registered'
}

/** Edited until approved. */
export function competitionIsEditable({ status }: Pick<Competition, 'status'>): boolean {
  return status === 'registered' || status === 'pending'
}

/** Deleted until published. */
export function competitionIsDeletable({ status }: Pick<Competition, 'status'>): boolean {
  return status === 'registered' || status === 'pending' || status === 'approved'
}

/** Approved when complete and waiting. */
export function competitionIsApprovable(
  competition: Pick<Competition, 'status' | 'completionPercentage'>,
): boolean {
  return competition.status === 'pending' && competition.completionPercentage === 100
}

/** Published once approved. */
export function competitionIsPublishable({ status }: Pick<Competition, 'status'>): boolean {
  return status === 'approved'
}

/** Then it can be neither approved nor published: nobody could come any more. */
export function startHasPassed({ dateStart }: Pick<Competition, 'dateStart'>, now: number): boolean {
  return dateStart !== null && dateStart <= now
}

/** Seen by everybody: published, or anything after it. */
export function competitionIsPublic({ status }: Pick<Competition, 'status'>): boolean {
  return status === 'published' || status === 'started' || status === 'finished'
}

/** Not started: entries are invited, declined, deleted and ordered. */
export function competitionIsBeforeStart(competition: Pick<Competition, 'status'>): boolean {
  return competitionIsDeletable(competition) || competition.status === 'published'
}

/** Started, and perhaps finished since. */
export function competitionHasStarted({ status }: Pick<Competition, 'status'>): boolean {
  return status === 'started' || status === 'finished'
}
