/**
 * Kills at any moment: writers use many verbs on one server with its own database, a judge enters rounds in a browser, and the
 * three are killed at random, alone and together. Acknowledged writes are recorded outside the product and looked for after
 * each kill.
 */
import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { seededRandom } from '../e2e/black-box/random-rounds.ts'
import { killServer } from '../apps/api/src/platform/postgres/test-kill.ts'
import { JudgeInBrowser } from './judge-in-browser.ts'
import { command, type Nodes, startNodes } from './nodes-on-one-database.ts'
import { type Part, Tally } from './part.ts'
import { type Running, runningCompetition } from './running-competition.ts'
import { senderThrough } from './sent-until-answered.ts'
import { SlowReader } from './slow-reader.ts'
import { countedWriter } from './writer.ts'
import { everyWriter } from './writers.ts'

type Target = 'server' | 'database' | 'browser'

const together: Target[][] = [
  ['server'],
  ['database'],
  ['server', 'database'],
  ['browser'],
  ['server', 'database', 'browser'],
]

export const killed: Part = async ({ seed, kills, chromium }, problem) => {
  const nodes = await startNodes(1, { ownDatabase: true })
  const changes = new Tally('acknowledged changes looked for', problem)
  const starts = new Tally('starts after a kill', problem)
  const reader = new SlowReader(nodes, problem)
  const below = seededRandom(seed)
  const choices = together.filter((targets) => chromium || !targets.includes('browser'))
  let judge: JudgeInBrowser | null = null
  try {
    const running = await runningCompetition(nodes)
    const send = senderThrough(() => nodes.nodes.map(({ origin }) => origin))
    const writers = await writersOn(nodes, running, seed, send)
    for (let kill = 0; kill < kills; kill++) {
      const targets = choices[below(choices.length)] ?? []
      if (targets.includes('browser'))
        judge ??= await JudgeInBrowser.open({ nodes, running, send, below: seededRandom(seed) }, problem)
      const browser = targets.includes('browser') ? judge : null
      await browser?.prepare()
      const stopWriting = writers.start()
      const judging = browser?.judge()
      await sleep(300 + below(browser ? 5000 : 1500))
      await browser?.kill()
      starts.count(await killAndStart(nodes, targets))
      await stopWriting()
      await judging
      await browser?.reopen()
      await judge?.lookInto(changes)
      await writers.expectAll(changes)
      await reader.read([running.id])
    }
    const { code, output } = await command(nodes.settings, 'check')
    changes.count(code === 0 ? null : output.trim())
    return [starts.figure(), ...(judge?.figures() ?? []), changes.figure(), ...reader.figures()]
  } finally {
    await judge?.close()
    await nodes.stop()
  }
}

/** Kills the server, its database, or both at once. Returns what is wrong if the server does not recover. */
async function killAndStart(
  { nodes: [node], query }: Nodes,
  targets: readonly Target[],
): Promise<string | null> {
  try {
    if (targets.includes('database')) {
      const [row] = await query<{ path: string }>(
        "select setting as path from pg_settings where name = 'data_directory'",
      )
      await killServer(await postmasterOf(row?.path ?? ''))
    }
    if (targets.includes('server')) {
      node.signal('SIGKILL')
      await node.ended()
      await node.start()
    }
    await node.ready()
    return null
  } catch (error) {
    return `after a kill of ${targets.join(' and ')}: ${String(error)}`
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
