/** The live channel on Socket.IO (live-events §1). After a NOTIFY, a node reads from the log what it has not sent yet. */
import type { Server as HttpServer, IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { Kysely } from 'kysely'
import type pg from 'pg'
import type { Logger } from 'pino'
import { Server } from 'socket.io'
import type { Socket } from 'socket.io'
import * as z from 'zod/mini'
import { channelOf, type SubscribeReply } from '@trickline/contract/live-events'
import type { NodeMessage } from './announce.ts'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Audience, AudienceOf } from './audience.ts'
import { disconnect, limitBacklog } from './backlog.ts'
import { LiveChannel } from './channel.ts'
import type { Subscriber } from './channel.ts'
import { listenToPostgres } from './postgres-listener.ts'
import type { PostgresListener } from './postgres-listener.ts'
import { lastWithdrawal } from './rights.ts'
import { SubscriptionLimits } from './subscription-limits.ts'
import type { Schema } from '../postgres/schema.ts'
import { hasScope } from '@trickline/contract/token-scopes'
import { findSession, validSessions } from '../http/sessions.ts'
import type { SignedIn } from '../http/work.ts'
import type { SnapshotCache } from '../http/snapshots.ts'

export type Live = {
  serve: (server: HttpServer, audienceOf: AudienceOf) => Promise<void>
  connections: () => number
  /** Closes every connection; the HTTP server stays open. */
  close: () => Promise<void>
}

type LiveParts = {
  db: Kysely<Schema>
  connection: pg.ClientConfig
  clock: Clock
  log: Logger
  config: Pick<Config, 'publicUrl' | 'adminsNeedSecondFactor'>
  addressOf: (request: IncomingMessage) => string
  snapshots: SnapshotCache
}

/** All phones at a venue may share one address. */
const mostConnectionsOfAddress = 1000
/** Limit for one connection. */
const mostSubscriptions = 50
const mostQueuedMessages = 200

export function openLive(parts: LiveParts): Live {
  let node: LiveNode | null = null
  return {
    serve: async (server, audienceOf) => {
      node = new LiveNode(parts, server, audienceOf)
      await node.listen()
    },
    connections: () => node?.connections ?? 0,
    close: async () => node?.close(),
  }
}

/** Interval for closing connections of expired sessions, which no event announces. */
const sessionCheckMilliseconds = 20_000

class LiveNode {
  readonly #io: Server
  readonly #parts: LiveParts
  readonly #audienceOf: AudienceOf
  readonly #channels = new Map<string, LiveChannel>()
  readonly #connections = new Map<string, number>()
  readonly #limits = new SubscriptionLimits()
  #listener: PostgresListener | null = null
  #sessionCheck: NodeJS.Timeout | undefined

  constructor(parts: LiveParts, server: HttpServer, audienceOf: AudienceOf) {
    this.#parts = parts
    this.#audienceOf = audienceOf
    this.#io = new Server(server, {
      serveClient: false,
      transports: ['websocket', 'polling'],
      allowRequest: (request, answer) =>
        answer(null, isFromHere(request.headers, parts.config.publicUrl) && !this.#isCrowded(request)),
      // clients only send channel names
      maxHttpBufferSize: 10_000,
    })
    this.#io.engine.on('connection', (connection: Socket['conn']) => this.#count(connection))
    this.#io.on('connection', (socket) => this.#onConnection(socket))
  }

  get connections(): number {
    return this.#io.engine.clientsCount
  }

  async listen(): Promise<void> {
    const { connection, log, snapshots } = this.#parts
    this.#listener = await listenToPostgres({
      connection,
      channel: 'live',
      onPayload: (payload) => this.#onPayload(payload),
      onLost: () => snapshots.setListening(false),
      onReconnected: () => {
        snapshots.setListening(true)
        void this.#catchUp()
      },
      log,
    })
    snapshots.setListening(true)
    this.#sessionCheck = setInterval(() => void this.#endExpiredSessions(), sessionCheckMilliseconds).unref()
  }

  async close(): Promise<void> {
    clearInterval(this.#sessionCheck)
    await this.#listener?.close()
    for (const channel of this.#channels.values()) channel.close()
    // not io.close(), since a client that receives a disconnect packet does not reconnect
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
    // one message at a time per socket, so that an 'unsubscribe' never overtakes its 'subscribe'
    let queue = Promise.resolve()
    let queued = 0
    const enqueue = (work: () => Promise<void>) => {
      queued += 1
      if (queued > mostQueuedMessages) disconnect(socket.conn)
      queue = queue
        .then(work)
        .catch((error: unknown) => this.#parts.log.error({ err: error }, 'live'))
        .finally(() => (queued -= 1))
    }
    socket.on('subscribe', (channel: unknown, ...rest: unknown[]) => {
      const ack = rest.at(-1)
      const answer = typeof ack === 'function' ? (reply: SubscribeReply) => void ack(reply) : () => {}
      enqueue(async () => answer(await this.#subscribe(socket, channel, afterOf(rest[0]))))
    })
    socket.on('unsubscribe', (channel: unknown) => enqueue(() => this.#unsubscribe(socket, String(channel))))
    socket.on('disconnect', () =>
      enqueue(async () => {
        for (const name of subscriptionsOf(socket)) await this.#unsubscribe(socket, name)
      }),
    )
  }

  async #subscribe(socket: Socket, channel: unknown, after: number | null): Promise<SubscribeReply> {
    if (typeof channel !== 'string' || !/^[\w.-]{1,100}$/.test(channel))
      return { ok: false, code: 'not-found' }
    try {
      if (!this.#limits.allows(socket.conn, this.#parts.addressOf(socket.request)))
        return { ok: false, code: 'too-many-requests' }
      await this.#unsubscribe(socket, channel)
      const person = await this.#personOf(socket)
      if (person === 'no-session') return { ok: false, code: 'no-session' }
      if (person && !hasScope(person.scopes, ['read'])) return { ok: false, code: 'not-allowed' }
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
      // the replay may have taken long: if the rights have changed by now, the client has to reconnect
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

  /** null: a visitor. Reads from the database each time, so that roles and session are current. */
  async #personOf(socket: Socket): Promise<SignedIn | null | 'no-session'> {
    const token: unknown = socket.handshake.auth['token']
    if (token === undefined || token === null || token === '') return null
    if (typeof token !== 'string') return 'no-session'
    const { db, clock, config } = this.#parts
    const person = await findSession(db, token, clock.now(), config)
    socket.data.userId = person?.id
    socket.data.session = person?.session
    return person ?? 'no-session'
  }

  #onPayload(payload: string): void {
    const message = parseNodeMessage(payload)
    if (message) void this.#onMessage(message)
    else this.#parts.log.warn({ payload: payload.slice(0, 200) }, 'a notice that is none of ours')
  }

  async #onMessage(message: NodeMessage): Promise<void> {
    try {
      if ('channel' in message) {
        this.#parts.snapshots.invalidate([message.channel])
        this.#wake(message.channel)
        return
      }
      const people = 'regrade' in message ? message.regrade : [message.ended]
      this.#parts.snapshots.invalidate(people.map(channelOf.person))
      if ('regrade' in message) await this.#recheckAccess(new Set(people))
      else await this.#endSessions(message.ended)
    } catch (error) {
      this.#parts.log.error({ err: error }, 'live')
    }
  }

  #wake(name: string): void {
    const channel = this.#channels.get(name)
    // left by a socket that disconnected while it subscribed
    if (channel?.isIdle) this.#channels.delete(name)
    else channel?.wake()
  }

  /** After missed NOTIFYs, reads every channel and checks the rights of every subscriber. */
  async #catchUp(): Promise<void> {
    const people = new Set<number>()
    for (const channel of this.#channels.values()) {
      channel.wake()
      for (const { userId } of channel.audience.people()) people.add(userId ?? 0)
    }
    await this.#onMessage({ regrade: [...people] })
  }

  /** Ends the subscriptions of these people whose audience has changed. */
  async #recheckAccess(userIds: Set<number>): Promise<void> {
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

  async #endExpiredSessions(): Promise<void> {
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

const nodeMessage: z.ZodMiniType<NodeMessage> = z.union([
  z.strictObject({ channel: z.string() }),
  z.strictObject({ regrade: z.array(z.int()) }),
  z.strictObject({ ended: z.int() }),
])

/** Returns null for payloads of other programs or later versions. */
function parseNodeMessage(payload: string): NodeMessage | null {
  try {
    return z.safeParse(nodeMessage, JSON.parse(payload)).data ?? null
  } catch {
    return null
  }
}

/** Pages of other sites may not connect; clients that are not browsers send no origin. */
function isFromHere({ origin, host }: IncomingHttpHeaders, publicUrl: string): boolean {
  if (origin === undefined) return true
  return URL.canParse(origin) && (new URL(origin).host === host || origin === new URL(publicUrl).origin)
}

function subscriptionsOf(socket: Socket): Set<string> {
  const names: Set<string> = (socket.data.subscriptions ??= new Set<string>())
  return names
}

function afterOf(options: unknown): number | null {
  const after = typeof options === 'object' && options !== null && 'after' in options ? options.after : null
  return typeof after === 'number' && Number.isSafeInteger(after) && after >= 0 ? after : null
}
