/** Limits how often one connection, and all connections of an address together, may subscribe (live-events §1). */
import { LRUCache } from 'lru-cache'
import type { Socket } from 'socket.io'
import { disconnect } from './backlog.ts'

const minuteMilliseconds = 60_000
/** Low, since each subscription may cause a replay. */
const ofConnectionPerMinute = 300
/** High enough for a hall of 500 with a few channels each, who all come back at once after a restart. */
const ofAddressPerMinute = 6000
const mostAddresses = 20_000

type Connection = Socket['conn']

export class SubscriptionLimits {
  readonly #connections = new WeakMap<Connection, { taken: Allowance; refused: Allowance }>()
  readonly #addresses = new LRUCache<string, Allowance>({ max: mostAddresses })

  /** Counts one subscription; returns whether it is allowed. Cuts a connection that goes on after as many refusals. */
  allows(connection: Connection, address: string): boolean {
    const { taken, refused } = this.#connections.get(connection) ?? {
      taken: new Allowance(ofConnectionPerMinute),
      refused: new Allowance(ofConnectionPerMinute),
    }
    this.#connections.set(connection, { taken, refused })
    const ofAddress = this.#addresses.get(address) ?? new Allowance(ofAddressPerMinute)
    this.#addresses.set(address, ofAddress)
    if (taken.take() && ofAddress.take()) return true
    if (!refused.take()) disconnect(connection)
    return false
  }
}

/** An allowance that is full at first, and again after a minute of rest. */
class Allowance {
  readonly #perMinute: number
  #left: number
  #at = Date.now()

  constructor(perMinute: number) {
    this.#perMinute = perMinute
    this.#left = perMinute
  }

  take(): boolean {
    const now = Date.now()
    const regained = ((now - this.#at) / minuteMilliseconds) * this.#perMinute
    this.#left = Math.min(this.#perMinute, this.#left + regained)
    this.#at = now
    if (this.#left < 1) return false
    this.#left -= 1
    return true
  }
}
