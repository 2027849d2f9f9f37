/** Simultaneous starts: several processes on one empty database create its tables once, and all of them serve. */
import { command, startNodes } from './nodes-on-one-database.ts'
import { type Part, Tally } from './part.ts'

const processes = 4

export const starts: Part = async ({ kills, postgres }, problem) => {
  const nodes = await startNodes(processes, { postgres })
  const started = new Tally('starts at once', problem)
  const checks = new Tally('databases that agree afterwards', problem)
  try {
    for (let turn = 0; turn < kills; turn++) {
      await nodes.halt()
      await nodes.query(
        'drop schema public cascade; drop schema if exists pgboss cascade; create schema public',
      )
      const all = await Promise.allSettled(nodes.nodes.map((node) => node.start()))
      for (const each of all) started.count(each.status === 'fulfilled' ? null : String(each.reason))
      const { code, output } = await command(nodes.settings, 'check')
      checks.count(code === 0 ? null : output.trim())
    }
  } finally {
    await nodes.stop()
  }
  return [started.figure(), checks.figure()]
}
