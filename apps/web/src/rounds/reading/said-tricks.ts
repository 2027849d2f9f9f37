/** What a person who decides enters where neither judge read it right (statuses-and-moves §15). */
// the contract's schemas restrict dub and variation to their types
/* oxlint-disable typescript/no-unsafe-type-assertion */
import type { Dub, Variation } from '@trickline/scoring'
import type { BallotChoice, BallotDifference, SentChoice } from '@trickline/contract/ballots'
import type { RowInput } from '@trickline/contract/validated-tricks'

export type Side = 'a' | 'b'
export type SaidTrick = {
  id: number
  variation: Variation
  grab: number | null
  dub: Dub
  /** Belongs to the combo of the trick before. */
  joined: boolean
}
/** Empty: nothing was there. */
export type Taken = Side | readonly SaidTrick[]

/** Asks whether the first trick belongs to the combo before only if the two judges read that differently. */
export function asksJoined({ joined }: Pick<BallotDifference, 'joined'>): boolean {
  return joined.a !== joined.b
}

export function choiceOf(difference: Pick<BallotDifference, 'at' | 'joined'>, taken: Taken): BallotChoice {
  const { at, joined } = difference
  if (taken === 'a' || taken === 'b') return { at, take: taken }
  const rows: RowInput[] = []
  const tricks = taken.map(({ joined: _joined, ...trick }) => trick)
  for (const [index, trick] of tricks.entries()) {
    const last = rows.at(-1)
    if (index > 0 && taken[index]?.joined && last)
      rows[rows.length - 1] = { body: 'body' in last ? [...last.body, trick] : [last, trick] }
    else rows.push(trick)
  }
  const [first] = rows
  if (!first) return { at, take: [] }
  if (asksJoined(difference)) return { at, take: rows, joined: taken[0]?.joined ?? false }
  // a row with several tricks would begin its own combo
  return 'body' in first ? { at, take: rows, joined: joined.a } : { at, take: rows }
}

/** The answer that a proposal contains. */
export function takenIn(take: SentChoice['take']): Taken {
  if (take === 'a' || take === 'b') return take
  const rows = Array.isArray(take) ? take : [take]
  return rows.flatMap((row) =>
    ('body' in row ? row.body : [row]).map(({ id, variation = 0, grab = null, dub = 0 }, index) => ({
      id,
      variation: variation as Variation,
      grab,
      dub: dub as Dub,
      joined: index > 0,
    })),
  )
}
