/** A published round, drawn (screens §31), where its tricks were given along. */
import type { RoundRead } from '@trickline/contract/read'
import type { ValidatedRow } from '@trickline/contract/validated-tricks'
import { scoreRound } from '@trickline/scoring'
import { draftRows } from '../../rounds/entry/draft-trick.ts'
import { RoundLine } from '../../rounds/round-line.tsx'

/** Tricks of published rounds by the id of the round. */
export type DrawnRounds = ReadonlyMap<number, readonly ValidatedRow[]>

export function DrawnLine({ round, tricks }: { round: RoundRead; tricks: readonly ValidatedRow[] }) {
  const rows = draftRows(tricks)
  const isStopped = round.disqualifiedAt !== null || round.injuredAt !== null
  return <RoundLine rows={rows} score={isStopped ? null : scoreRound(round.rule_id, rows)} />
}
