/** Clients of the former product listen to events with other names and the same content (live-events §4). */
import { io, type Socket } from 'socket.io-client'
import { afterAll, expect, test } from 'vitest'
import { channelOf } from '@trickline/contract/live-events'
import type { Person } from '@trickline/samples/accounts'
import { aServer } from '../platform/test-server.ts'
import { testCompetition } from '../rounds/test-rounds.ts'

type Header = { id: number; [field: string]: unknown }

const sockets: Socket[] = []

const server = await aServer()
const address = await server.listen()
afterAll(() => sockets.forEach((socket) => socket.disconnect()))

test.each(['CompetitionUpdatedById', 'PartialCompetitionUpdated'])(
  'a client that knows %s alone follows the header from the draft to the podium',
  async (event) => {
    const cup = await testCompetition(server, { plan: (plan) => plan.withStages('final') })
    const { id } = await cup.held.created()
    const clients = [await client(event, id, cup.owner), await client(event, id, cup.supervisor)]
    const agree = async () => {
      for (const each of clients) await expect.poll(each.shown).toEqual(await each.fetched())
    }
    const renamed = { formUpdate: { name: 'Lausanne Open', fees: 30 } }
    expect(
      (await server.ask('PUT', `/competitions/${id}`, { token: cup.owner.token, body: renamed })).status,
    ).toBe(200)
    await agree()
    await cup.ask(cup.supervisor, 'POST', `/competitions/${id}/return`, { reason: 'The place has no trees' })
    await agree()
    await server.ask('PUT', `/competitions/${id}`, { token: cup.owner.token, body: renamed })
    await cup.held.approved()
    await agree()
    await cup.held.published()
    clients.push(await client(event, id, null), await client(event, id, cup.athlete(0)))
    await cup.held.started()
    await agree()
    await cup.held.finished()
    await agree()
  },
)

test('each change is told under its three names in one transaction, the partial one with what changed', async () => {
  const cup = await testCompetition(server)
  const { id } = await cup.held.started()
  const events = (await cup.events(channelOf.competition(id))).filter(({ event }) =>
    event.includes('Competition'),
  )
  const names = ['CompetitionUpdated', 'CompetitionUpdatedById', 'PartialCompetitionUpdated']
  const headers = events.filter(({ event }) => names.includes(event))
  // created, approved, published, started; a new competition has not changed anything
  expect(headers.map(({ event }) => event)).toEqual([...names.slice(0, 2), ...names, ...names, ...names])
  const [whole, byId, partial] = headers.slice(-3)
  expect([byId?.seq, partial?.seq]).toEqual([Number(whole?.seq) + 1, Number(whole?.seq) + 2])
  expect(byId?.public).toEqual(whole?.public)
  expect(partial?.public).toEqual({
    competition: {
      id,
      status_id: 15,
      status: { id: 15, name: 'started' },
      started_at: expect.any(String),
    },
  })
})

/** What a client that knows only this event shows, and what a fetch returns. */
async function client(event: string, id: number, person: Person | null) {
  const fetched = async () => {
    const answer = person
      ? await server.ask('GET', `/competition/${id}`, { token: person.token })
      : await server.ask('GET', `/live/${id}`)
    return pick(answer.body.competition)
  }
  const socket = io(address, { transports: ['websocket'], auth: { token: person?.token }, forceNew: true })
  sockets.push(socket)
  let header = await fetched()
  socket.on(event, ({ competition }: { competition: Header }) => {
    header = pick({ ...header, ...competition })
  })
  expect(await socket.emitWithAck('subscribe', channelOf.competition(id), {})).toMatchObject({ ok: true })
  return { shown: () => header, fetched }
}

function pick(competition: Header): Header {
  const { id, name, status_id, status, publish_at, started_at, finished_at, approved, return_reason } =
    competition
  const { completion_percentage, competitions_info } = competition
  const moved = { status_id, status, publish_at, started_at, finished_at, approved, return_reason }
  return { id, name, ...moved, completion_percentage, competitions_info }
}
