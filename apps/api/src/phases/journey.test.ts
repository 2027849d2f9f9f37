import { expect, test } from 'vitest'
import { standings } from '@trickline/competition/standings'
import { readCompetition } from '@trickline/contract/read-competition'
import type { CompetitionDetail } from '@trickline/contract/competitions'
import { aServer } from '../platform/test-server.ts'
import { testCompetition } from '../rounds/test-rounds.ts'
import type { TestCompetition } from '../rounds/test-rounds.ts'

const server = await aServer()

/** Under rule 1, a trick of value 1 is worth one point. */
const tricksWorth = (points: number) =>
  Array.from({ length: points }, () => ({ id: 1, grab: null, variation: 0, dub: 0 }))

type Result = number | 'disqualified' | 'injured'

/** Runs the current phase; `results` by index of the athlete. */
async function ride(cup: TestCompetition, results: Record<number, Result>): Promise<void> {
  for (const round of await cup.held.currentRounds()) {
    const result = results[cup.athletes.findIndex(({ id }) => id === round.user_id)]
    if (result === undefined) throw new Error('an athlete rides whom the test does not expect')
    await cup.held.judging.startRecording(round)
    await cup.held.judging.stopRecording(round)
    if (result === 'disqualified') await cup.held.judging.disqualify(round)
    else if (result === 'injured') await cup.held.judging.injure(round)
    else await cup.held.judging.score(round, tricksWorth(result))
  }
}

async function publish(cup: TestCompetition): Promise<CompetitionDetail> {
  const rounds = await cup.held.currentRounds()
  expect((await cup.publish(cup.owner, rounds)).body).toEqual({ success: true })
  return cup.held.present()
}

/** Of two simultaneous requests of the owner, exactly one advances the phase. */
async function advanceTwice(cup: TestCompetition): Promise<CompetitionDetail> {
  const [round] = await cup.held.currentRounds()
  if (!round) throw new Error('no phase')
  const tab = () => cup.advance(cup.owner, round.competition_id ?? 0, round.round_number)
  const answers = await Promise.all([tab(), tab()])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  return cup.held.present()
}

const numberOf = (cup: TestCompetition, userId: number | null) =>
  cup.athletes.findIndex(({ id }) => id === userId)

function phase(cup: TestCompetition, { rounds }: CompetitionDetail): unknown[] {
  const current = Math.max(...rounds.map((round) => round.round_number))
  return rounds
    .filter((round) => round.round_number === current)
    .map((round) => [numberOf(cup, round.user_id), round.vs_group, round.vs_match_number])
}

function statuses(cup: TestCompetition, { competition_users }: CompetitionDetail): Record<string, number[]> {
  const byStatus: Record<string, number[]> = {}
  for (const entry of competition_users.filter(({ id, role_id }) => id !== null && role_id === 1)) {
    ;(byStatus[entry.status.name] ??= []).push(numberOf(cup, entry.user_id))
  }
  return byStatus
}

/** The awaited places as text: `4 of phase 3`. */
function awaited({ competition_users }: CompetitionDetail): string {
  const places = competition_users.filter(({ id }) => id === null)
  const pending = { user_id: null, user: null, role_id: 1, status_id: 13, total_score: 0 }
  for (const place of places) expect(place).toMatchObject(pending)
  return `${places.length} of phase ${places[0]?.round_number ?? '-'}`
}

async function standingsSeenBy(
  cup: TestCompetition,
  person: TestCompetition['owner'],
  id: number,
  of: number | 'qualifying',
) {
  const { competition } = (await cup.ask(person, 'GET', `/competition/${id}`)).body
  const competitionView = readCompetition(competition as CompetitionDetail)
  const athletes = competitionView.entries.flatMap(({ userId, orderNumber }) => {
    return userId === null ? [] : [{ userId, orderNumber }]
  })
  return standings(competitionView, athletes, competitionView.rounds, of).map(
    ({ userId, rank, out }) => `${out ?? rank ?? '-'}: ${numberOf(cup, userId)}`,
  )
}

const podium = (cup: TestCompetition, { podiums }: CompetitionDetail) =>
  podiums
    .toSorted((a, b) => a.final_position - b.final_position)
    .map((place) => [numberOf(cup, place.user_id), place.final_score])

test('eight athletes go from qualifying through a versus quarterfinal to the podium', async () => {
  const cup = await testCompetition(server, { athletes: 8, ruleId: 1, plan: (plan) => plan.versus() })
  let competition = await cup.held.started()
  expect(competition.status.name).toBe('started')
  expect(phase(cup, competition)).toEqual([0, 1, 2, 3, 4, 5, 6, 7].map((athlete) => [athlete, null, null]))
  expect(competition.rounds.every((round) => round.status_id === 13 && round.rule_id === 1)).toBe(true)
  expect(awaited(competition)).toBe('8 of phase 2')
  const { body: publicView } = await server.ask('GET', `/live/${competition.id}`)
  expect(awaited(publicView.competition)).toBe('8 of phase 2')

  await ride(cup, { 0: 20, 1: 19, 2: 18, 3: 17, 4: 16, 5: 15, 6: 14, 7: 13 })
  await publish(cup)
  competition = await advanceTwice(cup)
  expect(phase(cup, competition)).toEqual([
    [0, 'A', 1],
    [7, 'A', 1],
    [3, 'B', 2],
    [4, 'B', 2],
    [2, 'C', 3],
    [5, 'C', 3],
    [1, 'D', 4],
    [6, 'D', 4],
  ])
  expect(
    competition.competition_users
      .filter(({ id, role_id }) => id !== null && role_id === 1)
      .map(({ seed }) => seed),
  ).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  expect(awaited(competition)).toBe('4 of phase 3')

  await ride(cup, { 0: 5, 7: 9, 3: 6, 4: 6, 2: 'disqualified', 5: 1, 1: 8, 6: 3 })
  await publish(cup)
  competition = await advanceTwice(cup)
  expect(phase(cup, competition)).toEqual([
    [7, 'A', 1],
    [3, 'A', 1],
    [5, 'B', 2],
    [1, 'B', 2],
  ])
  expect(statuses(cup, competition)).toEqual({ competing: [1, 3, 5, 7], eliminated: [0, 2, 4, 6] })
  const winners = competition.rounds.filter((round) => round.round_size_id === 3 && round.is_vs_winner)
  expect(winners.map((round) => numberOf(cup, round.user_id)).toSorted((a, b) => a - b)).toEqual([1, 3, 5, 7])

  await ride(cup, { 7: 2, 3: 4, 5: 3, 1: 6 })
  await publish(cup)
  competition = await advanceTwice(cup)
  expect(phase(cup, competition)).toEqual([
    [3, 'F', 1],
    [1, 'F', 1],
    [7, '3P', 2],
    [5, '3P', 2],
  ])
  expect(awaited(competition)).toBe('0 of phase -')
  expect(statuses(cup, competition).competing).toEqual([1, 3, 5, 7])

  await ride(cup, { 3: 9, 1: 8, 7: 'injured', 5: 'injured' })
  await publish(cup)
  competition = await advanceTwice(cup)
  expect(competition.status.name).toBe('finished')
  expect(competition.finished_at).not.toBeNull()
  expect(podium(cup, competition)).toEqual([
    [3, 9],
    [1, 8],
    [5, 0],
    [7, 0],
    [4, 6],
    [0, 5],
    [6, 3],
    [2, 0],
  ])
  // places 1 to 3 have their round's tricks; the third athlete was injured and so has 0
  const { body: everyones } = await server.ask('GET', `/live/${competition.id}`)
  const { podiums } = (everyones as { competition: CompetitionDetail }).competition
  const pointsOf = ({ round }: (typeof podiums)[number]) =>
    round && round.tricks.reduce((sum, { points }) => sum + points, 0)
  expect(podiums.map(pointsOf)).toEqual([9, 8, 0, null, null, null, null, null])
  expect(podiums).toEqual(competition.podiums)

  expect((await cup.move(cup.judge, await cup.roundOf(3), 'review')).status).toBe(409)
  const events = await cup.events(`competition.${competition.id}`)
  expect(events.map(({ event }) => event)).toContain('CreatePodiumUpdated')
  const announcedPlaces = events
    .filter((each) => each.event === 'CompetitionUsersUpdated' && each.public !== null)
    .map((each) => awaited(each.public as CompetitionDetail))
  expect(announcedPlaces.filter((places) => !places.startsWith('0'))).toEqual([
    '8 of phase 2',
    '4 of phase 3',
    '4 of phase 4',
  ])
  expect(events.findLast(({ event }) => event === 'CompetitionUpdated')).toMatchObject({
    public: { competition: { status: { name: 'finished' } } },
  })
})

test('thirteen athletes qualify twice, and the better result of each counts', async () => {
  const cup = await testCompetition(server, {
    athletes: 13,
    ruleId: 1,
    plan: (plan) => plan.withDualQualifying().forAPackOf('medium').withStages('quarterFinal', 'final'),
  })
  const everyone = Array.from({ length: 13 }, (_, athlete) => athlete)
  let competition = await cup.held.started()
  expect(competition.rounds.map(({ round_name }) => round_name)).toEqual(everyone.map(() => 'qualification1'))
  expect(awaited(competition)).toBe('0 of phase -')

  await ride(cup, Object.fromEntries(everyone.map((athlete) => [athlete, 20 - athlete])))
  await publish(cup)
  competition = await advanceTwice(cup)
  expect(phase(cup, competition)).toEqual(everyone.map((athlete) => [athlete, null, null]))
  expect(statuses(cup, competition)).toEqual({ competing: everyone })
  expect(awaited(competition)).toBe('8 of phase 3')

  await ride(cup, Object.fromEntries(everyone.map((athlete) => [athlete, athlete === 12 ? 25 : 1])))
  const table = (of: number | 'qualifying') => standingsSeenBy(cup, cup.athleteOfNone, competition.id, of)
  expect(await table('qualifying')).toEqual(everyone.map((athlete) => `-: ${athlete}`))
  await publish(cup)
  expect((await table('qualifying')).slice(0, 8)).toEqual([
    '1: 12',
    '2: 0',
    '3: 1',
    '4: 2',
    '5: 3',
    '6: 4',
    '7: 5',
    '8: 6',
  ])
  competition = await advanceTwice(cup)
  expect(phase(cup, competition)).toEqual([0, 1, 2, 3, 4, 5, 6, 12].map((athlete) => [athlete, null, null]))
  expect(statuses(cup, competition).eliminated).toEqual([7, 8, 9, 10, 11])

  // 2, 3, 6 and 12 tie at the cut; 12 and 2 were better in qualifying
  await ride(cup, { 0: 'injured', 1: 11, 2: 12, 3: 12, 4: 14, 5: 15, 6: 12, 12: 12 })
  await publish(cup)
  expect(await table(3)).toEqual(['1: 5', '2: 4', '3: 12', '4: 2', '5: 3', '6: 6', '7: 1', 'injured: 0'])
  competition = await advanceTwice(cup)
  expect(phase(cup, competition)).toEqual([2, 4, 5, 12].map((athlete) => [athlete, null, null]))

  await ride(cup, { 2: 5, 4: 5, 5: 9, 12: 2 })
  await publish(cup)
  expect(await table(4)).toEqual(['1: 5', '2: 2', '3: 4', '4: 12'])
  competition = await advanceTwice(cup)
  expect(podium(cup, competition)).toEqual([
    [5, 9],
    [2, 5],
    [4, 5],
    [12, 2],
    [3, 12],
    [6, 12],
    [1, 11],
    [0, 0],
    [7, 13],
    [8, 12],
    [9, 11],
    [10, 10],
    [11, 9],
  ])
})
