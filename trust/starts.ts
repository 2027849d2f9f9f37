/** Starts at once: nodes that begin together on an empty database, which one of them fills with tables, and again on that. */
import { command, type Nodes, startNodes } from './nodes-on-one-database.ts'
import { type Part, Tally } from './part.ts'

const together = 5

export const starts: Part = async ({ size }, problem) => {
  const tally = new Tally('starts at once', problem)
  for (let turn = 0; turn < Math.max(1, Math.round(size)); turn++) {
    const nodes = await startNodes(together)
    try {
      await countReady(nodes, tally)
      await nodes.halt()
      await nodes.start()
      await countReady(nodes, tally)
      const { code, output } = await command(nodes.settings, 'check')
      if (code !== 0) tally.count(output.trim())
    } finally {
      await nodes.stop()
    }
  }
  return [tally.figure()]
}

async function countReady({ nodes }: Nodes, tally: Tally): Promise<void> {
  for (const { origin } of nodes) {
    const { status } = await fetch(`${origin}/api/ready`)
    tally.count(status === 200 ? null : `${origin} answers ${status}`)
  }
}
