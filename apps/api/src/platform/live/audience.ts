/** The subscribers of one channel on this node. Events are encoded once per room; personal forms go to single sockets. */
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { Server, Socket } from 'socket.io'
import type { SignedIn } from '../http/work.ts'
import type { EventPayload, LoggedEvent, SharedForm } from './event-log-store.ts'

export type Audience = 'official' | 'person' | 'public'

/** The audience as which a person may subscribe to a channel; null: not allowed, or no such channel. */
export type AudienceOf = (person: SignedIn | null, channel: string) => Promise<Audience | null>

export type Member = {
  socket: Socket
  audience: Audience
  userId: number | null
  /** How many events this person got beyond their audience: their own numbers are higher by that many. */
  beyond: number
}

type Room = { name: string; shared: SharedForm; size: number }
type Subscription = { member: Member; room: Room | null }

/** Sockets that get an event before the event loop continues. */
const roomSize = 200

export class LiveAudience {
  readonly #io: Server
  readonly #channel: string
  readonly #subscriptions = new Map<string, Subscription>()
  readonly #rooms: Room[] = []

  constructor(io: Server, channel: string) {
    this.#io = io
    this.#channel = channel
  }

  get size(): number {
    return this.#subscriptions.size
  }

  people(): Member[] {
    return [...this.#subscriptions.values()]
      .map(({ member }) => member)
      .filter(({ userId }) => userId !== null)
  }

  async add(member: Member): Promise<void> {
    // people with personal events have other numbers than their audience, and no room
    const room = member.beyond > 0 ? null : this.#roomFor(sharedFormOf(member.audience))
    this.#subscriptions.set(member.socket.id, { member, room })
    if (!room) return
    room.size += 1
    await member.socket.join(room.name)
  }

  async remove(socket: Socket): Promise<void> {
    const subscription = this.#subscriptions.get(socket.id)
    this.#subscriptions.delete(socket.id)
    if (subscription) await leaveRoom(subscription)
  }

  async send(event: LoggedEvent): Promise<void> {
    const personal = await this.#sendToPersons(event)
    this.#sendOutsideRooms(event, personal)
    for (const room of this.#rooms) {
      const form = event[room.shared]
      if (!form || room.size === 0) continue
      const seq = seqOf(event, room.shared)
      this.#io
        .to(room.name)
        .except(personal)
        .emit(event.event, { channel: this.#channel, seq, ...form })
      await yieldToEventLoop()
    }
  }

  /** Sends personal forms, and the key to the request's sender; returns the socket ids, which get no other form. */
  async #sendToPersons(event: LoggedEvent): Promise<string[]> {
    const personal: string[] = []
    for (const subscription of this.#subscriptions.values()) {
      const { member } = subscription
      const shared = sharedFormOf(member.audience)
      const isSender = member.userId !== null && member.userId === event.senderId
      const form = event.persons[String(member.userId)] ?? (isSender ? event[shared] : null)
      if (!form || member.audience === 'public') continue
      if (!event[shared]) {
        member.beyond += 1
        await leaveRoom(subscription)
      }
      this.#emit(member, event, isSender ? { ...form, key: event.senderKey } : form)
      personal.push(member.socket.id)
    }
    return personal
  }

  #sendOutsideRooms(event: LoggedEvent, personal: string[]): void {
    for (const { member, room } of this.#subscriptions.values()) {
      const form = event[sharedFormOf(member.audience)]
      if (form && room === null && !personal.includes(member.socket.id)) this.#emit(member, event, form)
    }
  }

  #emit(member: Member, event: LoggedEvent, form: EventPayload): void {
    const seq = seqOf(event, sharedFormOf(member.audience)) + member.beyond
    member.socket.emit(event.event, { channel: this.#channel, seq, ...form })
  }

  #roomFor(shared: SharedForm): Room {
    const free = this.#rooms.find((room) => room.shared === shared && room.size < roomSize)
    if (free) return free
    const room: Room = { name: `${this.#channel}|${shared}|${this.#rooms.length}`, shared, size: 0 }
    this.#rooms.push(room)
    return room
  }
}

export function sharedFormOf(audience: Audience): SharedForm {
  return audience === 'official' ? 'officials' : 'public'
}

function seqOf({ publicSeq, officialsSeq }: LoggedEvent, shared: SharedForm): number {
  return shared === 'officials' ? officialsSeq : publicSeq
}

async function leaveRoom(subscription: Subscription): Promise<void> {
  const { member, room } = subscription
  if (!room) return
  room.size -= 1
  await member.socket.leave(room.name)
  subscription.room = null
}
