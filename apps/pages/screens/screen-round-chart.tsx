/** The chart of a published round (screens §31). */
import type { RoundRead } from '@trickline/contract/read-rows'
import type { ValidatedRow } from '@trickline/contract/validated-tricks'
import { scoreRound } from '@trickline/scoring'
import { draftRows } from '@trickline/views/rounds/draft-trick.ts'
import { RoundChart } from '@trickline/views/rounds/round-chart.tsx'

export type TricksByRoundId = ReadonlyMap<number, readonly ValidatedRow[]>

export function ScreenRoundChart({ round, tricks }: { round: RoundRead; tricks: readonly ValidatedRow[] }) {
  const rows = draftRows(tricks)
  const isStopped = round.disqualifiedAt !== null || round.injuredAt !== null
  return <RoundChart rows={rows} score={isStopped ? null : scoreRound(round.rule_id, rows)} />
}
