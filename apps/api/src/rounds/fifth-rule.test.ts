/** A new rule needs only its file and its line in the rulebook (scoring §12). */
import { afterAll, expect, test } from 'vitest'
import { rules } from '@trickline/scoring'
import type { Rule } from '@trickline/scoring'
import { completeForm, expectSuccess } from '../competitions/test-competition.ts'
import { aServer } from '../platform/test-server.ts'
import { testCompetition } from './test-rounds.ts'

const twice = {
  id: 5,
  name: 'Twice',
  sections: ['counter-tricks'],
  repetitionFactor: (occurrence: number) => (occurrence === 1 ? 2 : 0),
  dubFactor: () => 1,
  combo: null,
  stylePercent: () => 0,
  varietyPoints: () => 0,
} as const satisfies Rule

const rulebook = rules as unknown as Rule[]

rulebook.push(twice)
const server = await aServer()
afterAll(() => void rulebook.pop())

const tricks = [{ id: 92 }, { id: 92 }]

test('the form offers and accepts it, and refuses a sixth rule', async () => {
  const { token } = await server.person('organizer')
  const { rules: offered } = expectSuccess(await server.ask('GET', '/competitions', { token }))
  expect(offered).toContainEqual({ id: 5, name: 'Twice' })
  const store = (rule_id: number) =>
    server.ask('POST', '/competitions/store', { token, body: { formCreate: { ...completeForm, rule_id } } })
  expect(expectSuccess(await store(5)).competition.rule).toEqual({ id: 5, name: 'Twice' })
  expect((await store(6)).body.errors).toHaveProperty('rule_id')
})

test('training is scored by it', async () => {
  const { token } = await server.person('athlete')
  const store = (modeProgram: number) =>
    server.ask('POST', '/store', {
      token,
      body: { modeProgram, competitionDetails: null, validatedTricks: tricks },
    })
  const { round } = expectSuccess(await store(1))
  expect(expectSuccess(await store(5)).round).toMatchObject({
    rule: { id: 5, name: 'Twice' },
    // the second trick is a repetition
    total_score: round.total_score,
  })
  expect((await store(6)).body.errors).toHaveProperty('modeProgram')
})

test('a competition is scored by it', async () => {
  const cup = await testCompetition(server, { ruleId: 5 as 4 })
  await cup.held.started()
  const round = await cup.roundOf(0)
  expect(round.rule).toEqual({ id: 5, name: 'Twice' })
  for (const to of ['recording', 'recorded', 'scoring'] as const) await cup.move(cup.judge, round, to)
  const saved = expectSuccess(await cup.save(cup.judge, round, { validatedTricks: [{ id: 92 }] }))
  expect(saved.round.total_score).toBe(9)
})
