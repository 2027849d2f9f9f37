/** The hand-off to the federation (calls §24). */
import { expect, test } from 'vitest'
import { aServer } from '../../platform/test-server.ts'
import { testCompetition } from '../../rounds/test-rounds.ts'

const server = await aServer()

test('the results go out for the owner and admins, athletes without an id are named', async () => {
  const cup = await testCompetition(server)
  const setId = ({ token }: { token: string }, isa_id: string) =>
    server.ask('POST', '/update_profile', { token, body: { updatedUser: { isa_id } } })
  expect((await setId(cup.athlete(0), 'mine')).body.field_codes).toEqual({ isa_id: ['not-an-isa-id'] })
  const fileOf = (id: number, asker: { token: string } | null, query = '') =>
    server.ask('GET', `/competitions/${id}/export?format=isa${query}`, asker ? { token: asker.token } : {})
  const { id: running } = await cup.held.started()
  expect((await fileOf(running, cup.owner)).status).toBe(409)
  const { id, podiums } = await cup.held.finished()
  const winner = podiums.find(({ final_position }) => final_position === 1)
  const linked = [...Array(8).keys()].map((n) => cup.athlete(n)).find((each) => each.id === winner?.user_id)
  if (!linked) throw new Error('an athlete of the competition won')
  expect((await setId(linked, 'SportHubID:abc123')).status).toBe(200)
  for (const asker of [null, cup.judge, cup.supervisor, linked])
    expect((await fileOf(id, asker)).status).toBe(403)
  expect((await fileOf(id, cup.admin)).status).toBe(200)

  const { contest, ...more } = (await fileOf(id, cup.owner)).body
  expect(more).toEqual({})
  expect(contest).toMatchObject({ discipline: 'TRICKLINE_AERIAL', results: { length: 8 } })
  const [first, second] = contest.results
  expect(first).toEqual({
    rank: 1,
    id: 'SportHubID:abc123',
    name: expect.any(String),
    isaPoints: expect.any(Number),
    stats: expect.stringContaining(winner?.final_score.toFixed(2) ?? '?'),
  })
  expect(first.isaPoints).toBeGreaterThan(second.isaPoints)
  expect(second).toMatchObject({ id: '', pendingUser: { email: expect.stringContaining('@') } })

  const { unlinked } = (await fileOf(id, cup.owner, '&dry_run=1')).body
  expect(unlinked).toHaveLength(7)
})
