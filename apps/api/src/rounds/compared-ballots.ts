/** Compares the two ballots of a round, and makes one list of them by choices. */
import {
  alignBallots,
  type BallotPart,
  type Ballots,
  resolveBallots,
  weighDifferences,
} from '@trickline/scoring/ballots'
import type { PerformedTrick } from '@trickline/scoring'
import type { BallotChoice } from '@trickline/contract/ballots'
import { type FieldErrors, type Refusal, refuse } from '@trickline/contract/refusals'
import type { RowInput, TrickInput } from '@trickline/contract/validated-tricks'
import type { Work } from '../platform/http/work.ts'
import type { BallotRecord } from './ballots-store.ts'
import type { RoundRecord } from './rounds-store.ts'
import { asPerformedTrick, type ScoredTricks, scoreTricks } from './score-tricks.ts'
import type { TrickRecord } from './validated-tricks-store.ts'

type ReadTrick = PerformedTrick & { record: TrickRecord }
export type ComparedBallots = { ballots: Ballots<ReadTrick>; parts: BallotPart[] }

/** null: there are not two ballots. */
export function compareBallots(
  round: Pick<RoundRecord, 'id' | 'video_link'>,
  handedIn: readonly Pick<BallotRecord, 'tricks' | 'video_link'>[],
): ComparedBallots | null {
  const [first, second] = handedIn
  if (!first || !second) return null
  const a = ballotTricks(round, first)
  const b = ballotTricks(round, second, a.length)
  const ballots = { a: asBallot(a), b: asBallot(b) }
  return { ballots, parts: alignBallots(ballots) }
}

/** The tricks as rows of a round, with ids unique among the round's ballots; leaves out seconds of another video. */
export function ballotTricks(
  round: Pick<RoundRecord, 'id' | 'video_link'>,
  { tricks, video_link }: Pick<BallotRecord, 'tricks' | 'video_link'>,
  lastId = 0,
): TrickRecord[] {
  const isSameVideo = video_link === round.video_link
  return tricks.map((trick, index) => ({
    ...trick,
    id: lastId + index + 1,
    round_id: round.id,
    video_second: isSameVideo ? trick.video_second : null,
  }))
}

function asBallot(tricks: readonly TrickRecord[]) {
  return tricks.map((record, index) => ({
    trick: { ...asPerformedTrick(record), record },
    joined: record.combo_id !== null && record.combo_id === tricks[index - 1]?.combo_id,
  }))
}

export function agree({ parts }: ComparedBallots): boolean {
  return parts.every(({ agrees }) => agrees)
}

export function differencesOf({ ballots, parts }: ComparedBallots, ruleId: number) {
  return weighDifferences(ruleId, ballots, parts).map(({ at, ...points }) => {
    const read = (side: 'a' | 'b') =>
      (parts[at]?.[side] ?? []).flatMap((index) => ballots[side][index]?.trick.record ?? [])
    const joined = (side: 'a' | 'b') => ballots[side][parts[at]?.[side][0] ?? -1]?.joined ?? false
    return { at, points, a: read('a'), b: read('b'), joined: { a: joined('a'), b: joined('b') } }
  })
}

/** `choices`: exactly one for each difference. */
export async function resolvedTricks(
  work: Pick<Work, 'tx' | 'log'>,
  { ballots, parts }: ComparedBallots,
  { ruleId, choices }: { ruleId: number; choices: readonly BallotChoice[] },
): Promise<ScoredTricks | Refusal> {
  const errors = problemsOf(parts, choices)
  if (Object.keys(errors).length > 0) return refuse('invalid', { errors })
  const choiceAt = new Map(choices.map((choice) => [choice.at, choice]))
  const before = [...ballots.a, ...ballots.b].map(({ trick }) => trick.record)
  const asInput = {
    a: ballots.a.map(({ trick, joined }) => ({ trick: inputOf(trick.record), joined })),
    b: ballots.b.map(({ trick, joined }) => ({ trick: inputOf(trick.record), joined })),
  }
  const list = resolveBallots<TrickInput>(asInput, parts, (at) => {
    const choice = choiceAt.get(at)
    if (!choice) throw new Error(`difference ${at} was not checked`)
    const { take, joined = null } = choice
    if (take === 'a' || take === 'b') return take
    return saidRows(Array.isArray(take) ? take : [take], joined)
  })
  if (list.length === 0) return refuse('invalid', { errors: { choices: ['no-tricks'] } })
  const scored = await scoreTricks(work, { ruleId, inputs: asRows(list), before })
  if ('refused' in scored) return scored
  return { ...scored, tricks: scored.tricks.map((trick) => ({ ...trick, id: null })) }
}

function problemsOf(parts: readonly BallotPart[], choices: readonly BallotChoice[]): FieldErrors {
  const open = new Set(parts.flatMap(({ agrees }, at) => (agrees ? [] : [at])))
  const errors: FieldErrors = {}
  for (const [index, { at }] of choices.entries())
    if (!open.delete(at)) errors[`choices.${index}.at`] = ['not-in-round']
  return open.size > 0 ? { ...errors, choices: ['required'] } : errors
}

function inputOf(record: TrickRecord): TrickInput {
  const { trick_id: id, grab, variation, dub } = record
  return { id, grab, variation, dub, validated_trick_id: record.id }
}

/** `joined`: whether the first trick joins the combo before; null: as it was read. */
function saidRows(rows: readonly RowInput[], joined: boolean | null) {
  return rows.flatMap((row, index) => {
    const first = index === 0 ? ('body' in row ? (joined ?? false) : joined) : false
    const tricks = 'body' in row ? row.body : [row]
    return tricks.map(({ validated_trick_id: _id, ...trick }, place) => ({
      trick,
      joined: place > 0 || first,
    }))
  })
}

function asRows(list: readonly { trick: TrickInput; joined: boolean }[]): RowInput[] {
  const rows: TrickInput[][] = []
  for (const { trick, joined } of list) {
    const last = rows.at(-1)
    if (joined && last) last.push(trick)
    else rows.push([trick])
  }
  return rows.flatMap((row): RowInput[] => (row.length === 1 ? row : [{ body: row }]))
}
