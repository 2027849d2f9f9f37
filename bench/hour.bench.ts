/**
 * Memory of a node while 2,000 spectators follow an hour of a competition, whose events happen in ten minutes: what its heap
 * holds after a forced collection must not grow once all are connected.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { type RawData, WebSocket } from 'ws'
import { startServer } from '../e2e/harness/server.ts'
import { setUpCrowd } from './crowd.bench.ts'
import type { Figure } from './figures.ts'
import { memoryOf } from './memory.ts'
import { crowd } from './spectators.ts'

const spectators = 2000
const minutes = 10
const firstMinute = 3
/** The changes of the busiest hour of a day (docs/scale.md), in each of these minutes. */
const changesInMinute = 12

export default async function hourBench(): Promise<Figure[]> {
  const server = await startServer({ demo: true })
  try {
    const { id, change } = await setUpCrowd(server)
    const { collect, detach } = await collector(server.pid())
    const following = await crowd([server.origin], {
      path: `/live/${id}/changes`,
      count: spectators,
      kind: 'sse',
    })
    const held: number[] = []
    const resident: number[] = []
    for (let minute = 1; minute <= minutes; minute++) {
      for (let turn = 0; turn < changesInMinute; turn++) {
        await change()
        await sleep(60_000 / changesInMinute)
      }
      held.push(await collect())
      resident.push(memoryOf(server).node)
    }
    following.stop()
    detach()
    const [from = Number.NaN, to = Number.NaN] = [held[firstMinute - 1], held.at(-1)]
    return [
      {
        what: `heap of a node with ${spectators} spectators after minute ${firstMinute} and ${minutes}, after a collection`,
        value: `${from.toFixed(1)}, ${to.toFixed(1)} MB, ${((to / from - 1) * 100).toFixed(1)}`,
        unit: '%',
        target: 'under 5',
      },
      {
        what: 'its resident memory at the same minutes',
        value: [resident[firstMinute - 1], resident.at(-1)].map((each) => each?.toFixed(0)).join(', '),
        unit: 'MB',
      },
    ]
  } finally {
    await server.stop()
  }
}

type Collector = {
  /** Collects the garbage; returns the heap in MB. */
  collect: () => Promise<number>
  /** A process that stops waits for this. */
  detach: () => void
}

/** Opens the inspector of a process. */
async function collector(pid: number): Promise<Collector> {
  process.kill(pid, 'SIGUSR1')
  await sleep(1000)
  const answer = await fetch('http://127.0.0.1:9229/json')
  const [target]: { webSocketDebuggerUrl: string }[] = await answer.json()
  if (!target) throw new Error('the node has no inspector')
  const socket = new WebSocket(target.webSocketDebuggerUrl)
  await new Promise((resolve) => socket.once('open', resolve))
  let last = 0
  const send = (method: string) =>
    new Promise<{ usedSize: number }>((resolve) => {
      const id = (last += 1)
      const hear = (data: RawData) => {
        const message: { id: number; result: { usedSize: number } } = JSON.parse(textOf(data))
        if (message.id !== id) return
        socket.off('message', hear)
        resolve(message.result)
      }
      socket.on('message', hear)
      socket.send(JSON.stringify({ id, method }))
    })
  const collect = async () => {
    await send('HeapProfiler.collectGarbage')
    return (await send('Runtime.getHeapUsage')).usedSize / 2 ** 20
  }
  return { collect, detach: () => socket.close() }
}

function textOf(data: RawData): string {
  return (Array.isArray(data) ? Buffer.concat(data) : Buffer.from(new Uint8Array(data))).toString()
}
