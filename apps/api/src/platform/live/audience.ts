/** The subscribers of one channel on this node. Events go to rooms, encoded once each; personal forms to single sockets. */
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { Server, Socket } from 'socket.io'
import type { EventPayload, LoggedEvent } from './event-log-store.ts'

export type Audience = 'official' | 'person' | 'public'

export type Member = {
  socket: Socket
  audience: Audience
  userId: number | null
  /** How many events this person got that the public did not: their numbers are that much higher. */
  beyondPublic: number
}

type Room = { name: string; audience: 'official' | 'public'; size: number }
type Subscription = { member: Member; room: Room | null }

/** Sockets that get an event before the event loop goes on. */
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
    // with personal events a person has other numbers than the public, and no room
    const room = member.beyondPublic > 0 ? null : this.#roomFor(member.audience)
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
    if (event.public) this.#sendOutsideRooms(event, event.public, personal)
    for (const room of this.#rooms) {
      const form = room.audience === 'public' ? event.public : event.officials
      if (!form || room.size === 0) continue
      const seq = room.audience === 'public' ? event.publicSeq : event.officialsSeq
      this.#io
        .to(room.name)
        .except(personal)
        .emit(event.event, { channel: this.#channel, seq, ...form })
      await yieldToEventLoop()
    }
  }

  /** Sends personal forms, and to the sender of the request its key; returns the socket ids, which get no other form. */
  async #sendToPersons(event: LoggedEvent): Promise<string[]> {
    const personal: string[] = []
    for (const subscription of this.#subscriptions.values()) {
      const { member } = subscription
      const isForOfficials = member.audience === 'official'
      const isSender = member.userId !== null && member.userId === event.senderId
      const sharedForm = isSender ? (isForOfficials ? event.officials : event.public) : null
      const form = event.persons[String(member.userId)] ?? sharedForm
      if (!form || member.audience === 'public' || (isForOfficials && !event.officials)) continue
      if (!isForOfficials && !event.public) {
        member.beyondPublic += 1
        await leaveRoom(subscription)
      }
      this.#emit(member, event, isSender ? { ...form, key: event.senderKey } : form)
      personal.push(member.socket.id)
    }
    return personal
  }

  #sendOutsideRooms(event: LoggedEvent, form: EventPayload, personal: string[]): void {
    for (const { member, room } of this.#subscriptions.values()) {
      if (room === null && !personal.includes(member.socket.id)) this.#emit(member, event, form)
    }
  }

  #emit(member: Member, event: LoggedEvent, form: EventPayload): void {
    const seq = member.audience === 'official' ? event.officialsSeq : event.publicSeq + member.beyondPublic
    member.socket.emit(event.event, { channel: this.#channel, seq, ...form })
  }

  #roomFor(audience: Audience): Room {
    const kind = audience === 'official' ? 'official' : 'public'
    const free = this.#rooms.find((room) => room.audience === kind && room.size < roomSize)
    if (free) return free
    const room: Room = { name: `${this.#channel}|${kind}|${this.#rooms.length}`, audience: kind, size: 0 }
    this.#rooms.push(room)
    return room
  }
}

async function leaveRoom(subscription: Subscription): Promise<void> {
  const { member, room } = subscription
  if (!room) return
  room.size -= 1
  await member.socket.leave(room.name)
  subscription.room = null
}
