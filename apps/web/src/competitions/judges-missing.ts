/** Whether the competition has the judges that it was planned with (competition-form §1: their number is part of the form). */
import type { CompetitionRead } from '@trickline/contract/read'

/** null: as many as planned are approved, or at least one where no number was planned. */
export function judgesMissing(
  competition: Pick<CompetitionRead, 'judges' | 'entries'>,
): { approved: number; wanted: number } | null {
  const wanted = competition.judges ?? 1
  const approved = competition.entries.filter(
    ({ role, status }) => role === 'judge' && status === 'approved',
  ).length
  return approved < wanted ? { approved, wanted } : null
}
