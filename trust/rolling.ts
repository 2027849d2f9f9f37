/**
 * A rolling change: a build from before the newest migration serves, the current one starts beside it and migrates, both
 * serve for a while, then the older one stops. Meanwhile judges save, everybody else writes, and spectators follow through
 * both.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { writersOn } from './killed.ts'
import { countEvents, follow } from './nodes.ts'
import { command, type Nodes, startNodes } from './nodes-on-one-database.ts'
import { olderBuild } from './older-build.ts'
import { type Part, Tally } from './part.ts'
import { runningCompetition } from './running-competition.ts'
import { senderThrough } from './sent-until-answered.ts'
import { SlowReader } from './slow-reader.ts'

const aloneMilliseconds = 5000
const togetherMilliseconds = 60_000
const spectators = 20

export const rolling: Part = async ({ seed, size, postgres, from }, problem) => {
  const turns = new Tally('rolling changes', problem)
  const answers = new Tally('answers of either build that are no 500', problem)
  const changes = new Tally('acknowledged changes looked for', problem)
  const events = new Tally('events that spectators had to see', problem)
  const older = await olderBuild(from)
  if (typeof older === 'string') {
    turns.count(older)
    return [turns.figure()]
  }
  const nodes = await startNodes(1, { build: older.folder, postgres })
  const [old] = nodes.nodes
  const reader = new SlowReader(nodes, problem)
  try {
    const running = await runningCompetition(nodes)
    const channel = `competition.${running.id}`
    const origins = [old.origin]
    const note = (origin: string, path: string, status: number) => {
      const name = origin === old.origin ? 'older' : 'present'
      answers.count(status === 500 ? `the ${name} build answers ${path} with 500` : null)
    }
    const writers = await writersOn(
      nodes,
      running,
      seed,
      senderThrough(() => origins, note),
    )
    const stopWriting = writers.start()
    const crowd = Array.from({ length: spectators }, (_, place) => follow(origins, channel, place))
    await sleep(aloneMilliseconds)
    const present = await nodes.join()
    origins.push(present.origin)
    await sleep(togetherMilliseconds * Math.min(1, size))
    origins.shift()
    old.signal('SIGTERM')
    await old.ended()
    await sleep(aloneMilliseconds)
    await stopWriting()
    turns.count(await sameSchema(nodes, older.newestMigration))
    nodes.nodes.shift()
    await writers.expectAll(changes)
    await countEvents(nodes, channel, crowd, events)
    await reader.read([running.id])
    for (const { end } of crowd) end()
    const { code, output } = await command(nodes.settings, 'check')
    changes.count(code === 0 ? null : output.trim())
  } finally {
    await nodes.stop()
  }
  return [turns, answers, changes, events].map((each) => each.figure()).concat(reader.figures())
}

/** null: the current build has added migrations. */
async function sameSchema({ query }: Nodes, newestBefore: string): Promise<string | null> {
  const added = await query('select name from schema_migrations where name > $1', [newestBefore])
  return added.length > 0 ? null : `both builds have the schema up to ${newestBefore}`
}
