/** Simultaneous steps with ballots, inquiries, seals and undone advances: of two that exclude each other, one succeeds. */
import type { RoundRow } from '@trickline/contract/rounds'
import { expect, test } from 'vitest'
import { aServer, type TestAnswer } from '../platform/test-server.ts'
import { testCompetition } from './test-rounds.ts'

const server = await aServer()
const cup = await testCompetition(server, {
  athletes: 12,
  plan: (plan) => plan.judgedByTwo().withStages('final'),
})
const { id } = await cup.held.created()
await server.context.db.updateTable('competitions').set({ inquiry_minutes: 15, seal_by: 'two' }).execute()
const { judge: ana, secondJudge: ben, owner, supervisor } = cup
const [cleo, dora] = [await cup.joinAsJudge(), await cup.joinAsJudge()]
await cup.held.started()

const [right, wrong] = [[{ id: 92 }, { id: 91, grab: 26 }], [{ id: 92 }]]
const claim = (by: typeof ana, round: RoundRow) => cup.move(by, round, 'scoring')
const release = (by: typeof ana, round: RoundRow) => cup.move(by, round, 'recorded')
const save = (by: typeof ana, round: RoundRow, validatedTricks = right) =>
  cup.save(by, round, { validatedTricks })
const enough = (round: RoundRow) =>
  cup.ask(owner, 'POST', `/rounds/${round.id}/one_is_enough`, { reason: 'Ben is ill' })
const resolve = (by: typeof ana, round: RoundRow, body: object) =>
  cup.ask(by, 'POST', `/rounds/${round.id}/resolve`, body)
const statusOf = async (round: RoundRow) =>
  (await cup.ask(owner, 'GET', `/rounds/batch?ids=${round.id}`)).body.rounds[0]?.status.name

/** In any order; the second one gets `409`. */
async function expectOf(answers: readonly Promise<TestAnswer>[], statuses: readonly number[]) {
  const all = await Promise.all(answers)
  expect(all.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual(statuses)
  return all
}

let used = 0
async function recorded(): Promise<RoundRow> {
  const round = await cup.roundOf(used++)
  await cup.move(ana, round, 'recording')
  await release(ana, round)
  return round
}
async function held(...by: (typeof ana)[]): Promise<RoundRow> {
  const round = await recorded()
  for (const judge of by) await claim(judge, round)
  return round
}
/** Hands in two ballots that differ in one trick. */
async function differing(): Promise<{ round: RoundRow; take: (side: 'a' | 'b') => object }> {
  const round = await held(ana, ben)
  await save(ana, round, wrong)
  await save(ben, round)
  const { differences } = (await cup.ask(owner, 'GET', `/rounds/${round.id}/ballots`)).body
  const take = (side: 'a' | 'b') => ({
    choices: differences.map(({ at }: { at: number }) => ({ at, take: side })),
  })
  return { round, take }
}

type Race = { at: () => Promise<[RoundRow, Promise<TestAnswer>[]]>; statuses: number[]; ends: string[] }

const ballots: Record<string, Race> = {
  'three claim two places': {
    at: async () => {
      const round = await recorded()
      return [round, [ana, ben, cleo].map((by) => claim(by, round))]
    },
    statuses: [200, 200, 409],
    ends: ['scoring'],
  },
  'two hand in what differs: nothing of one is lost': {
    at: async () => {
      const round = await held(ana, ben)
      return [round, [save(ana, round, wrong), save(ben, round)]]
    },
    statuses: [200, 200],
    ends: ['scoring'],
  },
  'one hands in from two windows': {
    at: async () => {
      const round = await held(ana)
      return [round, [save(ana, round), save(ana, round)]]
    },
    statuses: [200, 409],
    ends: ['recorded'],
  },
  'handed in, and given back by the same judge': {
    at: async () => {
      const round = await held(ana)
      return [round, [save(ana, round), release(ana, round)]]
    },
    statuses: [200, 409],
    ends: ['recorded'],
  },
  'handed in, and released by the owner': {
    at: async () => {
      const round = await held(ana)
      return [round, [save(ana, round), release(owner, round)]]
    },
    statuses: [200, 409],
    ends: ['recorded'],
  },
  'one is enough, and the second ballot': {
    at: async () => {
      const round = await held(ana, ben)
      await save(ana, round)
      return [round, [save(ben, round), enough(round)]]
    },
    statuses: [200, 409],
    ends: ['completed'],
  },
  'one is enough, in two windows': {
    at: async () => {
      const round = await held(ana)
      await save(ana, round)
      return [round, [enough(round), enough(round)]]
    },
    statuses: [200, 409],
    ends: ['completed'],
  },
  'the head decides in two windows': {
    at: async () => {
      const { round, take } = await differing()
      await cup.head(cleo)
      return [round, [resolve(cleo, round, take('a')), resolve(cleo, round, take('b'))]]
    },
    statuses: [200, 409],
    ends: ['completed'],
  },
  'both propose: the later counts': {
    at: async () => {
      await cup.head(null)
      const { round, take } = await differing()
      return [round, [resolve(ana, round, take('a')), resolve(ben, round, take('b'))]]
    },
    statuses: [200, 200],
    ends: ['scoring'],
  },
  'confirmed in two windows': {
    at: async () => {
      const { round, take } = await differing()
      await resolve(ana, round, take('a'))
      const confirm = () => resolve(ben, round, { ...take('a'), confirm: true })
      return [round, [confirm(), confirm()]]
    },
    statuses: [200, 409],
    ends: ['completed'],
  },
  'confirmed, and proposed otherwise': {
    at: async () => {
      const { round, take } = await differing()
      await resolve(ana, round, take('a'))
      const confirmed = resolve(ben, round, { ...take('a'), confirm: true })
      return [round, [confirmed, resolve(ana, round, take('b'))]]
    },
    statuses: [200, 409],
    ends: ['completed', 'scoring'],
  },
}

test.each(Object.entries(ballots))('%s', async (_, { at, statuses, ends }) => {
  const [round, answers] = await at()
  await expectOf(answers, statuses)
  expect(ends).toContain(await statusOf(round))
})

const ask = (round: RoundRow) =>
  cup.ask(
    cup.athletes.find((each) => each.id === round.user_id) ?? null,
    'POST',
    `/rounds/${round.id}/inquiry`,
    {
      tricks: [{ validated_trick_id: null, text: 'A trick is missing' }],
    },
  )
const answer = (by: typeof ana, inquiry: number) =>
  cup.ask(by, 'POST', `/inquiries/${inquiry}/answer`, { outcome: 'same', note: 'Seen twice' })
const withdraw = (round: RoundRow, inquiry: number) =>
  cup.ask(cup.athletes.find((each) => each.id === round.user_id) ?? null, 'DELETE', `/inquiries/${inquiry}`)
const openInquiries = async () => (await server.ask('GET', `/live/${id}`)).body.competition.inquiries_open

test('of simultaneous steps with an inquiry, each happens once', async () => {
  for (const round of await cup.held.currentRounds())
    if (round.status.name !== 'completed') await cup.move(ana, round, 'injured')
  await finish()
  expect((await cup.publish(owner, await cup.held.currentRounds())).status).toBe(200)
  const [one, two, three] = await cup.held.currentRounds()
  if (!one || !two || !three) throw new Error('three rounds')

  const made = (await expectOf([ask(one), ask(one)], [200, 409])).find(({ status }) => status === 200)
  await expectOf([answer(cleo, made?.body.inquiry.id), answer(dora, made?.body.inquiry.id)], [200, 409])
  const second = (await ask(two)).body.inquiry.id
  await expectOf([withdraw(two, second), answer(cleo, second)], [200, 409])
  const third = (await ask(three)).body.inquiry.id
  await expectOf([withdraw(three, third), withdraw(three, third)], [200, 409])
  expect(await openInquiries()).toBe(0)
  server.clock.set(new Date(server.clock.now().getTime() + 15 * 60_000))
  const last = await ask(three)
  expect(last.body.code).toBe('too-late')
})

/** Rounds that wait or are held can be stopped only once nobody holds them. */
async function finish() {
  for (const round of await cup.held.currentRounds()) {
    if (round.status.name !== 'scoring') continue
    if (round.ballots && round.ballots.given === round.ballots.needed) {
      const { differences } = (await cup.ask(owner, 'GET', `/rounds/${round.id}/ballots`)).body
      const choices = differences.map(({ at }: { at: number }) => ({ at, take: 'a' }))
      await resolve(ana, round, { choices })
      await resolve(ben, round, { choices, confirm: true })
    } else {
      await release(owner, round)
      await cup.move(ana, round, 'injured')
    }
  }
}

const advance = (phase: number) => cup.advance(owner, id, phase)
const undo = (phase: number) =>
  cup.ask(owner, 'POST', `/competitions/${id}/undo_advance`, { round_number: phase, reason: 'At once' })
const seal = (by: typeof ana) => cup.ask(by, 'POST', `/competitions/${id}/seal`, { reason: 'At once' })
const phaseNow = async () => Math.max(...(await cup.held.present()).rounds.map((each) => each.round_number))

test('an advance happens and is undone once, and nothing set aside continues', async () => {
  await expectOf([advance(1), advance(1)], [200, 409])
  await expectOf([undo(1), undo(1)], [200, 409])
  expect(await phaseNow()).toBe(1)
  await advance(1)
  const final = await cup.held.currentRounds()
  const [round] = final
  if (!round) throw new Error('a final')
  // an undo before it sets the round aside; an undo after it finds no such round
  const [taken, recording] = await Promise.all([undo(1), cup.move(ana, round, 'recording')])
  expect([taken.status, [200, 404].includes(recording.status)]).toEqual([200, true])
  expect(await phaseNow()).toBe(1)
  await advance(1)
  for (const each of await cup.held.currentRounds()) await cup.move(cleo, each, 'injured')
  const [undone, published] = await Promise.all([undo(1), cup.publish(owner, final)])
  expect(undone.status).toBe(200)
  expect([200, 404, 409, 422]).toContain(published.status)
  expect(await phaseNow()).toBe(1)
})

test('a result is sealed by each of the two once, and not while it is taken back', async () => {
  await cup.head(dora)
  await advance(1)
  const final = await cup.held.currentRounds()
  if (final.some(({ status }) => status.name !== 'published')) await cup.publish(owner, final)
  server.clock.set(new Date(server.clock.now().getTime() + 15 * 60_000))
  expect((await advance(2)).status).toBe(200)
  await expectOf([seal(owner), seal(owner)], [200, 409])
  await expectOf([seal(supervisor), seal(dora)], [200, 409])
  const [again, undone] = await Promise.all([seal(owner), undo(2)])
  expect([again.status, undone.status]).toEqual([409, 200])
  const { competition } = (await server.ask('GET', `/live/${id}`)).body
  expect(competition).toMatchObject({ is_official: false, seal_number: null, status: { name: 'started' } })
})
