/** Others' response times while 40 visitors request share pages and pictures of rounds in all languages. Rate limits are off. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { languages } from '@trickline/messages/languages'
import { signIn } from '@trickline/samples/accounts'
import { athletes } from '@trickline/samples/people'
import { Client } from 'pg'
import { productOn } from '../e2e/harness/people.ts'
import { startServer } from '../e2e/harness/server.ts'
import type { RunningServer } from '../e2e/harness/server.ts'
import { measureBackgroundReads } from './background-reads.ts'
import { type Figure, quantile } from './figures.ts'
import { memoryOf, watchMemory } from './memory.ts'

const milliseconds = 15_000
const visitors = 40
const manyVisitors = `${visitors} visitors`
/** A finished competition of the demo. */
const finished = 8

export default async function sharesBench(): Promise<Figure[]> {
  const server = await startServer({ demo: true })
  try {
    const [card] = athletes
    if (card === undefined) throw new Error('there is nobody to read')
    const { token } = await signIn(productOn(server), card)
    const paths = [
      '/api/home',
      '/api/competitions/list',
      `/api/competition/${finished}`,
      `/live/${finished}`,
      '/',
    ]
    const others = { origin: server.origin, token, paths }
    const addresses = await sharedAddresses(server)
    // warms up
    await Promise.all([visit(addresses, Date.now() + 5000), measureBackgroundReads(others, 5000)])
    await sleep(3000)
    const idle = memoryOf(server).node
    const undisturbed = await measureBackgroundReads(others, milliseconds)
    const stopChanges = await changeEverySecond(server)
    const changing = await measureBackgroundReads(others, milliseconds)
    const stopWatching = watchMemory(server)
    const [outcomes, visited] = await Promise.all([
      Promise.all(Array.from({ length: visitors }, () => visit(addresses, Date.now() + milliseconds))),
      measureBackgroundReads(others, milliseconds),
    ])
    const most = stopWatching().node
    await stopChanges()
    return [
      ...readFigures({ undisturbed, changing, visited }),
      answerFigure(outcomes.flat()),
      figure(`${manyVisitors}: node, at most`, most / idle, 'x idle'),
    ]
  } finally {
    await server.stop()
  }
}

/** Milliseconds of ordinary reads. */
type ReadTimes = { undisturbed: number[]; changing: number[]; visited: number[] }

function readFigures({ undisturbed, changing, visited }: ReadTimes): Figure[] {
  const ordinary = 'an ordinary read, undisturbed'
  const changed = 'the same while the competition changes every second'
  const slower = (share: number) => quantile(visited, share) / quantile(changing, share)
  return [
    figure(`${ordinary}, median`, quantile(undisturbed, 0.5), 'ms'),
    figure(`${ordinary}, 95th percentile`, quantile(undisturbed, 0.95), 'ms'),
    figure(`${changed}, median`, quantile(changing, 0.5), 'ms'),
    figure(`${changed}, 95th percentile`, quantile(changing, 0.95), 'ms'),
    figure(`${manyVisitors}: others' reads, median`, slower(0.5), 'x', 'under 3'),
    figure(`${manyVisitors}: others' reads, 95th percentile`, slower(0.95), 'x', 'under 3'),
  ]
}

function answerFigure(statuses: readonly number[]): Figure {
  const of = (status: number) => statuses.filter((one) => one === status).length
  return {
    what: `${manyVisitors}: answered, refused as busy, anything else`,
    value: [of(200), of(503), statuses.length - of(200) - of(503)].join(', '),
    unit: '',
  }
}

function figure(what: string, value: number, unit: string, target?: string): Figure {
  return { what, value: value.toFixed(2), unit, ...(target !== undefined && { target }) }
}

async function sharedAddresses({ origin }: RunningServer): Promise<string[]> {
  const { competition } = await (await fetch(`${origin}/api/live/${finished}`)).json()
  const rounds: { id: number; total_score: number | null }[] = competition.rounds
  return rounds
    .filter(({ total_score }) => total_score !== null)
    .flatMap(({ id }) =>
      ['', '/picture.png', '/tricks'].flatMap((kind) =>
        languages.map((language) => `${origin}/live/${finished}/rounds/${id}${kind}?lang=${language}`),
      ),
    )
}

/** Makes one request after another until then, at random, with a pause of a second after a refusal. Returns the statuses. */
async function visit(addresses: readonly string[], until: number): Promise<number[]> {
  const statuses: number[] = []
  while (Date.now() < until) {
    const answer = await fetch(addresses[Math.floor(Math.random() * addresses.length)] ?? '')
    await answer.arrayBuffer()
    statuses.push(answer.status)
    if (answer.status === 503) await sleep(1000)
  }
  return statuses
}

/** Empties the cache of what is made from the competition, as a change does. */
async function changeEverySecond({ dataFolder }: RunningServer): Promise<() => Promise<void>> {
  const host = join(dataFolder, 'postgres')
  const password = readFileSync(join(host, 'password'), 'utf8')
  const client = new Client({ host, user: 'trickline', database: 'trickline', password })
  await client.connect()
  const timer = setInterval(
    () => void client.query(`select pg_notify('live', '{"channel":"competition.${finished}"}')`),
    1000,
  )
  return async () => {
    clearInterval(timer)
    await client.end()
  }
}
