/** Devices of judges, each a process that sends through the client's outbox (device.ts). */
import { type ChildProcess, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Somebody } from '../e2e/black-box/community.ts'
import type { Send } from './sent-until-answered.ts'

export type Order = { key: string; method: string; path: string; body: unknown }
export type Outcome = { key: string; status: number; body: unknown }

/** The same time as in `sent-until-answered.ts`. */
const giveUpMilliseconds = 180_000

/** `send` uses the device of the token it is given. */
export async function startDevices(
  origins: readonly string[],
  people: readonly Somebody[],
): Promise<{ send: Send; stop: () => void }> {
  const devices = new Map<string | undefined, Device>()
  for (const somebody of people) devices.set(somebody.token, await startDevice(origins, somebody))
  return {
    send: async (method, path, body, token) => {
      const device = devices.get(token)
      if (!device) throw new Error(`whose device sends ${path}?`)
      return device.send({ key: randomUUID(), method, path, body })
    },
    stop: () => {
      for (const { process } of devices.values()) process.disconnect()
    },
  }
}

type Device = { process: ChildProcess; send: (order: Order) => Promise<Outcome> }

async function startDevice(origins: readonly string[], { id, token }: Somebody): Promise<Device> {
  const program = join(dirname(fileURLToPath(import.meta.url)), 'device.mjs')
  const child = fork(program, [origins.join(','), token, String(id)])
  await once(child, 'message')
  const waiting = new Map<string, (outcome: Outcome) => void>()
  child.on('message', (outcome: Outcome) => waiting.get(outcome.key)?.(outcome))
  return {
    process: child,
    send: async (order) => {
      const { method, path } = order
      const outcome = await new Promise<Outcome>((resolve, reject) => {
        waiting.set(order.key, resolve)
        const fail = () => reject(new Error(`the outbox did not get through with ${method} ${path}`))
        setTimeout(fail, giveUpMilliseconds).unref()
        child.send(order)
      })
      waiting.delete(order.key)
      if (outcome.status === 0 || outcome.status >= 500)
        throw new Error(`the outbox gave up ${method} ${path}: ${outcome.status} ${String(outcome.body)}`)
      return outcome
    },
  }
}
