/** No number leaves the server with more decimals than the contract allows: six, and two for totals (scoring §11). */
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import type { Call } from '@trickline/contract/call'
import type { Person } from '@trickline/samples/accounts'
import { aServer } from './platform/test-server.ts'
import { testCompetition } from './rounds/test-rounds.ts'

const contract = fileURLToPath(new URL('../../../packages/contract/', import.meta.url))

/** Under rule 4 the engine's scores and points of these tricks are not exact in binary. */
const noisy = [
  { id: 92, variation: 1, dub: 1, video_second: 0.1 + 0.2 },
  {
    body: [
      { id: 92, variation: 1 },
      { id: 113, grab: 17, video_second: 4.1 * 3 },
      { id: 102, dub: 2 },
    ],
  },
  {
    body: [
      { id: 147, grab: 26 },
      { id: 92, variation: 1 },
      { id: 113, grab: 17 },
    ],
  },
]

const server = await aServer()
const cup = await testCompetition(server, { plan: (plan) => plan.withStages('final') })
await cup.held.recorded()
await judgeAndPublish()
await cup.held.advanced()
await cup.held.recorded()
await judgeAndPublish()
await cup.held.finished()
const saved = await cup.ask(cup.athlete(0), 'POST', '/store', { modeProgram: 4, validatedTricks: noisy })
const training = saved.body.round

async function judgeAndPublish(): Promise<void> {
  for (const round of await cup.held.currentRounds()) {
    await cup.move(cup.judge, round, 'scoring')
    await cup.save(cup.judge, round, { validatedTricks: noisy })
  }
  await cup.held.publishedPhase()
}

test('the stored figures of these rounds have binary noise', async () => {
  const { score } = await server.context.db
    .selectFrom('rounds')
    .select('score')
    .where('id', '=', training.id)
    .executeTakeFirstOrThrow()
  expect(decimalsOf(score)).toBeGreaterThan(6)
})

test('what any call answers has at most six decimals, totals two', async () => {
  const competition = await cup.held.present()
  const [round] = competition.rounds
  const ids = [competition.id, round?.id, training.id, cup.athlete(0).id, 92]
  let fractions = 0
  for (const path of await readingPaths()) {
    const paths = path.includes(':id') ? ids.map((id) => path.replace(':id', String(id))) : [path]
    for (const each of paths.map((one) => (one === '/rounds/batch' ? `${one}?ids=${training.id}` : one))) {
      for (const who of [cup.owner, cup.athlete(0), cup.judge, cup.admin]) fractions += await walk(who, each)
    }
  }
  // the walk has found points and totals
  expect(fractions).toBeGreaterThan(500)

  async function walk(who: Person, path: string): Promise<number> {
    const { body } = await cup.ask(who, 'GET', path)
    const found = tooManyDecimals(body)
    expect(found.wrong, path).toEqual([])
    return found.fractions
  }
})

test('what a live event carries has at most six decimals, totals two', async () => {
  const events = await server.context.db.selectFrom('live_events').selectAll().execute()
  let fractions = 0
  for (const { event, public: everyone, officials, persons } of events) {
    const found = tooManyDecimals([everyone, officials, persons])
    expect(found.wrong, event).toEqual([])
    fractions += found.fractions
  }
  expect(fractions).toBeGreaterThan(50)
})

/** Paths of all calls that read. */
async function readingPaths(): Promise<string[]> {
  const files = readdirSync(contract).filter((file) => /^[a-z-]+\.ts$/.test(file))
  const modules: Record<string, unknown>[] = await Promise.all(files.map((file) => import(contract + file)))
  const calls = modules.flatMap((module) => Object.values(module)).filter(isReadingCall)
  return calls.map(({ path }) => path).filter((path) => !changesSomething.has(path))
}

const changesSomething = new Set(['/competition/start/:id', '/finish_review/:id'])

function isReadingCall(value: unknown): value is Call {
  return (
    typeof value === 'object' &&
    value !== null &&
    'path' in value &&
    'method' in value &&
    value.method === 'GET'
  )
}

const isTotal = /^(total_score|final_score|would_be_total)$/

function tooManyDecimals(value: unknown, at = ''): { fractions: number; wrong: string[] } {
  if (typeof value === 'number') {
    const decimals = decimalsOf(value)
    const most = isTotal.test(at.slice(at.lastIndexOf('.') + 1)) ? 2 : 6
    return { fractions: decimals > 0 ? 1 : 0, wrong: decimals > most ? [`${at}: ${value}`] : [] }
  }
  const parts = Object.entries(value ?? {}).map(([key, part]) =>
    typeof value === 'string' ? { fractions: 0, wrong: [] } : tooManyDecimals(part, `${at}.${key}`),
  )
  return {
    fractions: parts.reduce((sum, { fractions }) => sum + fractions, 0),
    wrong: parts.flatMap(({ wrong }) => wrong),
  }
}

function decimalsOf(number: number): number {
  return String(number).split('.')[1]?.length ?? 0
}
