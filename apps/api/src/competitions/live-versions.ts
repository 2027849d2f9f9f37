/**
 * Immutable versions of a competition's public view, and a head with the present version and the deltas to it (calls §20).
 * A version is named by the hash of its bytes, so all nodes use the same names.
 */
import type { ParsedRequest } from '@trickline/contract/call'
import type { liveCompetition, liveHead, liveVersion } from '@trickline/contract/competitions'
import { deltaBetween, type FullVersion, type LiveDelta } from '@trickline/contract/live-delta'
import { isRefusal, type Refusal, refuse } from '@trickline/contract/refusals'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import type { CachedReadContext } from '../platform/http/serve.ts'
import { createSnapshot, type Snapshot, type SnapshotCache } from '../platform/http/snapshots.ts'
import { getLiveCompetition } from './get-competition.ts'

type View = Pick<CachedReadContext<typeof liveCompetition>, 'db' | 'cached'>
type Current = () => Promise<Snapshot | Refusal>

type Followed = {
  present: Snapshot
  whole: FullVersion
  /** Consecutive; the last one leads to the present. */
  deltas: LiveDelta[]
  head: Snapshot
  since: number
  current: Current
  timer: NodeJS.Timeout | null
}

/** Least time between two versions. */
const pauseMilliseconds = 1000
/** A competition whose head nobody requests is dropped after so long. */
const followedMilliseconds = 60_000
const mostFollowed = 100
/** How long a version that is no longer the present one is kept, also while NOTIFY is not received: its bytes never change. */
const keptMilliseconds = 60_000
const mostKeptBytes = 32 * 1024 * 1024
/** Of all deltas of a head: about 1 kB compressed. */
const mostDeltaLetters = 3000

export class LiveVersions {
  readonly #log: Logger
  readonly #pause: number
  readonly #followed = new LRUCache<number, Followed>({
    max: mostFollowed,
    ttl: followedMilliseconds,
    updateAgeOnGet: true,
    dispose: ({ timer }) => timer && clearTimeout(timer),
  })
  readonly #kept = new LRUCache<string, Snapshot>({
    maxSize: mostKeptBytes,
    // with br and gzip, each about a tenth
    sizeCalculation: ({ identity }) => 1 + Math.ceil(identity.length * 1.2),
    ttl: keptMilliseconds,
  })
  readonly #stopListening: () => void

  constructor(snapshots: SnapshotCache, log: Logger, pause = pauseMilliseconds) {
    this.#log = log
    this.#pause = pause
    this.#stopListening = snapshots.onInvalidate((channels) => {
      for (const id of this.#followed.keys()) {
        const followed = this.#followed.peek(id)
        // every node has to make the same versions, whether or not it is asked
        if (followed && channels.some((channel) => followed.present.sourceChannels.has(channel)))
          this.#schedule(id, followed)
      }
    })
  }

  readonly head = async (
    context: View,
    { params }: Pick<ParsedRequest<typeof liveHead>, 'params'>,
  ): Promise<Snapshot | Refusal> => {
    const { id } = params
    const current = () => getLiveCompetition(context, { params })
    const present = await current()
    if (isRefusal(present)) {
      this.#followed.delete(id)
      return present
    }
    const followed = this.#followed.get(id) ?? followedFrom(id, present, current)
    if (!this.#followed.has(id)) this.#followed.set(id, followed)
    followed.current = current
    this.#update(id, followed, present)
    return followed.head
  }

  readonly version = async (
    context: View,
    { params }: Pick<ParsedRequest<typeof liveVersion>, 'params'>,
  ): Promise<Snapshot | Refusal> => {
    const present = await getLiveCompetition(context, { params })
    if (isRefusal(present) || present.version === params.version) return present
    // the one that the head names may be older than a change just now
    const named = this.#followed.peek(params.id)?.present
    if (named?.version === params.version) return named
    return this.#kept.get(nameOf(params.id, params.version)) ?? refuse('not-found')
  }

  close(): void {
    this.#stopListening()
    this.#followed.clear()
    this.#kept.clear()
  }

  #update(id: number, followed: Followed, present: Snapshot): void {
    if (present.version === followed.present.version) return
    if (performance.now() - followed.since < this.#pause) return this.#schedule(id, followed)
    this.#kept.set(nameOf(id, followed.present.version), followed.present)
    const whole = wholeOf(present)
    const before = { version: followed.present.version, whole: followed.whole }
    followed.deltas = lastOf([...followed.deltas, deltaBetween(before, { version: present.version, whole })])
    Object.assign(followed, { present, whole, since: performance.now() })
    followed.head = headOf(id, followed)
  }

  #schedule(id: number, followed: Followed): void {
    const wait = Math.max(0, followed.since + this.#pause - performance.now())
    followed.timer ??= setTimeout(() => {
      followed.timer = null
      this.#refresh(id, followed).catch((error: unknown) => this.#log.error({ err: error }, 'live versions'))
    }, wait).unref()
  }

  async #refresh(id: number, followed: Followed): Promise<void> {
    const present = await followed.current()
    if (isRefusal(present)) this.#followed.delete(id)
    else this.#update(id, followed, present)
  }
}

function followedFrom(id: number, present: Snapshot, current: Current): Followed {
  const initial = { present, whole: wholeOf(present), deltas: [], since: 0, current, timer: null }
  return { ...initial, head: headOf(id, initial) }
}

function headOf(id: number, { present, deltas }: Pick<Followed, 'present' | 'deltas'>): Snapshot {
  const { version, seq } = present
  return createSnapshot({ text: JSON.stringify({ id, version, seq, deltas }), sourceChannels: [] })
}

function wholeOf({ identity }: Snapshot): FullVersion {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- serialized as the call's reply
  return (JSON.parse(identity.toString()) as { competition: FullVersion }).competition
}

function lastOf(deltas: readonly LiveDelta[]): LiveDelta[] {
  let letters = 0
  const from = deltas.findLastIndex((delta) => (letters += JSON.stringify(delta).length) > mostDeltaLetters)
  return deltas.slice(from + 1)
}

function nameOf(id: number, version: string): string {
  return `${id} ${version}`
}
