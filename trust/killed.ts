/**
 * Kills at any moment: writers use many verbs on one server with its own database, and both are killed at random, alone and
 * together. Acknowledged writes are recorded outside the product and looked for after each kill.
 */
import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { seededRandom } from '../e2e/black-box/random-rounds.ts'
import { killServer } from '../apps/api/src/platform/postgres/test-kill.ts'
import { command, type Nodes, startNodes } from './nodes-on-one-database.ts'
import { type Part, Tally } from './part.ts'
import { type Running, runningCompetition } from './running-competition.ts'
import { senderThrough } from './sent-until-answered.ts'
import { SlowReader } from './slow-reader.ts'
import { countedWriter } from './writer.ts'
import { everyWriter } from './writers.ts'

export const killed: Part = async ({ seed, kills }, problem) => {
  const nodes = await startNodes(1, { ownDatabase: true })
  const changes = new Tally('acknowledged changes looked for', problem)
  const starts = new Tally('starts after a kill', problem)
  const reader = new SlowReader(nodes, problem)
  try {
    const running = await runningCompetition(nodes)
    const writers = await writersOn(nodes, running, seed)
    const below = seededRandom(seed)
    for (let kill = 0; kill < kills; kill++) {
      const stopWriting = writers.start()
      await sleep(300 + below(1500))
      starts.count(await killAndStart(nodes, below(3)))
      await stopWriting()
      await writers.expectAll(changes)
      await reader.read([running.id])
    }
    const { code, output } = await command(nodes.settings, 'check')
    changes.count(code === 0 ? null : output.trim())
  } finally {
    await nodes.stop()
  }
  return [starts.figure(), changes.figure(), ...reader.figures()]
}

/** Kills the server, its database, or both at once. Returns what is wrong if the server does not recover. */
async function killAndStart({ nodes: [node], query }: Nodes, what: number): Promise<string | null> {
  try {
    if (what !== 0) {
      const [row] = await query<{ path: string }>(
        "select setting as path from pg_settings where name = 'data_directory'",
      )
      await killServer(await postmasterOf(row?.path ?? ''))
    }
    if (what !== 1) {
      node.signal('SIGKILL')
      await node.ended()
      await node.start()
    }
    await node.ready()
    return null
  } catch (error) {
    return `after a kill of ${['the server', 'the database', 'both'][what]}: ${String(error)}`
  }
}

export async function postmasterOf(cluster: string): Promise<number> {
  return Number((await readFile(`${cluster}/postmaster.pid`, 'utf8')).split('\n')[0])
}

export async function writersOn(
  nodes: Nodes,
  running: Running,
  seed: number,
  send = senderThrough(() => nodes.nodes.map(({ origin }) => origin)),
) {
  const writers = await Promise.all(
    everyWriter.map((make, place) =>
      countedWriter(make, { nodes, running, send, below: seededRandom(seed + place + 1) }),
    ),
  )
  return {
    /** Returns a function that lets each writer finish what it has begun, and waits for that. */
    start: () => {
      const stop = new AbortController()
      const work = writers.map(async ({ write }) => {
        while (!stop.signal.aborted) await write()
      })
      return async () => {
        stop.abort()
        await Promise.all(work)
      }
    },
    expectAll: async (tally: Tally) => {
      for (const { lookInto } of writers) await lookInto(tally)
    },
  }
}
