/** Plays one competition from start to podium and compares every answer with the second calculation. */
import { expect } from '@playwright/test'
import { entries } from './prepare-competition.ts'
import type { Community } from './community.ts'
import type { Contest } from './contests.ts'
import { judgePhase } from './judge-phase.ts'
import type { ExpectedResult, Round, RuleWithFigures } from './judge-phase.ts'
import { expectedOutcome } from './bracket-oracle.ts'
import type { Outcome, Rider } from './bracket-oracle.ts'
import { expectNoContact, followChanges, publicBytes, scoresIn, type Stream, textAt } from './public-bytes.ts'
import { granted } from './wire.ts'

export async function playToThePodium(community: Running, contest: Contest, id: number): Promise<number> {
  const { ask, organizer } = community
  const rule = await ruleOf(community, contest)
  await granted(ask('GET', `/competition/start/${id}`, undefined, organizer.token))
  const athletes = (await entries(community, id, 1))
    .toSorted((a, b) => a.order_number - b.order_number)
    .map(({ user_id }) => user_id)
  const screens = [
    ...(await screensOf(community, id)),
    ...(contest.everyByte ? await pagesOfEvent(community, id) : []),
  ]
  const streams = await Promise.all(
    contest.everyByte ? [`${community.origin}/live/${id}`, ...screens].map(followChanges) : [],
  )
  const told = { streams, results: [], public: new Set<number>() }
  const play: PlayState = { community, contest, id, rule, athletes, screens, ...told }
  for (const score of await publicScores(play, [])) play.public.add(score)
  for (let phase = 1; phase <= qualifyings(contest) + contest.stages.length; phase++) {
    const riders = outcome(play).riders.get(phase)
    if (riders) await playPhase(play, phase, riders)
  }
  await expectPodium(play)
  for (const { end } of streams) end()
  return play.results.length
}

async function screensOf({ ask, origin, organizer }: Running, id: number): Promise<string[]> {
  return Promise.all(
    ['big-screen', 'overlay'].map(async (kind) => {
      const path = `/competitions/${id}/screens/links`
      const { address } = await granted(ask('POST', path, { kind }, organizer.token))
      const { pathname, search } = new URL(address)
      return `${origin}${pathname}${search}`
    }),
  )
}

/** The competition becomes the only division of an event, with all its phases on a line. */
async function pagesOfEvent({ ask, origin, organizer }: Running, id: number): Promise<string[]> {
  const { token } = organizer
  const form = { name: 'Box Meeting', lines: [{ name: 'Box line' }] }
  const { event } = await granted(ask('POST', '/events', form, token))
  await granted(ask('POST', `/events/${event.id}/divisions`, { competition_id: id }, token))
  const path = `/events/${event.id}/timetable`
  const { phases } = await granted(ask('GET', path, undefined, token))
  const items = phases.map((phase: { round_number: number }) => ({
    ...phase,
    line_id: event.lines[0].id,
    starts_at: `2030-01-0${phase.round_number}T10:00:00Z`,
  }))
  await granted(ask('PUT', path, { items }, token))
  return ['', '/screen', '/overlay'].map((page) => `${origin}/live/event/${event.id}${page}`)
}

type Running = Community & { origin: string }

type PlayState = {
  community: Running
  contest: Contest
  id: number
  rule: RuleWithFigures
  /** Order numbers. */
  athletes: number[]
  /** Secret addresses, and those of its event. */
  screens: string[]
  /** Streams of the page and the screens, from the start on. */
  streams: Stream[]
  results: ExpectedResult[]
  /** Scores published so far; a hidden score may equal one of them. */
  public: Set<number>
}

function qualifyings({ dual }: Contest): 1 | 2 {
  return dual === 1 ? 2 : 1
}

/** The outcome so far, regardless of later phases. */
function outcome({ contest, athletes, results }: PlayState): Outcome {
  return expectedOutcome({
    isVs: contest.vs === 1,
    qualifyings: qualifyings(contest),
    stages: contest.stages,
    athletes,
    score: (athlete, phase) => {
      const found = results.find((result) => result.phase === phase && result.athlete === athlete)
      return found?.out ? null : (found?.hundredths ?? 0)
    },
  })
}

async function ruleOf({ ask, organizer }: Community, { rule }: Contest): Promise<RuleWithFigures> {
  const { tricks } = await granted(ask('GET', '/tricks', undefined, organizer.token))
  type Trick = { id: number; value: number; level_id: number; type_id: number }
  const figures = tricks.map(({ id, value, level_id, type_id }: Trick) => [
    id,
    { value, level: level_id, onFeet: type_id === 1 },
  ])
  return { id: rule, figures: new Map(figures) }
}

/** Checks who rides, judges with known results, publishes and leaves the phase. */
async function playPhase(play: PlayState, phase: number, riders: readonly Rider[]): Promise<void> {
  const { community, id, rule, contest } = play
  const { ask, organizer, spectator } = community
  const rounds = await roundsOf(play, phase)
  expect(
    rounds.map(({ user_id, vs_group, vs_match_number }) => ({
      athlete: user_id,
      group: vs_group,
      number: vs_match_number,
    })),
    `who rides in phase ${phase}, in order`,
  ).toEqual(riders)
  const stage = contest.stages[phase - qualifyings(contest) - 1] ?? null
  expect(rounds.every((round) => round.status_id === 13 && round.round_size_id === stage)).toBe(true)

  const results = await judgePhase(community, rule, rounds)
  const earned = results.flatMap(({ hundredths }) => (hundredths === 0 ? [] : [hundredths]))
  const tooEarly = await publicScores(play, rounds)
  expect(
    earned.filter((score) => tooEarly.has(score) && !play.public.has(score)),
    `public before phase ${phase} is published`,
  ).toEqual([])
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
  for (const score of await publicScores(play, rounds)) play.public.add(score)
  expect(
    earned.filter((score) => !play.public.has(score)),
    'not public after it',
  ).toEqual([])
  const advance = { entity: 'advanceRounds', id: { competition_id: id, round_number: phase }, new_status: 13 }
  await granted(ask('POST', '/status/update', { ...advance, source: 'rounds' }, organizer.token))
}

/** Looks for scores in all public responses for contests with `everyByte`; otherwise in their page and their public reply. */
async function publicScores(
  { community: { origin }, contest, id, screens, streams }: PlayState,
  rounds: readonly Round[],
): Promise<Set<number>> {
  const bytes = contest.everyByte
    ? await publicBytes({ origin, id, rounds: rounds.map((round) => round.id), screens })
    : (await Promise.all(['/live', '/api/live'].map((path) => textAt(`${origin}${path}/${id}`)))).join('\n')
  const told = (await Promise.all(streams.map((stream) => stream.told()))).join('\n')
  expectNoContact(bytes + told)
  return scoresIn(`${bytes}\n${told}`)
}

async function roundsOf(
  { community, id }: PlayState,
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

function totalsIn(results: ExpectedResult[]): Record<number, number> {
  return Object.fromEntries(results.map((result) => [result.athlete, result.hundredths]))
}

async function expectPodium(play: PlayState): Promise<void> {
  const { community, id } = play
  const { ask, spectator } = community
  const { competition } = await granted(ask('GET', `/competition/${id}`, undefined, spectator.token))
  expect(competition.status_id).toBe(8)
  expect(competition.finished_at).not.toBeNull()
  type Place = { user_id: number; final_position: number; final_score: number }
  const podium: Place[] = competition.podiums
  expect(
    podium.map(({ user_id, final_position, final_score }) => [
      final_position,
      user_id,
      Math.round(final_score * 100),
    ]),
  ).toEqual(outcome(play).ranking.map(({ athlete, score }, index) => [index + 1, athlete, score]))
}
