/** Plays one competition from its start to the podium, holding every answer against the second calculation. */
import { expect } from '@playwright/test'
import { entries } from './before-the-start.ts'
import type { Community } from './community.ts'
import type { Contest } from './contests.ts'
import { judgePhase } from './judged.ts'
import type { Round, Rule } from './judged.ts'
import { bestQualifying, decided, drawn, matches, nextPlaces, scoreIn, table } from './tables.ts'
import type { Field, Match, Result } from './tables.ts'
import { granted } from './wire.ts'

const places: Record<number, number> = { 5: 32, 4: 16, 3: 8, 2: 4, 1: 4 }

/** Answers how many rounds were scored. */
export async function playToThePodium(community: Community, contest: Contest, id: number): Promise<number> {
  const { ask, organizer } = community
  const rule = await ruleOf(community, contest)
  await granted(ask('GET', `/competition/start/${id}`, undefined, organizer.token))
  const field = (await entries(community, id, 1)).map(({ user_id, order_number }): Field => ({
    athlete: user_id,
    order: order_number,
  }))
  const play: Play = { community, contest, id, rule, field, results: [] }

  const qualifyingPhases = contest.dual === 1 ? 2 : 1
  for (let phase = 1; phase <= qualifyingPhases; phase++) {
    await playPhase(play, phase, null, inOrder(field))
  }
  const best = bestQualifying(play.results, contest.dual === 1)
  const qualifying = table(field, best, best)
  const seeded = qualifying.slice(0, places[contest.stages[0] ?? 1])
  const last = contest.vs === 1 ? await playBracket(play, seeded) : await playStages(play, seeded)

  await expectPodium(play, rankedAll(play, last, qualifying))
  return play.results.length
}

type Play = {
  community: Community
  contest: Contest
  id: number
  rule: Rule
  field: Field[]
  /** What must have come out so far. */
  results: Result[]
}

function inOrder(field: Field[]): number[] {
  return field.toSorted((a, b) => a.order - b.order).map(({ athlete }) => athlete)
}

async function ruleOf({ ask, organizer }: Community, { rule }: Contest): Promise<Rule> {
  const { tricks } = await granted(ask('GET', '/tricks', undefined, organizer.token))
  type Trick = { id: number; value: number; level_id: number; type_id: number }
  const figures = tricks.map(({ id, value, level_id, type_id }: Trick) => [
    id,
    { value, level: level_id, onFeet: type_id === 1 },
  ])
  return { id: rule, figures: new Map(figures) }
}

/** Scoring mode: the best N of each stage. Answers the ranking of the final. */
async function playStages(play: Play, seeded: number[]): Promise<number[]> {
  const best = bestQualifying(play.results, play.contest.dual === 1)
  let goOn = seeded
  for (const [index, stage] of play.contest.stages.entries()) {
    const phase = index + 1 + (play.contest.dual === 1 ? 2 : 1)
    const riding = inOrder(play.field.filter(({ athlete }) => goOn.includes(athlete)))
    await playPhase(play, phase, stage, riding)
    const here = play.field.filter(({ athlete }) => goOn.includes(athlete))
    const next = play.contest.stages[index + 1]
    goOn = table(here, scoreIn(play.results, phase), best).slice(
      0,
      next === undefined ? here.length : places[next],
    )
  }
  return goOn
}

/** VS: pairs by seed, winners on. Answers the four of the final and the third place. */
async function playBracket(play: Play, seeded: number[]): Promise<number[]> {
  let slots = drawn(seeded, play.contest.stages[0] ?? 1)
  let podium: number[] = []
  for (const [index, stage] of play.contest.stages.entries()) {
    const phase = index + 1 + (play.contest.dual === 1 ? 2 : 1)
    const pairs = matches(slots, stage)
    const met = pairs.filter((pair) => pair.number !== null)
    await playPhase(
      play,
      phase,
      stage,
      met.flatMap(({ a, b }) => [a ?? 0, b ?? 0]),
      met,
    )
    const played = pairs.map((pair) => decided(pair, play.results, phase, seeded))
    slots = nextPlaces(played, stage)
    podium = played.flatMap(({ winner, loser }) => [winner, loser]).filter((each) => each !== null)
  }
  return podium
}

/** Who rides must be known before, what they get is known by us; then it is published and left. */
async function playPhase(
  play: Play,
  phase: number,
  stage: number | null,
  riding: number[],
  met?: Match[],
): Promise<void> {
  const { community, id, rule } = play
  const { ask, organizer, spectator } = community
  const rounds = await roundsOf(play, phase)
  expect(
    rounds.map((round) => round.user_id),
    `who rides in phase ${phase}, in order`,
  ).toEqual(riding)
  expect(rounds.every((round) => round.status_id === 13 && round.round_size_id === stage)).toBe(true)
  if (met) expect(groupsOf(rounds), `the pairs of phase ${phase}`).toEqual(groupsIn(met))

  const results = await judgePhase(community, rule, rounds)
  play.results.push(...results)
  expect(totals(await roundsOf(play, phase)), `scores of phase ${phase}`).toEqual(totalsIn(results))
  const seen = (await roundsOf(play, phase, spectator.token)).map((round) => round.total_score)
  expect(
    seen.every((score) => score === null),
    'a spectator sees no score yet',
  ).toBe(true)

  const ids = rounds.map((round) => round.id)
  const publish = { entity: 'publishRounds', id: ids, new_status: 10, source: 'rounds' }
  await granted(ask('POST', '/status/update', publish, organizer.token))
  expect(totals(await roundsOf(play, phase, spectator.token)), 'published').toEqual(totalsIn(results))
  const advance = { entity: 'advanceRounds', id: { competition_id: id, round_number: phase }, new_status: 13 }
  await granted(ask('POST', '/status/update', { ...advance, source: 'rounds' }, organizer.token))
}

async function roundsOf(
  { community, id }: Play,
  phase: number,
  token = community.organizer.token,
): Promise<Round[]> {
  const { competition } = await granted(community.ask('GET', `/competition/${id}`, undefined, token))
  return competition.rounds
    .filter((round: Round) => round.round_number === phase)
    .toSorted((a: Round, b: Round) => a.run_order - b.run_order)
}

function totals(rounds: Round[]): Record<number, number> {
  return Object.fromEntries(
    rounds.map((round) => [round.user_id, Math.round((round.total_score ?? -1) * 100)]),
  )
}

function totalsIn(results: Result[]): Record<number, number> {
  return Object.fromEntries(results.map((result) => [result.athlete, result.hundredths]))
}

function groupsOf(rounds: Round[]): string[] {
  return rounds.map((round) => `${round.vs_group} ${round.vs_match_number} ${round.user_id}`)
}

function groupsIn(met: Match[]): string[] {
  return met.flatMap(({ group, number, a, b }) => [`${group} ${number} ${a}`, `${group} ${number} ${b}`])
}

/** The last stage, then those who left at each earlier one by score there, then the others by qualifying. */
function rankedAll(play: Play, last: number[], qualifying: number[]): number[] {
  const best = bestQualifying(play.results, play.contest.dual === 1)
  const stages = [...new Set(play.results.map((result) => result.phase))]
    .filter((phase) => phase > (play.contest.dual === 1 ? 2 : 1))
    .toSorted((a, b) => b - a)
  const left = stages.flatMap((phase) => {
    const there = play.field.filter(({ athlete }) =>
      play.results.some((result) => result.phase === phase && result.athlete === athlete),
    )
    return table(there, scoreIn(play.results, phase), best)
  })
  return [...new Set([...last, ...left, ...qualifying])]
}

async function expectPodium(play: Play, ranked: number[]): Promise<void> {
  const { community, id, contest } = play
  const { ask, spectator } = community
  const { competition } = await granted(ask('GET', `/competition/${id}`, undefined, spectator.token))
  expect(competition.status_id).toBe(8)
  expect(competition.finished_at).not.toBeNull()
  type Place = { user_id: number; final_position: number; final_score: number }
  const podium: Place[] = competition.podiums
  expect(podium.map((place) => place.user_id)).toEqual(ranked)
  expect(podium.map((place) => place.final_position)).toEqual(ranked.map((_, index) => index + 1))

  const best = bestQualifying(play.results, contest.dual === 1)
  const finalScores = ranked.map((athlete) => {
    const stages = play.results.filter(
      (each) => each.athlete === athlete && each.phase > (contest.dual === 1 ? 2 : 1),
    )
    const lastRound = stages.toSorted((a, b) => b.phase - a.phase)[0]
    return lastRound === undefined ? best(athlete) : scoreIn(play.results, lastRound.phase)(athlete)
  })
  expect(podium.map((place) => Math.round(place.final_score * 100))).toEqual(finalScores)
}
