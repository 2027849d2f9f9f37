/** One channel on this node. A single loop handles subscribers and events, so that replays have no gaps and no repeats. */
import type { Kysely } from 'kysely'
import type { Server, Socket } from 'socket.io'
import { LiveAudience, sharedFormOf } from './audience.ts'
import type { Audience, Member } from './audience.ts'
import { waitForRoom } from './backlog.ts'
import {
  channelPosition,
  countBeyond,
  eventsAfter,
  personEventsAfter,
  publicEventsAfter,
} from './event-log-store.ts'
import type { VisibleEvent } from './event-log-store.ts'
import type { Schema } from '../postgres/schema.ts'

type Position = { seq: number; publicSeq: number; officialsSeq: number }
/** The subscriber's current number. `gap`: the missed events are too many or deleted, so everything must be fetched. */
export type JoinedAt = { seq: number; gap?: true }
export type Subscriber = { socket: Socket; audience: Audience; userId: number | null; after: number | null }
type Waiting = { subscriber: Subscriber; done: (joined: JoinedAt) => void; failed: (error: unknown) => void }

const pageSize = 200
/** How many events a joining subscriber may have missed, since others wait while these are replayed. */
const mostMissedOnJoin = 20
const mostReplayed = 1000
const retryMilliseconds = 1000

export class LiveChannel {
  readonly audience: LiveAudience
  readonly #db: Kysely<Schema>
  readonly #name: string
  readonly #onError: (error: unknown) => void
  #position: Position | null = null
  #waiting: Waiting[] = []
  #hasNews = false
  #running = false
  #closed = false

  constructor(io: Server, db: Kysely<Schema>, name: string, onError: (error: unknown) => void) {
    this.audience = new LiveAudience(io, name)
    this.#db = db
    this.#name = name
    this.#onError = onError
  }

  get isIdle(): boolean {
    return this.audience.size === 0 && this.#waiting.length === 0 && !this.#running
  }

  /** Reads and sends new events; calls during a run share the next read. */
  wake(): void {
    this.#hasNews = true
    void this.#run()
  }

  /** Outside the loop, sends most events after `after` as fast as the client reads; returns the last number sent. */
  async replayMost({ after, ...subscriber }: Subscriber): Promise<number | null> {
    for (let reached = after; ;) {
      const position = await channelPosition(this.#db, this.#name)
      if (reached === null || position.seq - reached <= mostMissedOnJoin) return reached
      const member = await this.#memberOf(subscriber, position)
      const seq = numberOf(member, position)
      if (seq - reached <= mostMissedOnJoin || !isReplayable(reached, seq)) return reached
      const missed = { after: reached, number: seq, upTo: position.seq, limit: pageSize }
      const page = await this.#missed(member, missed)
      if (page[0]?.seq !== reached + 1) return reached
      for (const event of page) {
        if (!(await waitForRoom(member.socket.conn))) return reached
        this.#emit(member, event)
        reached = event.seq
      }
    }
  }

  /** The time of the first event after `after`; null if there is nothing to replay. */
  async firstMissed({ after, ...subscriber }: Subscriber): Promise<Date | null> {
    const position = await channelPosition(this.#db, this.#name)
    const member = await this.#memberOf(subscriber, position)
    const number = numberOf(member, position)
    if (after === null || !isReplayable(after, number)) return null
    const [first] = await this.#missed(member, { after, number, upTo: position.seq, limit: 1 })
    return first?.at ?? null
  }

  /** Replays the events after `after`, then sends live ones. */
  join(subscriber: Subscriber): Promise<JoinedAt> {
    return new Promise((done, failed) => {
      this.#waiting.push({ subscriber, done, failed })
      void this.#run()
    })
  }

  close(): void {
    this.#closed = true
  }

  async #run(): Promise<void> {
    if (this.#running) return
    this.#running = true
    while ((this.#hasNews || this.#waiting.length > 0) && !this.#closed) {
      this.#hasNews = false
      const waiting = this.#waiting.splice(0)
      try {
        const position = await this.#catchUp()
        await this.#admit(waiting, position)
      } catch (error) {
        for (const { failed } of waiting) failed(error)
        this.#onError(error)
        setTimeout(() => this.wake(), retryMilliseconds).unref()
      }
    }
    this.#running = false
  }

  async #catchUp(): Promise<Position> {
    if (this.#position === null || this.audience.size === 0) {
      this.#position = await channelPosition(this.#db, this.#name)
      return this.#position
    }
    for (;;) {
      const events = await eventsAfter(this.#db, this.#name, this.#position.seq, pageSize)
      for (const event of events) {
        this.#position = event
        await this.audience.send(event)
      }
      if (events.length < pageSize) return this.#position
    }
  }

  async #admit(waiting: Waiting[], position: Position): Promise<void> {
    const beyondOf = await this.#countBeyond(
      waiting.map(({ subscriber }) => subscriber),
      position.seq,
    )
    for (const { subscriber, done } of waiting) {
      const { socket, audience, userId, after } = subscriber
      const member: Member = { socket, audience, userId, beyond: beyondOf(subscriber) }
      done(await this.#replay(member, after, position))
      if (socket.connected) await this.audience.add(member)
    }
  }

  async #replay(member: Member, after: number | null, position: Position): Promise<JoinedAt> {
    const seq = numberOf(member, position)
    if (after === null || after === seq) return { seq }
    if (!isReplayable(after, seq)) return { seq, gap: true }
    const missed = await this.#missed(member, {
      after,
      number: seq,
      upTo: position.seq,
      limit: mostReplayed,
    })
    if (missed.length < seq - after) return { seq, gap: true }
    for (const event of missed) this.#emit(member, event)
    return { seq }
  }

  #emit({ socket }: Member, { seq, event, form }: VisibleEvent): void {
    socket.emit(event, { channel: this.#name, seq, ...form })
  }

  async #memberOf(subscriber: Omit<Subscriber, 'after'>, { seq }: Position): Promise<Member> {
    const beyondOf = await this.#countBeyond([subscriber], seq)
    return { ...subscriber, beyond: beyondOf(subscriber) }
  }

  async #countBeyond(subscribers: readonly Omit<Subscriber, 'after'>[], upTo: number) {
    const counts = { public: new Map<number, number>(), officials: new Map<number, number>() }
    for (const shared of ['public', 'officials'] as const) {
      const userIds = subscribers.flatMap(({ audience, userId }) =>
        userId !== null && audience !== 'public' && sharedFormOf(audience) === shared ? [userId] : [],
      )
      if (userIds.length === 0) continue
      counts[shared] = await countBeyond(this.#db, this.#name, { userIds, shared }, upTo)
    }
    return ({ audience, userId }: Omit<Subscriber, 'after'>): number =>
      audience === 'public' ? 0 : (counts[sharedFormOf(audience)].get(userId ?? 0) ?? 0)
  }

  #missed(
    { audience, userId }: Member,
    missed: Parameters<typeof publicEventsAfter>[2],
  ): Promise<VisibleEvent[]> {
    return userId === null || audience === 'public'
      ? publicEventsAfter(this.#db, this.#name, missed)
      : personEventsAfter(this.#db, this.#name, { userId, shared: sharedFormOf(audience) }, missed)
  }
}

/** The channel's number in the member's own numbering. */
function numberOf({ audience, beyond }: Member, { publicSeq, officialsSeq }: Position): number {
  return beyond + (sharedFormOf(audience) === 'officials' ? officialsSeq : publicSeq)
}

function isReplayable(after: number, seq: number): boolean {
  return after <= seq && seq - after <= mostReplayed
}
