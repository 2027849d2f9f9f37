import { afterAll, beforeAll, expect, test } from 'vitest'
import { testHouse } from '../platform/test-house.ts'
import type { TestHouse } from '../platform/test-house.ts'
import { stage } from './test-stage.ts'
import type { Stage } from './test-stage.ts'

let house: TestHouse
let show: Stage

beforeAll(async () => {
  house = await testHouse()
  show = await stage(house)
  await show.held.started()
}, 30_000)
afterAll(() => house.close())

const habitsOf = async (id: number) =>
  (await show.ask(show.judge, 'GET', `/athletes/${id}/habits`)).body.habits

test('habits count the tricks of published rounds, and what follows what within a round', async () => {
  const round = await show.roundOf(0)
  await house.house.db
    .updateTable('rounds')
    .set({ status: 'scoring', judge_id: show.judge.id })
    .where('id', '=', round.id)
    .execute()
  const [bb360, free360] = [
    { id: 92, variation: 1 },
    { id: 113, grab: 17 },
  ]
  await show.save(show.judge, await show.roundOf(0), {
    validatedTricks: [bb360, { body: [free360, bb360] }, free360],
  })
  expect(await habitsOf(round.user_id)).toEqual({ tricks: [], pairs: [], levels: [] })

  await house.house.db.updateTable('rounds').set({ status: 'published' }).where('id', '=', round.id).execute()
  expect(await habitsOf(round.user_id)).toEqual({
    tricks: [
      { id: 92, variation: 1, grab: null, times: 2 },
      { id: 113, variation: 0, grab: 17, times: 2 },
    ],
    pairs: [
      { after_id: 92, id: 113, variation: 0, grab: 17, times: 2 },
      { after_id: 113, id: 92, variation: 1, grab: null, times: 1 },
    ],
    levels: [{ level_id: 2, times: 4 }],
  })
})

test('a visitor has to sign in to read habits', async () => {
  expect((await show.ask(null, 'GET', `/athletes/${show.athlete(0).id}/habits`)).status).toBe(401)
})
