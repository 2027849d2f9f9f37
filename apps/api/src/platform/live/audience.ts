/**
 * Who listens to one channel on this node, and how an event reaches them: officials and the public by
 * rooms, encoded once a room; persons who were told something of their own one by one.
 */
import { setImmediate as nextTurnOfTheEventLoop } from 'node:timers/promises'
import type { Server, Socket } from 'socket.io'
import type { EventPayload, LoggedEvent } from './event-log-store.ts'

export type Audience = 'official' | 'person' | 'public'

export type Member = {
  socket: Socket
  audience: Audience
  userId: number | null
  /** How many events this person saw that the public did not: his or her numbers are that much higher. */
  beyondPublic: number
}

type Room = { name: string; audience: 'official' | 'public'; size: number }
type Subscription = { member: Member; room: Room | null }

/** So many sockets get an event before the loop may do something else. */
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

  /** Those who signed in, visitors left out. */
  people(): Member[] {
    return [...this.#subscriptions.values()]
      .map(({ member }) => member)
      .filter(({ userId }) => userId !== null)
  }

  async add(member: Member): Promise<void> {
    // a person who saw no more than the public has the public's numbers, and its rooms
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

  /** Sends one event to everyone who may see it, each with his or her own number. */
  async send(event: LoggedEvent): Promise<void> {
    const concerned = await this.#sendToPersons(event)
    if (event.public) this.#sendToThoseWithoutRoom(event, event.public, concerned)
    for (const room of this.#rooms) {
      const form = room.audience === 'public' ? event.public : event.officials
      if (!form || room.size === 0) continue
      const seq = room.audience === 'public' ? event.publicSeq : event.officialsSeq
      this.#io
        .to(room.name)
        .except(concerned)
        .emit(event.event, { channel: this.#channel, seq, ...form })
      await nextTurnOfTheEventLoop()
    }
  }

  /** To those of whom the event speaks, and to who asked for it, with the key of that request; answers their sockets, which the other forms pass by. */
  async #sendToPersons(event: LoggedEvent): Promise<string[]> {
    const concerned: string[] = []
    for (const subscription of this.#subscriptions.values()) {
      const { member } = subscription
      const isForOfficials = member.audience === 'official'
      const isAsker = member.userId !== null && member.userId === event.askerId
      const others = isAsker ? (isForOfficials ? event.officials : event.public) : null
      const form = event.persons[String(member.userId)] ?? others
      if (!form || member.audience === 'public' || (isForOfficials && !event.officials)) continue
      if (!isForOfficials && !event.public) {
        member.beyondPublic += 1
        await leaveRoom(subscription)
      }
      this.#tell(member, event, isAsker ? { ...form, key: event.askingKey } : form)
      concerned.push(member.socket.id)
    }
    return concerned
  }

  #sendToThoseWithoutRoom(event: LoggedEvent, form: EventPayload, concerned: string[]): void {
    for (const { member, room } of this.#subscriptions.values()) {
      if (room === null && !concerned.includes(member.socket.id)) this.#tell(member, event, form)
    }
  }

  #tell(member: Member, event: LoggedEvent, form: EventPayload): void {
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
