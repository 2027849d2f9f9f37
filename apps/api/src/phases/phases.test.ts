import { expect, test } from 'vitest'
import type { RoundStatus } from '@trickline/competition/model'
import type { RoundRow } from '@trickline/contract/rounds'
import { aServer } from '../platform/test-server.ts'
import { testCompetition } from '../rounds/test-rounds.ts'
import type { TestCompetition } from '../rounds/test-rounds.ts'

const server = await aServer()
const cup = await testCompetition(server)
const id = (await cup.held.withAthletes()).id

const start = (by: TestCompetition['owner'] | null, method: 'GET' | 'POST' = 'POST', competition = id) =>
  cup.ask(by, method, `/competition/start/${competition}`)

async function state() {
  const { db } = server.context
  return {
    competitions: await db.selectFrom('competitions').selectAll().where('id', '=', id).execute(),
    entries: await db
      .selectFrom('entries')
      .selectAll()
      .where('competition_id', '=', id)
      .orderBy('id')
      .execute(),
    rounds: await db
      .selectFrom('rounds')
      .selectAll()
      .where('competition_id', '=', id)
      .orderBy('id')
      .execute(),
    podiums: await db.selectFrom('podiums').selectAll().execute(),
  }
}

async function setStatus(rounds: readonly { id: number }[], status: RoundStatus): Promise<void> {
  const ids = rounds.map((round) => round.id)
  await server.context.db.updateTable('rounds').set({ status }).where('id', 'in', ids).execute()
}

function split(rounds: readonly RoundRow[]): [RoundRow[], RoundRow] {
  const last = rounds.at(-1)
  if (!last) throw new Error('a phase without rounds')
  return [rounds.slice(0, -1), last]
}

const strangers = ['athleteOfNone', 'judge', 'judgeOfNone', 'otherOrganizer', 'supervisor', 'admin'] as const

test('a competition does not start before its date, without its athletes, or unpaid', async () => {
  const { db, clock } = server.context
  const entries = db.updateTable('entries').where('competition_id', '=', id).where('role', '=', 'athlete')
  const refused = async () => {
    const before = await state()
    const { status, body } = await start(cup.owner)
    expect(await state()).toEqual(before)
    return [status, body.code]
  }
  expect(await refused()).toEqual([409, 'start-date-not-reached'])

  const { date_start_at } = await cup.held.present()
  const before = clock.now()
  server.clock.set(new Date(date_start_at ?? ''))
  const athleteId = cup.athletes[0]?.id ?? 0
  await entries.set({ fees_paid: false }).where('user_id', '=', athleteId).execute()
  expect(await refused()).toEqual([409, 'start-unpaid-athletes'])
  await db.updateTable('competitions').set({ fees: 0, status: 'approved' }).where('id', '=', id).execute()
  expect(await refused()).toEqual([409, 'start-not-published'])
  await db.updateTable('competitions').set({ fees: 25, status: 'published' }).where('id', '=', id).execute()
  await entries.set({ status: 'declined' }).where('user_id', '=', athleteId).execute()
  expect(await refused()).toEqual([409, 'start-too-few-athletes'])
  await entries.set({ status: 'approved', fees_paid: true }).where('user_id', '=', athleteId).execute()
  await db.updateTable('competitions').set({ status: 'approved' }).where('id', '=', id).execute()
  expect(await refused()).toEqual([409, 'start-not-published'])
  await db.updateTable('competitions').set({ status: 'published' }).where('id', '=', id).execute()
  server.clock.set(before)
})

test('only the owner may start it, and only one of two requests succeeds', async () => {
  const { date_start_at } = await cup.held.present()
  server.clock.set(new Date(date_start_at ?? ''))
  const before = await state()
  for (const who of strangers) {
    expect((await start(cup[who])).status, who).toBe(403)
    expect((await start(cup[who], 'GET')).status, who).toBe(403)
  }
  expect((await start(null)).status).toBe(401)
  expect((await start(cup.owner, 'POST', 99999)).status).toBe(404)
  expect(await state()).toEqual(before)

  const tabs = await Promise.all([start(cup.owner), start(cup.owner, 'GET')])
  expect(tabs.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  const started = tabs.find(({ status }) => status === 200)?.body.competition
  expect(started).toMatchObject({ id, status: { name: 'started' } })
  expect(started.rounds).toHaveLength(8)
  expect(tabs.find(({ status }) => status === 409)?.body.code).toBe('start-already-started')
  expect((await cup.held.present()).rounds).toHaveLength(8)
})

test('the owner publishes a whole phase when every round is judged', async () => {
  const rounds = await cup.held.currentRounds()
  const [most, last] = split(rounds)
  await setStatus(most, 'completed')
  for (const status of ['pending', 'recording', 'recorded', 'scoring', 'review', 'published'] as const) {
    await setStatus([last], status)
    const before = await state()
    expect((await cup.publish(cup.owner, rounds)).body.code, status).toBe('phase-not-ready')
    expect((await cup.publish(cup.owner, most)).status, status).toBe(409)
    expect(await state()).toEqual(before)
  }
  await setStatus([last], 'injured')
  const before = await state()
  for (const who of strangers) expect((await cup.publish(cup[who], rounds)).status, who).toBe(403)
  expect((await cup.update(null, 'publishRounds', [last.id])).status).toBe(401)
  expect((await cup.publish(cup.owner, most)).body.field_codes).toEqual({ id: ['not-whole-phase'] })
  expect((await cup.publish(cup.owner, [...rounds, { id: 99999 }])).status).toBe(404)
  expect((await cup.advance(cup.owner, id, 1)).body.code).toBe('phase-not-ready')
  expect(await state()).toEqual(before)
})

test('a save during a publication is included, or the publication is refused', async () => {
  const rounds = await cup.held.currentRounds()
  const [most, last] = split(rounds)
  for (let time = 0; time < 5; time++) {
    await setStatus(most, 'completed')
    await setStatus([last], 'review')
    await server.context.db
      .updateTable('rounds')
      .set({ judge_id: cup.judge.id, publish_at: null, injured_at: null })
      .where('id', '=', last.id)
      .execute()
    const points = 5 + time
    const validatedTricks = [{ id: 92 }, ...Array.from({ length: points }, () => ({ id: 1 }))]
    const [saved, published] = await Promise.all([
      cup.save(cup.judge, last, { isNew: false, validatedTricks }),
      cup.publish(cup.owner, rounds),
    ])
    expect(saved.status).toBe(200)
    const after = await cup.held.currentRounds()
    if (published.status === 200) expect(after.every((round) => round.status_id === 10)).toBe(true)
    else {
      expect(published.body.code).toBe('phase-not-ready')
      expect(after.every((round) => round.status_id === 7)).toBe(true)
    }
    expect(after.at(-1)?.total_score).toBe(saved.body.round.total_score)
  }
})

test('a published phase shows its scores to everybody, flags included', async () => {
  const rounds = await cup.held.currentRounds()
  const [most, last] = split(rounds)
  await setStatus(most, 'completed')
  await setStatus([last], 'recorded')
  await cup.move(cup.judge, last, 'injured')
  const visitor = () => cup.ask(null, 'GET', `/live/${id}`)
  expect(
    (await visitor()).body.competition.rounds.every((round: RoundRow) => round.total_score === null),
  ).toBe(true)
  expect((await cup.publish(cup.owner, rounds)).status).toBe(200)
  const rows: RoundRow[] = (await visitor()).body.competition.rounds
  expect(rows.every((round) => round.total_score !== null && round.publish_at !== null)).toBe(true)
  expect(rows.find((round) => round.id === last.id)).toMatchObject({ status_id: 10, total_score: 0 })
  expect(rows.find((round) => round.id === last.id)?.injured_at).not.toBeNull()
  const lastEvent = (await cup.events(`competition.${id}`)).at(-1)
  expect(lastEvent).toMatchObject({ event: 'RoundsBatchUpdated' })
  expect((await cup.publish(cup.owner, rounds)).body.code).toBe('phase-not-ready')
})

test('only the owner may advance, and only the current phase', async () => {
  const before = await state()
  for (const who of strangers) expect((await cup.advance(cup[who], id, 1)).status, who).toBe(403)
  expect((await cup.advance(cup.owner, 99999, 1)).status).toBe(404)
  for (const wrong of [2, 7]) {
    expect((await cup.advance(cup.owner, id, wrong)).body.code).toBe('not-current-phase')
  }
  expect(await state()).toEqual(before)

  expect((await cup.update(cup.owner, 'advanceRounds', { competition_id: id, round_number: 1 })).status).toBe(
    200,
  )
  expect((await cup.advance(cup.owner, id, 1)).body.code).toBe('not-current-phase')
  const earlier = (await cup.held.present()).rounds.filter((round) => round.round_number === 1)
  expect((await cup.publish(cup.owner, earlier)).body.code).toBe('not-current-phase')
  const events = (await cup.events(`competition.${id}`)).map(({ event }) => event)
  expect(events.slice(-3)).toContain('CreateRoundUpdated')
})
