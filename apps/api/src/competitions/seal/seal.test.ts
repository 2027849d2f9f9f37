import { expect, test } from 'vitest'
import { aServer } from '../../platform/test-server.ts'
import { testCompetition } from '../../rounds/test-rounds.ts'

const server = await aServer()
const cup = await testCompetition(server, { plan: (plan) => plan.withStages('final') })
const { id } = await cup.held.finished()
const { db } = server.context
const asks = (seal_by: 'none' | 'one' | 'two') => db.updateTable('competitions').set({ seal_by }).execute()

type By = Parameters<typeof cup.ask>[0]
const seal = (by: By, body: object = {}) => cup.ask(by, 'POST', `/competitions/${id}/seal`, body)
const read = async (number: number) => (await server.ask('GET', `/live/${id}/seal/${number}`)).body
const shown = async () => (await server.ask('GET', `/live/${id}`)).body.competition
const undo = (reason: string) =>
  cup.ask(cup.owner, 'POST', `/competitions/${id}/undo_advance`, { round_number: 2, reason })

test('a finished result is official, unless it is to be sealed', async () => {
  expect(await shown()).toMatchObject({ seal_by: 'none', is_official: true, seal_number: null })
  expect((await seal(cup.owner)).body.code).toBe('wrong-state')
  await asks('one')
  expect((await seal(cup.supervisor)).status).toBe(403)
  expect((await cup.ask(cup.owner, 'GET', `/competition/${id}`)).body.competition.is_official).toBe(false)
})

test('of two owners’ windows one seals; everyone reads the seal', async () => {
  for (const who of [cup.judge, cup.admin, cup.otherOrganizer, cup.athlete(0), cup.athleteOfNone])
    expect((await seal(who)).status).toBe(403)
  expect((await seal(null)).status).toBe(401)
  const both = await Promise.all([seal(cup.owner), seal(cup.owner)])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  const body = both.find(({ status }) => status === 200)?.body
  expect(body.seal).toMatchObject({ number: 1, by: [{ id: cup.owner.id }] })
  expect(body.seal.hash).toMatch(/^[0-9a-f]{64}$/)

  const { podiums } = await shown()
  expect(await shown()).toMatchObject({ is_official: true, seal_number: 1, seal_waits: false })
  const { seal: public1, competition } = await read(1)
  expect(competition).toEqual({ id, name: 'Test Open' })
  expect(public1).toMatchObject({ ...body.seal, state: 'true', present: 1, reason: null, changes: [] })
  expect(public1.places.map(({ place, score }: { place: number; score: number }) => [place, score])).toEqual(
    podiums.map((each: { final_position: number; final_score: number }) => [
      each.final_position,
      each.final_score,
    ]),
  )
  expect((await read(2)).code).toBe('not-found')
})

test('an undone result is unofficial; the second seal needs a reason and says what changed', async () => {
  const before = (await read(1)).seal.places
  expect((await undo('A trick was read twice')).status).toBe(200)
  expect(await shown()).toMatchObject({ is_official: false, seal_number: null, status: { name: 'started' } })
  expect((await read(1)).seal).toMatchObject({ state: 'open', present: null })
  expect((await seal(cup.owner, { reason: 'x' })).body.code).toBe('wrong-state')

  // as an inquiry would do
  const first = before[0].user.id
  const winner = [...Array(8).keys()].find((n) => cup.athlete(n).id === first) ?? 0
  const round = await cup.roundOf(winner)
  await db.updateTable('rounds').set({ total_score: 1 }).where('id', '=', round.id).execute()
  await cup.advance(cup.owner, id, 2)
  expect((await seal(cup.owner)).body.field_codes).toEqual({ reason: ['required'] })
  expect((await seal(cup.owner, { reason: 'The final was corrected' })).body.seal.number).toBe(2)
  const { seal: second } = await read(2)
  expect(second).toMatchObject({ state: 'true', reason: 'The final was corrected' })
  const moved = second.changes.find((each: { user: { id: number } }) => each.user.id === first)
  expect(moved).toEqual({
    user: expect.objectContaining({ id: first }),
    before: { place: 1, score: before[0].score },
    after: { place: 4, score: 1 },
  })
  expect((await read(1)).seal).toMatchObject({ state: 'replaced', present: 2 })
})

test('if two people must seal, the owner begins and a supervisor completes it', async () => {
  await undo('To have two look at it')
  await asks('two')
  await cup.advance(cup.owner, id, 2)
  expect((await seal(cup.supervisor, { reason: 'x' })).body.code).toBe('wrong-state')
  const { body } = await seal(cup.owner, { reason: 'Two looked at it' })
  expect(body.seal).toMatchObject({ number: 3, at: null, by: [{ id: cup.owner.id }] })
  expect(await shown()).toMatchObject({ is_official: false, seal_waits: true })
  expect((await read(3)).code).toBe('not-found')
  expect((await seal(cup.owner)).body.code).toBe('wrong-state')
  expect((await seal(cup.judge)).status).toBe(403)

  const both = await Promise.all([seal(cup.supervisor), undo('A last doubt')])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, expect.any(Number)])
  if (both[1].status === 200) {
    // the result was undone first, or right after
    await cup.advance(cup.owner, id, 2)
    await seal(cup.owner, { reason: 'Again' })
    await seal(cup.supervisor)
  }
  const { is_official, seal_number } = await shown()
  expect(is_official).toBe(true)
  expect((await read(seal_number)).seal.by.map((each: { id: number }) => each.id)).toEqual([
    cup.owner.id,
    cup.supervisor.id,
  ])
})

test('the printed result says by whom it is official, and leads to the page of its seal', async () => {
  const { seal_number: number } = await shown()
  const sheet = () => server.app.inject(`/api/competitions/${id}/export?format=pdf&what=results`)
  const sealed = await sheet()
  await db.updateTable('competitions').set({ seal_number: null }).where('id', '=', id).execute()
  const unsealed = await sheet()
  await db.updateTable('competitions').set({ seal_number: number }).where('id', '=', id).execute()
  expect([sealed.statusCode, unsealed.statusCode]).toEqual([200, 200])
  // the code is drawn module by module
  expect(sealed.rawPayload.length).toBeGreaterThan(unsealed.rawPayload.length + 500)
})
