/** Judges one phase: every round gets an outcome, and its expected result is calculated here. */
import type { Community, Somebody } from './community.ts'
import { oracleHundredths } from './score-oracle.ts'
import type { Line, TrickFigures } from './score-oracle.ts'
import { randomRound, seededRandom } from './random-rounds.ts'
import { granted } from './wire.ts'

export type Round = {
  id: number
  user_id: number
  round_number: number
  round_size_id: number | null
  status_id: number
  total_score: number | null
  vs_group: string | null
  vs_match_number: number | null
  is_vs_winner: boolean | null
  run_order: number
}

type Fate = 'scored' | 'injured' | 'disqualified' | 'injured after scoring'

export type ExpectedResult = { athlete: number; phase: number; hundredths: number; out: boolean }

export type RuleWithFigures = { id: number; figures: Map<number, TrickFigures> }

/** Judges all rounds of a phase, some at once; returns the expected results. */
export async function judgePhase(
  community: Community,
  rule: RuleWithFigures,
  rounds: Round[],
): Promise<ExpectedResult[]> {
  const results: ExpectedResult[] = []
  for (let from = 0; from < rounds.length; from += 4) {
    const few = rounds.slice(from, from + 4)
    results.push(...(await Promise.all(few.map((round) => judge(community, rule, round)))))
  }
  return results
}

async function judge(community: Community, rule: RuleWithFigures, round: Round): Promise<ExpectedResult> {
  const [first, second] = community.judges
  const holder = round.run_order % 2 === 0 ? first : second
  const fate = fateOf(round)
  const lines = linesOf(round, rule)
  const out = fate !== 'scored'
  if (fate === 'injured') await move(community, round, 12, holder)
  else {
    await move(community, round, 16, holder)
    await move(community, round, 17, holder)
    if (fate === 'disqualified') await move(community, round, 11, holder)
    else await score(community, rule, round, holder, lines)
    if (fate === 'injured after scoring') await move(community, round, 12, holder)
  }
  const hundredths = out ? 0 : oracleHundredths(rule.id, lines, ({ id }) => figureOf(rule, id))
  return { athlete: round.user_id, phase: round.round_number, hundredths, out }
}

function figureOf({ figures }: RuleWithFigures, id: number): TrickFigures {
  const figure = figures.get(id)
  if (figure === undefined) throw new Error(`there is no trick ${id}`)
  return figure
}

async function score(
  community: Community,
  rule: RuleWithFigures,
  round: Round,
  holder: Somebody,
  validatedTricks: Line[],
): Promise<void> {
  await move(community, round, 6, holder)
  const body = {
    modeProgram: rule.id,
    validatedTricks: validatedTricks.map(onTheWire),
    roundId: round.id,
    videoUrl: '',
    isNew: true,
    // the server must ignore these
    totalScore: 99_999,
    totalScorePrint: '99999.00',
    countUniqueTrick: 99_999,
  }
  await granted(community.ask('POST', '/update_round', body, holder.token))
}

/** Combos as the old screen sent them, with a header made by the client. */
function onTheWire(line: Line) {
  if (!('body' in line)) return line
  return {
    header: { combo_id: 1, total_tricks_combo: line.body.length, total_score: 99_999 },
    body: line.body,
  }
}

export function move({ ask }: Community, round: { id: number }, new_status: number, by: Somebody) {
  const body = { entity: 'rounds', id: round.id, new_status, source: 'judge_panel' }
  return granted(ask('POST', '/status/update', body, by.token))
}

/** In the first stage both athletes of the first match are out; elsewhere one in eleven, in each of the three ways. */
function fateOf({ round_number, run_order, vs_match_number, round_size_id }: Round): Fate {
  if (vs_match_number === 1 && round_size_id === 3) return run_order % 2 === 0 ? 'injured' : 'disqualified'
  const way = (round_number * 5 + run_order * 3) % 33
  if (way === 0) return 'injured'
  if (way === 11) return 'disqualified'
  return way === 22 ? 'injured after scoring' : 'scored'
}

/** Ties: the third and fourth of a phase ride alike, as do both athletes of every second match. */
function linesOf(round: Round, { figures }: RuleWithFigures): Line[] {
  const same =
    round.vs_match_number !== null ? round.vs_match_number % 2 === 0 : [3, 4].includes(round.run_order)
  const whose = same ? (round.vs_group ?? 'tie') : String(round.run_order)
  const seed = Array.from(`${round.round_number} ${whose}`).reduce(
    (sum, letter) => sum * 31 + letter.charCodeAt(0),
    7,
  )
  return randomRound(seededRandom(seed % 1_000_003), [...figures.keys()])
}
