/**
 * The live channel: Socket.IO on the server's own port (live-events §1). Events are rows of a log; a node
 * that hears of news reads what it has not sent yet and sends it. Nothing is kept here that a restart or
 * another node would miss.
 */
import type { IncomingHttpHeaders, IncomingMessage, Server as HttpServer } from 'node:http'
import type { Kysely } from 'kysely'
import type pg from 'pg'
import type { Logger } from 'pino'
import { Server } from 'socket.io'
import type { Socket } from 'socket.io'
import { channelOf, type SubscribeReply } from '@trickline/contract/live-events'
import { parseNodeMessage } from './announce.ts'
import type { NodeMessage } from './announce.ts'
import type { Clock } from '../clock.ts'
import type { Audience } from './audience.ts'
import { disconnect, limitBacklog } from './backlog.ts'
import { LiveChannel } from './channel.ts'
import type { Subscriber } from './channel.ts'
import { listenToPostgres } from './postgres-listener.ts'
import type { PostgresListener } from './postgres-listener.ts'
import { lastWithdrawal } from './rights.ts'
import type { Schema } from '../postgres/schema.ts'
import { findSession, validSessions } from '../http/sessions.ts'
import type { SignedIn } from '../http/sessions.ts'
import type { SnapshotCache } from '../http/snapshots.ts'

/** What a person may see of a channel; null: nothing, or there is no such channel. */
export type AudienceOf = (person: SignedIn | null, channel: string) => Promise<Audience | null>

export type Live = {
  /** Serves the live channel on this server. */
  serve: (server: HttpServer, audienceOf: AudienceOf) => Promise<void>
  /** Closes every connection; the HTTP server stays. */
  close: () => Promise<void>
}

type LiveParts = {
  db: Kysely<Schema>
  connection: pg.ClientConfig
  clock: Clock
  log: Logger
  publicUrl: string
  /** Whose a connection is. */
  addressOf: (request: IncomingMessage) => string
  /** Told of all news, of other nodes too. */
  snapshots: SnapshotCache
}

/** At a venue the phones of the whole crowd have one address. */
const mostConnectionsOfAddress = 1000
/** Of one connection: channels at once, subscriptions in a minute (each may be a replay), messages not yet looked at. */
const mostSubscriptions = 50
const mostSubscriptionsPerMinute = 300
const mostMessagesWaiting = 200
const minuteMilliseconds = 60_000

export function openLive(parts: LiveParts): Live {
  let node: LiveNode | null = null
  return {
    serve: async (server, audienceOf) => {
      node = new LiveNode(parts, server, audienceOf)
      await node.listen()
    },
    close: async () => node?.close(),
  }
}

/** How long at most somebody hears on whose session has come of age: nothing announces that. */
const ageLookedAtMilliseconds = 20_000

class LiveNode {
  readonly #io: Server
  readonly #parts: LiveParts
  readonly #audienceOf: AudienceOf
  readonly #channels = new Map<string, LiveChannel>()
  /** How many each address of the network has. */
  readonly #connections = new Map<string, number>()
  #notices: PostgresListener | null = null
  #lookingAtAge: NodeJS.Timeout | undefined

  constructor(parts: LiveParts, server: HttpServer, audienceOf: AudienceOf) {
    this.#parts = parts
    this.#audienceOf = audienceOf
    this.#io = new Server(server, {
      serveClient: false,
      transports: ['websocket', 'polling'],
      allowRequest: (request, answer) =>
        answer(null, isFromHere(request.headers, parts.publicUrl) && !this.#isCrowded(request)),
      // clients only ever send names of channels
      maxHttpBufferSize: 10_000,
    })
    this.#io.engine.on('connection', (connection: Socket['conn']) => this.#count(connection))
    this.#io.on('connection', (socket) => this.#onConnection(socket))
  }

  async listen(): Promise<void> {
    const { connection, log, snapshots } = this.#parts
    this.#notices = await listenToPostgres({
      connection,
      channel: 'live',
      heard: (payload) => this.#hear(payload),
      mayMiss: () => snapshots.setListening(false),
      mayHaveMissed: () => {
        snapshots.setListening(true)
        void this.#catchUp()
      },
      log,
    })
    snapshots.setListening(true)
    this.#lookingAtAge = setInterval(() => void this.#endOldSessions(), ageLookedAtMilliseconds).unref()
  }

  async close(): Promise<void> {
    clearInterval(this.#lookingAtAge)
    await this.#notices?.close()
    for (const channel of this.#channels.values()) channel.close()
    // Like a lost connection, without a goodbye: who is told goodbye does not come back to the next server.
    this.#io.engine.close()
  }

  #isCrowded(request: IncomingMessage): boolean {
    return (this.#connections.get(this.#parts.addressOf(request)) ?? 0) >= mostConnectionsOfAddress
  }

  #count(connection: Socket['conn']): void {
    const address = this.#parts.addressOf(connection.request)
    const change = (by: 1 | -1) => {
      const count = (this.#connections.get(address) ?? 0) + by
      if (count > 0) this.#connections.set(address, count)
      else this.#connections.delete(address)
    }
    change(1)
    connection.once('close', () => change(-1))
  }

  #onConnection(socket: Socket): void {
    limitBacklog(socket.conn)
    // one after the other for each socket: an 'unsubscribe' never overtakes its 'subscribe'
    let line = Promise.resolve()
    let waiting = 0
    const inLine = (work: () => Promise<void>) => {
      waiting += 1
      if (waiting > mostMessagesWaiting) disconnect(socket.conn)
      line = line
        .then(work)
        .catch((error: unknown) => this.#parts.log.error({ err: error }, 'live'))
        .finally(() => (waiting -= 1))
    }
    socket.on('subscribe', (channel: unknown, ...rest: unknown[]) => {
      const ack = rest.at(-1)
      const answer = typeof ack === 'function' ? (reply: SubscribeReply) => void ack(reply) : () => {}
      inLine(async () => answer(await this.#subscribe(socket, channel, afterOf(rest[0]))))
    })
    socket.on('unsubscribe', (channel: unknown) => inLine(() => this.#unsubscribe(socket, String(channel))))
    socket.on('disconnect', () =>
      inLine(async () => {
        for (const name of subscriptionsOf(socket)) await this.#unsubscribe(socket, name)
      }),
    )
  }

  async #subscribe(socket: Socket, channel: unknown, after: number | null): Promise<SubscribeReply> {
    if (typeof channel !== 'string' || !/^[\w.-]{1,100}$/.test(channel))
      return { ok: false, code: 'not-found' }
    try {
      if (subscribesTooOften(socket)) return { ok: false, code: 'too-many-requests' }
      await this.#unsubscribe(socket, channel)
      const person = await this.#personOf(socket)
      if (person === 'no-session') return { ok: false, code: 'no-session' }
      const audience = await this.#audienceOf(person, channel)
      const names = subscriptionsOf(socket)
      if (audience === null || names.size >= mostSubscriptions) return { ok: false, code: 'not-allowed' }
      names.add(channel)
      const userId = person?.id ?? null
      if (await this.#reachesBackToLostRole(channel, { socket, audience, userId, after })) {
        const joined = await this.#channel(channel).join({ socket, audience, userId, after: null })
        return { ok: true, ...joined, gap: true }
      }
      const reached = await this.#channel(channel).replayMost({ socket, audience, userId, after })
      // that may have taken a while: whoever has other rights by now comes back with these
      if (reached !== after && (await this.#audienceNow(socket, channel)) !== audience) {
        disconnect(socket.conn)
      }
      return {
        ok: true,
        ...(await this.#channel(channel).join({ socket, audience, userId, after: reached })),
      }
    } catch (error) {
      this.#parts.log.error({ err: error }, 'live')
      return { ok: false, code: 'not-ready' }
    }
  }

  async #reachesBackToLostRole(channel: string, subscriber: Subscriber): Promise<boolean> {
    if (subscriber.userId === null || subscriber.after === null) return false
    const lost = await lastWithdrawal(this.#parts.db, subscriber.userId)
    const first = lost && (await this.#channel(channel).firstMissed(subscriber))
    return lost !== null && first !== null && first <= lost
  }

  async #unsubscribe(socket: Socket, name: string): Promise<void> {
    subscriptionsOf(socket).delete(name)
    const channel = this.#channels.get(name)
    await channel?.audience.remove(socket)
    if (channel?.isIdle) this.#channels.delete(name)
  }

  #channel(name: string): LiveChannel {
    const known = this.#channels.get(name)
    if (known) return known
    const { db, log } = this.#parts
    const channel = new LiveChannel(this.#io, db, name, (error) =>
      log.error({ err: error, channel: name }, 'live'),
    )
    this.#channels.set(name, channel)
    return channel
  }

  /** null for a visitor; looked up anew each time, so that roles and sessions are those of this moment. */
  async #personOf(socket: Socket): Promise<SignedIn | null | 'no-session'> {
    const { token } = socket.handshake.auth as { token?: unknown }
    if (token === undefined || token === null || token === '') return null
    if (typeof token !== 'string') return 'no-session'
    const person = await findSession(this.#parts.db, token, this.#parts.clock.now())
    socket.data.userId = person?.id
    socket.data.session = person?.session
    return person ?? 'no-session'
  }

  #hear(payload: string): void {
    const notice = parseNodeMessage(payload)
    if (notice) void this.#onNotice(notice)
    else this.#parts.log.warn({ payload: payload.slice(0, 200) }, 'a notice that is none of ours')
  }

  async #onNotice(notice: NodeMessage): Promise<void> {
    try {
      if ('channel' in notice) {
        this.#parts.snapshots.invalidate([notice.channel])
        this.#wake(notice.channel)
        return
      }
      const concerned = 'regrade' in notice ? notice.regrade : [notice.ended]
      this.#parts.snapshots.invalidate(concerned.map(channelOf.person))
      if ('regrade' in notice) await this.#regrade(new Set(concerned))
      else await this.#endSessions(notice.ended)
    } catch (error) {
      this.#parts.log.error({ err: error }, 'live')
    }
  }

  #wake(name: string): void {
    const channel = this.#channels.get(name)
    // left behind by a socket that went away while it was being let in
    if (channel?.isIdle) this.#channels.delete(name)
    else channel?.wake()
  }

  /** Notices were missed: look at every channel, and at the rights of everyone. */
  async #catchUp(): Promise<void> {
    const people = new Set<number>()
    for (const channel of this.#channels.values()) {
      channel.wake()
      for (const { userId } of channel.audience.people()) people.add(userId ?? 0)
    }
    await this.#onNotice({ regrade: [...people] })
  }

  /** Takes from these persons every subscription that is no longer theirs in this form. */
  async #regrade(userIds: Set<number>): Promise<void> {
    for (const [name, channel] of this.#channels) {
      for (const { socket, audience, userId } of channel.audience.people()) {
        if (userId === null || !userIds.has(userId)) continue
        if ((await this.#audienceNow(socket, name)) === audience) continue
        await this.#unsubscribe(socket, name)
        socket.emit('ChannelReset', { channel: name })
      }
    }
  }

  async #audienceNow(socket: Socket, channel: string): Promise<Audience | null> {
    const person = await this.#personOf(socket)
    return person === 'no-session' ? null : this.#audienceOf(person, channel)
  }

  async #endSessions(userId: number): Promise<void> {
    for (const socket of this.#io.sockets.sockets.values()) {
      if (socket.data.userId === userId && (await this.#personOf(socket)) === 'no-session')
        socket.disconnect(true)
    }
  }

  /** All of this node in one question. */
  async #endOldSessions(): Promise<void> {
    try {
      const sockets = [...this.#io.sockets.sockets.values()].flatMap((socket) => {
        const session: Buffer | undefined = socket.data.session
        return session ? [{ socket, session }] : []
      })
      const { db, clock } = this.#parts
      const sessions = sockets.map(({ session }) => session)
      const good = await validSessions(db, sessions, clock.now())
      for (const { socket, session } of sockets) {
        if (!good.has(session.toString('hex'))) socket.disconnect(true)
      }
    } catch (error) {
      this.#parts.log.error({ err: error }, 'live')
    }
  }
}

/** Pages of other sites do not listen through the browsers of their visitors; what is no browser says no origin. */
function isFromHere({ origin, host }: IncomingHttpHeaders, publicUrl: string): boolean {
  if (origin === undefined) return true
  return URL.canParse(origin) && (new URL(origin).host === host || origin === new URL(publicUrl).origin)
}

/** The names of what a socket is subscribed to. */
function subscriptionsOf(socket: Socket): Set<string> {
  const names: Set<string> = (socket.data.subscriptions ??= new Set<string>())
  return names
}

/** Counted by the minute in which they come. */
function subscribesTooOften(socket: Socket): boolean {
  const minute = Math.floor(Date.now() / minuteMilliseconds)
  const counted: { minute: number; count: number } = socket.data.subscribing ?? { minute, count: 0 }
  const count = counted.minute === minute ? counted.count + 1 : 1
  socket.data.subscribing = { minute, count }
  return count > mostSubscriptionsPerMinute
}

function afterOf(options: unknown): number | null {
  const after = typeof options === 'object' && options !== null && 'after' in options ? options.after : null
  return typeof after === 'number' && Number.isSafeInteger(after) && after >= 0 ? after : null
}
