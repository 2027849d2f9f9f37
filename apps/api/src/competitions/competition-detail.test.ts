import { beforeAll, describe, expect, test } from 'vitest'
import type { CompetitionDetail } from '@trickline/contract/competitions'
import { aServer } from '../platform/test-server.ts'
import { insertRounds } from '../rounds/rounds-store.ts'
import { changeCompetition } from './competitions-store.ts'
import {
  competitionInStatus,
  entryInStatus,
  expectSuccess,
  type People,
  setEntries,
  signUpPeople,
} from './test-competition.ts'

const server = await aServer()
const people = await signUpPeople(server)
const running = await started()

type Who = keyof People | 'visitor'

async function detailFor(who: Who, id: number): Promise<CompetitionDetail> {
  const answer =
    who === 'visitor'
      ? await server.ask('GET', `/live/${id}`)
      : await server.ask('GET', `/competition/${id}`, { token: people[who].token })
  return expectSuccess(answer).competition
}

/** The athlete has a completed round of 12.34, the other athlete a published one of 20. */
async function started(): Promise<number> {
  const id = await competitionInStatus(server, people, 'published')
  await entryInStatus(server, people, id, people.judge, 'judge', 'approved')
  const competing = [
    await entryInStatus(server, people, id, people.athlete, 'athlete', 'approved'),
    await entryInStatus(server, people, id, people.otherAthlete, 'athlete', 'approved'),
  ]
  await server.ask('POST', '/athletes/invitation', {
    token: people.owner.token,
    body: { competition_id: id, email_list: ['stranger@example.com'] },
  })
  const { db } = server.context
  const now = server.clock.now()
  await setEntries(server, competing, { status: 'competing' })
  await changeCompetition(db, id, { status: 'started', started_at: now }, now)
  const round = (userId: number, total: number) => ({
    competition_id: id,
    user_id: userId,
    judge_id: people.judge.id,
    round_number: 1,
    round_name: 'qualification',
    rule_id: 4 as const,
    total_score: total,
    score: total - 1,
    variety_points: 1,
    unique_tricks: 1,
    video_link: 'https://youtu.be/Monday_run1',
    completed_at: now,
    created_at: now,
    updated_at: now,
  })
  await insertRounds(db, [
    { ...round(people.athlete.id, 12.34), status: 'completed' },
    { ...round(people.otherAthlete.id, 20), status: 'published', publish_at: now },
  ])
  return id
}

describe('scores before they are published', () => {
  test.each<[Who, seesIt: boolean]>([
    ['owner', true],
    ['judge', true],
    ['athlete', false],
    ['otherAthlete', false],
    ['otherJudge', false],
    ['otherOrganizer', false],
    ['supervisor', false],
    ['admin', false],
    ['visitor', false],
  ])('%s', async (who, seesIt) => {
    const competition = await detailFor(who, running)
    const [unpublished, published] = competition.rounds
    expect(unpublished).toMatchObject({ status: { name: 'completed' }, round_name: 'qualification' })
    expect(unpublished?.total_score).toBe(seesIt ? 12.34 : null)
    expect(unpublished?.score_parts === null).toBe(!seesIt)
    expect(published?.total_score).toBe(20)
    const scores = new Map(competition.competition_users.map((entry) => [entry.user_id, entry.total_score]))
    expect(scores.get(people.athlete.id)).toBe(seesIt ? 12.34 : null)
    expect(scores.get(people.otherAthlete.id)).toBe(20)
    if (!seesIt) expect(JSON.stringify(competition)).not.toContain('12.34')
  })

  test('the athlete sees the video and the review of the own completed round, but no score', async () => {
    const [own] = (await detailFor('athlete', running)).rounds
    expect(own).toMatchObject({
      video_link: 'https://youtu.be/Monday_run1',
      negative_feedback_count: 0,
      total_score: null,
    })
  })
})

describe('visibility of paid fees', () => {
  test.each<[Who, seesIt: boolean]>([
    ['owner', true],
    ['athlete', true],
    ['otherAthlete', false],
    ['judge', false],
    ['otherOrganizer', false],
    ['supervisor', false],
    ['admin', false],
    ['visitor', false],
  ])('%s', async (who, seesIt) => {
    const { competition_users } = await detailFor(who, running)
    const withFees = competition_users.filter(({ fees_paid }) => fees_paid !== null)
    expect(withFees.some(({ user_id }) => user_id === people.athlete.id)).toBe(seesIt)
    const own = who === 'visitor' ? 0 : people[who].id
    expect(who === 'owner' || withFees.every(({ user_id }) => user_id === own)).toBe(true)
  })
})

describe('entries, addresses and counts', () => {
  test.each<[Who, entries: number, email: string | null, summary: boolean]>([
    ['owner', 4, 'stranger@example.com', true],
    ['admin', 4, 'stranger@example.com', true],
    ['supervisor', 4, null, true],
    ['judge', 3, null, false],
    ['athlete', 3, null, false],
    ['otherOrganizer', 3, null, false],
    ['visitor', 3, null, false],
  ])('%s', async (who, entries, email, summary) => {
    const competition = await detailFor(who, running)
    expect(competition.competition_users.filter(({ id }) => id !== null)).toHaveLength(entries)
    const emails = competition.competition_users.map((entry) => entry.invited_email)
    expect(emails.find((each) => each !== null) ?? null).toBe(email)
    expect(competition.athletes_summary === null).toBe(!summary)
    if (email === null) expect(JSON.stringify(competition)).not.toContain('@')
  })
})

describe('unpublished competitions', () => {
  let id: number
  beforeAll(async () => {
    id = await competitionInStatus(server, people, 'approved')
    // the judge is invited; the other judge is only on the owner's list
    await entryInStatus(server, people, id, people.judge, 'judge', 'invited')
    await entryInStatus(server, people, id, people.otherJudge, 'judge', 'registered')
  })

  test.each<[Who, status: number]>([
    ['owner', 200],
    ['supervisor', 200],
    ['admin', 200],
    ['judge', 200],
    ['otherJudge', 404],
    ['athlete', 404],
    ['otherOrganizer', 404],
    ['visitor', 401],
  ])('%s', async (who, status) => {
    const credentials = who === 'visitor' ? {} : { token: people[who].token }
    const answer = await server.ask('GET', `/competition/${id}`, credentials)
    expect(answer.status).toBe(status)
    expect((await server.ask('GET', `/live/${id}`, credentials)).status).toBe(404)
    const list = await server.ask('GET', '/competitions/list', credentials)
    if (who === 'visitor') expect(list.status).toBe(401)
    else expect(list.body.some((row: { id: number }) => row.id === id)).toBe(status === 200)
  })
})

test('an unknown competition gets 404', async () => {
  expect((await server.ask('GET', '/competition/999999', { token: people.owner.token })).status).toBe(404)
  expect((await server.ask('GET', '/live/999999')).status).toBe(404)
  expect((await server.ask('GET', '/competition/abc', { token: people.owner.token })).status).toBe(404)
})

test('reading a competition takes as many queries with 40 athletes and 120 rounds as with none', async () => {
  const queriesFor = async (id: number) => {
    let queries = 0
    server.context.snapshots.setListening(true)
    const count = () => (queries += 1)
    server.context.pool.on('acquire', count)
    await detailFor('owner', id)
    server.context.pool.off('acquire', count)
    return queries
  }
  const empty = await competitionInStatus(server, people, 'published')
  const full = await started()
  const now = server.clock.now()
  for (let each = 0; each < 40; each++) {
    const athlete = await server.person('athlete')
    await insertRounds(
      server.context.db,
      [1, 2, 3].map((round_number) => ({
        competition_id: full,
        user_id: athlete.id,
        round_number,
        rule_id: 4 as const,
        status: 'completed' as const,
        created_at: now,
        updated_at: now,
      })),
    )
  }
  expect((await detailFor('owner', full)).rounds).toHaveLength(122)
  expect(await queriesFor(full)).toBe(await queriesFor(empty))
})

describe('the list', () => {
  test('has counts for the owner, judges for everybody, and the own entry for each person', async () => {
    const id = running
    const rowFor = async (who: keyof People) => {
      const { body } = await server.ask('GET', '/competitions/list', { token: people[who].token })
      return body.find((row: { id: number }) => row.id === id)
    }
    const judge = { role_id: 2, status_id: 4, user: { id: people.judge.id } }
    expect(await rowFor('owner')).toMatchObject({
      athletes_summary: { approved: 2, active_total: 3, pending: 0, invited: 0, declined: 0, paied: 0 },
      competition_users: [judge],
    })
    expect(await rowFor('athlete')).toMatchObject({
      athletes_summary: null,
      competition_users: [judge, { role_id: 1, status_id: 18, user: { id: people.athlete.id } }],
    })
    expect(await rowFor('otherOrganizer')).toMatchObject({
      athletes_summary: null,
      competition_users: [judge],
    })
  })
})

test('a competition read during a deletion or a registration is complete or not found', async () => {
  const ids = await Promise.all(
    Array.from({ length: 8 }, () => competitionInStatus(server, people, 'pending')),
  )
  const { token } = people.owner
  const statuses = await Promise.all(
    ids.flatMap((id) => [
      ...Array.from({ length: 6 }, () => server.ask('GET', `/competition/${id}`, { token })),
      server.ask('DELETE', `/competitions/${id}`, { token }),
      ...Array.from({ length: 6 }, () => server.ask('GET', `/competition/${id}`, { token })),
    ]),
  )
  expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([200, 404]))

  const open = await competitionInStatus(server, people, 'published')
  const strangers = await Promise.all(Array.from({ length: 8 }, () => server.person('athlete')))
  const answers = await Promise.all(
    strangers.flatMap(({ id, token: own }) => [
      server.ask('POST', '/athletes/register', { token: own, body: { user_id: id, competition_id: open } }),
      ...Array.from({ length: 6 }, () => server.ask('GET', `/competition/${open}`, { token })),
    ]),
  )
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
})
