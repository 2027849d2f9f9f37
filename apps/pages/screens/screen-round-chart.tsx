/** A published round, drawn (screens §31), where its tricks were given along. */
import type { RoundRead } from '@trickline/contract/read-rows'
import type { ValidatedRow } from '@trickline/contract/validated-tricks'
import { scoreRound } from '@trickline/scoring'
import { draftRows } from '@trickline/views/rounds/draft-trick.ts'
import { RoundChart } from '@trickline/views/rounds/round-chart.tsx'

/** Tricks of published rounds by the id of the round. */
export type TricksByRoundId = ReadonlyMap<number, readonly ValidatedRow[]>

export function ScreenRoundChart({ round, tricks }: { round: RoundRead; tricks: readonly ValidatedRow[] }) {
  const rows = draftRows(tricks)
  const isStopped = round.disqualifiedAt !== null || round.injuredAt !== null
  return <RoundChart rows={rows} score={isStopped ? null : scoreRound(round.rule_id, rows)} />
}
