/** The round that counts of somebody, drawn (screens §31), where its tricks were given along. */
import type { RoundRead } from '@trickline/contract/read'
import type { ValidatedRow } from '@trickline/contract/validated-tricks'
import { scoreRound } from '@trickline/scoring'
import type { SeenCompetition } from '../../phases/as-seen.ts'
import { draftRows } from '../../rounds/entry/draft-trick.ts'
import { RoundLine } from '../../rounds/round-line.tsx'

/** Tricks of published rounds by the id of the round. */
export type DrawnRounds = ReadonlyMap<number, readonly ValidatedRow[]>

type Props = { of: Pick<SeenCompetition, 'rounds'>; userId: number; drawn: DrawnRounds }

/** The last one. */
export function DrawnRound({ of: { rounds }, userId, drawn }: Props) {
  const round = rounds
    .filter((each) => each.userId === userId && drawn.has(each.id))
    .toSorted((a, b) => (b.roundNumber ?? 0) - (a.roundNumber ?? 0))[0]
  return round ? <DrawnLine round={round} tricks={drawn.get(round.id) ?? []} /> : null
}

export function DrawnLine({ round, tricks }: { round: RoundRead; tricks: readonly ValidatedRow[] }) {
  const rows = draftRows(tricks)
  const isStopped = round.disqualifiedAt !== null || round.injuredAt !== null
  return <RoundLine rows={rows} score={isStopped ? null : scoreRound(round.rule_id, rows)} />
}
