/** What a competition's status means: whether everyone sees it, whether it has started, who may still join. */

import type { Competition, Entry } from './model.ts'

export const beforeStart = ['registered', 'pending', 'approved', 'published'] as const

export const publicCompetitionStatuses = ['published', 'started', 'finished'] as const

export function competitionIsPublic({ status }: Pick<Competition, 'status'>): boolean {
  return publicCompetitionStatuses.some((each) => each === status)
}

export function competitionIsBeforeStart({ status }: Pick<Competition, 'status'>): boolean {
  return beforeStart.some((each) => each === status)
}

/** Whether a person may still be brought in; a judge who falls ill is replaced while the competition runs. */
export function joiningIsOpen(
  { role }: Pick<Entry, 'role'>,
  competition: Pick<Competition, 'status'>,
): boolean {
  if (role === 'judge' && competition.status === 'started') return true
  return role !== 'unknown' && competitionIsBeforeStart(competition)
}

export function competitionHasStarted({ status }: Pick<Competition, 'status'>): boolean {
  return status === 'started' || status === 'finished'
}
