/** Whether the competition has the judges that it was planned with (competition-form §1: their number is part of the form). */
import { entriesAsRules } from '@trickline/contract/as-rules'
import type { CompetitionDetail } from '@trickline/contract/competitions'

/** null: as many as planned are approved, or at least one where no number was planned. */
export function judgesMissing(
  competition: Pick<CompetitionDetail, 'judges' | 'competition_users'>,
): { approved: number; wanted: number } | null {
  const wanted = competition.judges ?? 1
  const approved = entriesAsRules(competition).filter(
    ({ role, status }) => role === 'judge' && status === 'approved',
  ).length
  return approved < wanted ? { approved, wanted } : null
}
