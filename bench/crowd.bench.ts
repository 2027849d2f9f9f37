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
import { distance, type Figure, type Line, quantile } from './figures.ts'
import { memoryOf } from './memory.ts'
import { bareWs, crowd, type Crowd } from './spectators.ts'

const crowds = [2000, 5000]
const smallCrowd = 2000
const idlers = 5000
const runs = 5
const changesInRun = 3

export type CrowdSetup = { server: RunningServer; token: string; id: number; change: () => Promise<void> }

export default async function crowdBench(): Promise<(Line | Figure)[]> {
  const server = await startServer({ demo: true })
  try {
    const setup = await setUpCrowd(server)
    const figures: (Line | Figure)[] = [await bytesOf(setup)]
    for (const listeners of crowds) figures.push(...(await hearing(setup, listeners)))
    figures.push(await throughTwoNodes(setup), ...(await waiting(setup)), ...(await threeNodes(setup)))
    const [load1 = 0] = loadavg()
    return [
      ...figures,
      { what: 'other work on the machine meanwhile (load average)', value: load1.toFixed(1), unit: '' },
    ]
  } finally {
    await server.stop()
  }
}

/** A running competition, and a public change of it: an athlete goes onto the line or comes off it. */
export async function setUpCrowd(server: RunningServer): Promise<CrowdSetup> {
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

/**
 * Time from the first follower to half of the others and to 99 of 100, beside a bare loop of `ws` that sends as many bytes;
 * the database and the rendering are used once, before the first.
 */
async function hearing({ server, id, change }: CrowdSetup, listeners: number): Promise<Line[]> {
  const bare = await bareWs(createRequire(import.meta.url).resolve('ws'))
  const theirs = await crowd([bare.origin], { path: '/', count: listeners, kind: 'ws' })
  const ours = await crowd([server.origin], { path: `/live/${id}/changes`, count: listeners, kind: 'sse' })
  const [own, other]: [number[][], number[][]] = [[], []]
  await heard(ours, change)
  await heard(theirs, bare.tell)
  for (let turn = 0; turn < runs * changesInRun; turn++) {
    own.push((await heard(ours, change)).afterFirst)
    other.push((await heard(theirs, bare.tell)).afterFirst)
  }
  for (const each of [ours, theirs, bare]) each.stop()
  const at = (share: number) =>
    lineOf({
      what: `${listeners} spectators hear of a change: from the first to ${share * 100} of 100`,
      against: 'a bare loop of ws, the same bytes',
      reach: { atMost: 1.3 },
      own: own.map((times) => quantile(times, share)),
      other: other.map((times) => quantile(times, share)),
    })
  return [at(0.5), at(0.99)]
}

/** Measured from the judge's tap, since news for the other node takes longer. */
async function throughTwoNodes({ server, id, change }: CrowdSetup): Promise<Line> {
  const second = await anotherNode(server, 3)
  const measured = async (origins: string[]) => {
    const listening = await crowd(origins, {
      path: `/live/${id}/changes`,
      count: smallCrowd,
      kind: 'sse',
    })
    const times: number[] = []
    for (let turn = 0; turn < changesInRun; turn++) {
      const { afterTap } = await heard(listening, change)
      times.push(quantile(afterTap, 0.99))
    }
    listening.stop()
    return times
  }
  const [own, other]: [number[], number[]] = [[], []]
  await measured([server.origin, second.origin])
  for (let run = 0; run < runs; run++) {
    other.push(...(await measured([server.origin])))
    own.push(...(await measured([server.origin, second.origin])))
  }
  second.kill()
  return lineOf({
    what: `${smallCrowd} spectators on two nodes hear of a change: from the judge's tap to 99 of 100`,
    against: 'the same on one node',
    reach: { atMost: 1.5 },
    own,
    other,
  })
}

type Compared = Pick<Line, 'what' | 'against' | 'reach'> & { own: number[]; other: number[] }

/** A ratio of each run's medians. */
function lineOf({ own, other, ...line }: Compared): Line {
  const half = Math.ceil(other.length / 2)
  return {
    ...line,
    ratios: Array.from({ length: runs }, (_, run) => ofRun(own, run) / ofRun(other, run)),
    noise: [distance(quantile(other.slice(0, half), 0.5), quantile(other.slice(half), 0.5))],
    ours: `${quantile(own, 0.5).toFixed(0)} ms`,
    bare: `${quantile(other, 0.5).toFixed(0)} ms`,
  }
}

function ofRun(times: readonly number[], run: number): number {
  return quantile(times.slice(run * changesInRun, (run + 1) * changesInRun), 0.5)
}

/** Milliseconds of each follower, after the first of them and after the change was sent. */
async function heard(
  listening: Crowd,
  change: () => Promise<void> | void,
): Promise<{ afterFirst: number[]; afterTap: number[] }> {
  // at most one message per second
  await sleep(1000)
  const from = performance.timeOrigin + performance.now()
  await change()
  const times = await allReceived(listening, from)
  const first = Math.min(...times)
  return { afterFirst: times.map((at) => at - first), afterTap: times.map((at) => at - from) }
}

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

/** Kills one of two added nodes during a change; all followers must end with the same state. */
async function threeNodes({ server, id, change }: CrowdSetup): Promise<Figure[]> {
  const nodes = [await anotherNode(server, 1), await anotherNode(server, 2)]
  const origins = [server.origin, ...nodes.map(({ origin }) => origin)]
  const spectators = await crowd(origins, { path: `/live/${id}/changes`, count: smallCrowd, kind: 'sse' })
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
      what: `three nodes, ${smallCrowd} spectators, one node killed at a change: who missed it`,
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
