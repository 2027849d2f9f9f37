/** A person's calendar: what it contains, and that only its current address opens it (ranking §7). */
import { expect, test } from 'vitest'
import { aServer } from '../platform/test-server.ts'
import { testCompetition } from '../rounds/test-rounds.ts'

const server = await aServer()

test('own rounds and judging have their times; the next round says after whom', async () => {
  const cup = await testCompetition(server)
  await cup.held.started()
  const itemsOf = async (person: { token: string }) =>
    (await server.ask('GET', '/account/calendar', { token: person.token })).body.items
  const first = await cup.roundOf(0)
  await cup.move(cup.judge, first, 'recording')
  const rounds = (await cup.held.currentRounds()).toSorted((a, b) => a.run_order - b.run_order)
  const second = cup.athletes.find(({ id }) => id === rounds[1]?.user_id)
  expect(await itemsOf(second ?? cup.athlete(1))).toContainEqual(
    expect.objectContaining({
      kind: 'round',
      round_id: rounds[1]?.id,
      is_estimate: true,
      after: rounds[0]?.user.name,
    }),
  )
  expect(await itemsOf(cup.judge)).toContainEqual(
    expect.objectContaining({ kind: 'judging', athlete: rounds[1]?.user.name, is_estimate: true }),
  )
  expect(await itemsOf(cup.athleteOfNone)).toEqual([])
  expect((await server.ask('GET', '/account/calendar')).status).toBe(401)
})

test('a new calendar address replaces the former one, and belongs to one person', async () => {
  const cup = await testCompetition(server)
  const athlete = cup.athlete(0)
  await cup.held.started()
  const make = async () =>
    String((await server.ask('POST', '/account/calendar', { token: athlete.token })).body.address)
  const open = (address: string) => server.ask('GET', new URL(address).pathname.replace('/api', ''))
  const address = await make()
  const { status, body, headers } = await open(address)
  expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
  expect(body).toContain('BEGIN:VEVENT')
  expect(body).toContain('SUMMARY:Test Open')
  const other = await make()
  expect((await open(address)).status).toBe(404)
  expect((await open(other)).status).toBe(200)
  const shown = await server.ask('GET', '/account/calendar', { token: athlete.token })
  expect(shown.body.address).toBe(other)
  expect((await open(`${other.slice(0, -5)}x.ics`)).status).toBe(404)
  // a character that no address has and no database stores
  expect((await server.ask('GET', '/calendar/%00.ics')).status).toBe(404)
})
