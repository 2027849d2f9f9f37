/**
 * One channel on this node, and how far its log has been sent. Everything that touches it goes through one
 * line, one after the other, so that between the replay of what a subscriber missed and what comes live
 * there is neither a gap nor a repeat.
 */
import type { Kysely } from 'kysely'
import type { Server, Socket } from 'socket.io'
import { LiveAudience } from './audience.ts'
import type { Audience, Member } from './audience.ts'
import { hasRoom } from './backlog.ts'
import {
  channelPosition,
  countBeyondPublic,
  eventsAfter,
  publicEventsAfter,
  officialEventsAfter,
  personEventsAfter,
} from './event-log-store.ts'
import type { VisibleEvent } from './event-log-store.ts'
import type { Schema } from '../postgres/schema.ts'

type Position = { seq: number; publicSeq: number; officialsSeq: number }
/** The subscriber's number now; `gap`: what was missed is too much or no longer in the log, fetch everything. */
export type JoinedAt = { seq: number; gap?: true }
export type Subscriber = { socket: Socket; audience: Audience; userId: number | null; after: number | null }
type Waiting = { subscriber: Subscriber; done: (joined: JoinedAt) => void; failed: (error: unknown) => void }

const eventsAtOnce = 200
/** As many as a subscriber may still have missed when it joins: for these the others wait. */
const eventsInLine = 20
/** Whoever missed more fetches faster than it could be replayed. */
const longestReplay = 1000
const pauseMilliseconds = 1000

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

  /** Nobody listens or is about to: it may be forgotten. */
  get isIdle(): boolean {
    return this.audience.size === 0 && this.#waiting.length === 0 && !this.#running
  }

  /** Something was announced. Many calls at once are one reading. */
  wake(): void {
    this.#hasNews = true
    void this.#run()
  }

  /**
   * Sends most of what came after the subscriber's number `after`, as fast as it is read, and answers up to which number.
   * Not in line: nobody waits for who reads slowly.
   */
  async replayMost({ after, ...subscriber }: Subscriber): Promise<number | null> {
    for (let reached = after; ;) {
      const position = await channelPosition(this.#db, this.#name)
      if (reached === null || position.seq - reached <= eventsInLine) return reached
      const member = await this.#memberOf(subscriber, position)
      const seq = numberOf(member, position)
      if (seq - reached <= eventsInLine || !isReplayable(reached, seq)) return reached
      const missed = { after: reached, number: seq, upTo: position.seq, limit: eventsAtOnce }
      const page = await this.#missed(member, missed)
      if (page[0]?.seq !== reached + 1) return reached
      for (const event of page) {
        if (!(await hasRoom(member.socket.conn))) return reached
        this.#tell(member, event)
        reached = event.seq
      }
    }
  }

  /** When the first was announced that came after the subscriber's number `after`; null when nothing is to be replayed. */
  async firstMissed({ after, ...subscriber }: Subscriber): Promise<Date | null> {
    const position = await channelPosition(this.#db, this.#name)
    const member = await this.#memberOf(subscriber, position)
    const number = numberOf(member, position)
    if (after === null || !isReplayable(after, number)) return null
    const [first] = await this.#missed(member, { after, number, upTo: position.seq, limit: 1 })
    return first?.at ?? null
  }

  /** Sends what came after the subscriber's number `after`, and then whatever comes. */
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
        // the log has it all: nothing is lost, only late
        setTimeout(() => this.wake(), pauseMilliseconds).unref()
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
      const events = await eventsAfter(this.#db, this.#name, this.#position.seq, eventsAtOnce)
      for (const event of events) {
        this.#position = event
        await this.audience.send(event)
      }
      if (events.length < eventsAtOnce) return this.#position
    }
  }

  async #admit(waiting: Waiting[], position: Position): Promise<void> {
    const persons = waiting.flatMap(({ subscriber }) =>
      subscriber.audience === 'person' && subscriber.userId !== null ? [subscriber.userId] : [],
    )
    const beyondPublic =
      persons.length > 0
        ? await countBeyondPublic(this.#db, this.#name, persons, position.seq)
        : new Map<number, number>()
    for (const { subscriber, done } of waiting) {
      const { socket, audience, userId, after } = subscriber
      const beyond = audience === 'person' ? (beyondPublic.get(userId ?? 0) ?? 0) : 0
      const member: Member = { socket, audience, userId, beyondPublic: beyond }
      done(await this.#replay(member, after, position))
      // gone while waiting in line
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
      limit: longestReplay,
    })
    if (missed.length < seq - after) return { seq, gap: true }
    for (const event of missed) this.#tell(member, event)
    return { seq }
  }

  #tell({ socket }: Member, { seq, event, form }: VisibleEvent): void {
    socket.emit(event, { channel: this.#name, seq, ...form })
  }

  async #memberOf(
    { socket, audience, userId }: Omit<Subscriber, 'after'>,
    { seq }: Position,
  ): Promise<Member> {
    const counts =
      audience === 'person' && userId !== null
        ? await countBeyondPublic(this.#db, this.#name, [userId], seq)
        : undefined
    return { socket, audience, userId, beyondPublic: counts?.get(userId ?? 0) ?? 0 }
  }

  #missed(
    { audience, userId }: Member,
    missed: Parameters<typeof publicEventsAfter>[2],
  ): Promise<VisibleEvent[]> {
    if (userId === null || audience === 'public') return publicEventsAfter(this.#db, this.#name, missed)
    return audience === 'official'
      ? officialEventsAfter(this.#db, this.#name, userId, missed)
      : personEventsAfter(this.#db, this.#name, userId, missed)
  }
}

/** The channel's number as this member counts. */
function numberOf({ audience, beyondPublic }: Member, { publicSeq, officialsSeq }: Position): number {
  return audience === 'official' ? officialsSeq : publicSeq + beyondPublic
}

function isReplayable(after: number, seq: number): boolean {
  return after <= seq && seq - after <= longestReplay
}
