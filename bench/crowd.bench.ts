/** Many readers and followers against bare servers, in turns: only the ratio counts; and a node that dies (docs/scale.md). */
import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { roundStatusCodes } from '@trickline/contract/status-codes'
import { updateStatus } from '@trickline/contract/status-update'
import { named, productOn, signIn } from '../e2e/harness/people.ts'
import { findRecordedRound } from '../e2e/harness/find-recorded-round.ts'
import { startServer } from '../e2e/harness/server.ts'
import type { RunningServer } from '../e2e/harness/server.ts'
import { databaseUrl } from './database-of.ts'
import type { Figure } from './figures.ts'
import { quantile } from './figures.ts'
import { memoryOf } from './memory.ts'
import { bareWs, crowd, type Crowd } from './spectators.ts'

const listeners = 2000
const idlers = 5000
const changes = 10

type CrowdSetup = { server: RunningServer; token: string; id: number; change: () => Promise<void> }

export default async function crowdBench(): Promise<Figure[]> {
  const server = await startServer({ demo: true })
  try {
    const setup = await setUpCrowd(server)
    const figures = [await bytesOf(setup), ...(await hearing(setup))]
    figures.push(...(await waiting(setup)), ...(await threeNodes(setup)))
    const [load1 = 0] = loadavg()
    return [
      ...figures,
      { what: 'other work on the machine meanwhile (load average)', value: load1.toFixed(1), unit: '' },
    ]
  } finally {
    await server.stop()
  }
}

/** A running competition, and a public change of it: an athlete goes on the line or comes off it. */
async function setUpCrowd(server: RunningServer): Promise<CrowdSetup> {
  const product = productOn(server)
  const { token } = await signIn(product, named.lucia)
  const { id, round } = await findRecordedRound(product, token)
  let claimed = false
  const change = async () => {
    const to = claimed ? 'recorded' : 'scoring'
    claimed = !claimed
    const body = { entity: 'rounds', id: round.id, new_status: roundStatusCodes[to] } as const
    await product.send(updateStatus, { body }, token)
  }
  return { server, token, id, change }
}

async function bytesOf({ server, id }: CrowdSetup): Promise<Figure> {
  const sizes: string[] = []
  for (const path of [`/live/${id}`, `/api/live/${id}`, `/live/${id}/now`]) {
    const answer = await fetch(`${server.origin}${path}`, { headers: { 'accept-encoding': 'br' } })
    sizes.push(`${path.replace(String(id), '{id}')} ${answer.headers.get('content-length') ?? '?'}`)
    await answer.arrayBuffer()
  }
  return { what: 'bytes as they go over the network', value: sizes.join(', '), unit: '' }
}

/** Time from the first follower to each of the others; database and rendering happen once, before the first. */
async function hearing({ server, id, change }: CrowdSetup): Promise<Figure[]> {
  const bare = await bareWs(createRequire(import.meta.url).resolve('ws'))
  const theirs = await crowd([bare.origin], { path: '/', count: listeners, kind: 'ws' })
  const ours = await crowd([server.origin], { path: `/live/${id}/changes`, count: listeners, kind: 'sse' })
  const [spreads, bareSpreads, whole]: [number[], number[], number[]] = [[], [], []]
  for (let turn = 0; turn <= changes; turn++) {
    const from = performance.timeOrigin + performance.now()
    await change()
    const times = await allReceived(ours, from)
    spreads.push(spread(times))
    whole.push(quantile(times, 0.99) - from)
    const bareFrom = performance.timeOrigin + performance.now()
    bare.tell()
    bareSpreads.push(spread(await allReceived(theirs, bareFrom)))
  }
  for (const each of [ours, theirs, bare]) each.stop()
  const what = `${listeners} spectators hear of a change`
  return [
    {
      what: `${what}: from the first to 99 of 100, median of ${changes}`,
      value: `${p99(spreads).toFixed(0)}, bare ws ${p99(bareSpreads).toFixed(0)}`,
      unit: 'ms',
    },
    {
      what: `${what}: the same beside a bare loop of ws`,
      value: (p99(spreads) / p99(bareSpreads)).toFixed(2),
      unit: 'times',
      target: 'at most 1.3',
    },
    {
      what: `${what}: from the judge's tap to 99 of 100, at most one message a second`,
      value: p99(whole).toFixed(0),
      unit: 'ms',
    },
  ]
}

function median<One>(ones: readonly One[], of: (one: One) => number): number {
  return quantile(ones.map(of), 0.5)
}

/** The first one warms up and is left out. */
const p99 = (spreads: readonly number[]) => median(spreads.slice(1), (one) => one)

const spread = (times: readonly number[]) => quantile(times, 0.99) - Math.min(...times)

async function allReceived(listening: Crowd, since: number): Promise<number[]> {
  for (let tries = 0; tries < 200; tries++) {
    await sleep(100)
    const { times } = await listening.received()
    if (times.every((at) => at > since)) return times
  }
  throw new Error('somebody did not hear of a change within 20 seconds')
}

async function waiting({ server, id }: CrowdSetup): Promise<Figure[]> {
  const before = memoryOf(server).node
  const idle = await crowd([server.origin], { path: `/live/${id}/changes`, count: idlers, kind: 'sse' })
  await sleep(3000)
  const during = memoryOf(server).node
  idle.stop()
  return [
    {
      what: `a node before, and with ${idlers} spectators who wait`,
      value: `${before.toFixed(0)}, ${during.toFixed(0)}`,
      unit: 'MB',
      target: 'under 400',
    },
  ]
}

/** Kills one of two added nodes during a change: all followers must end with the same state. */
async function threeNodes({ server, id, change }: CrowdSetup): Promise<Figure[]> {
  const nodes = [await anotherNode(server, 1), await anotherNode(server, 2)]
  const origins = [server.origin, ...nodes.map(({ origin }) => origin)]
  const spectators = await crowd(origins, { path: `/live/${id}/changes`, count: listeners, kind: 'sse' })
  const before = (await spectators.received()).latest[0]
  const changing = change()
  nodes[1]?.kill()
  await changing
  let latest: (string | null)[] = []
  const from = performance.now()
  do {
    await sleep(100)
    latest = (await spectators.received()).latest
  } while ((new Set(latest).size > 1 || latest[0] === before) && performance.now() - from < 20_000)
  const seconds = (performance.now() - from) / 1000
  const missed = latest.filter((one) => one !== latest[0] || one === before).length
  spectators.stop()
  for (const { kill } of nodes) kill()
  return [
    {
      what: `three nodes, ${listeners} spectators, one node killed at a change: who missed it`,
      value: String(missed),
      unit: '',
      target: '0',
    },
    { what: 'until the last of them knew', value: seconds.toFixed(1), unit: 's' },
  ]
}

async function anotherNode(
  server: RunningServer,
  number: number,
): Promise<{ origin: string; kill: () => void }> {
  const port = Number(new URL(server.origin).port) + 1000 + number
  const child = spawn(process.execPath, [join(process.cwd(), 'apps/api/dist/main.js')], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATABASE_URL: databaseUrl(server),
      DATA_DIR: join(server.dataFolder, `node-${number}`),
      NODE_ENV: 'development',
      DEMO: 'off',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const origin = `http://127.0.0.1:${port}`
  for (let tries = 0; tries < 600; tries++) {
    if ((await fetch(`${origin}/api/health`).catch(() => null))?.ok)
      return { origin, kill: () => void child.kill('SIGKILL') }
    await sleep(100)
  }
  child.kill('SIGKILL')
  throw new Error('another node did not start')
}
