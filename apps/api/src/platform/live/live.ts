/**
 * The live channel: Socket.IO on the server's own port (live-events §1). Events are rows of a log; a node
 * that hears of news reads what it has not sent yet and sends it. Nothing is kept here that a restart or
 * another node would miss.
 */
import type { Server as HttpServer } from 'node:http'
import type { Kysely } from 'kysely'
import type pg from 'pg'
import type { Logger } from 'pino'
import { Server } from 'socket.io'
import type { Socket } from 'socket.io'
import type { SubscribeReply } from '@trickline/contract/live-events'
import type { LiveNotice } from './announce.ts'
import type { Clock } from '../clock.ts'
import type { Audience } from './audience.ts'
import { LiveChannel } from './channel.ts'
import { listenForNotices } from './notices.ts'
import type { Notices } from './notices.ts'
import type { Schema } from '../postgres/schema.ts'
import { findSession } from '../http/sessions.ts'
import type { SignedIn } from '../http/sessions.ts'

/** What a person may see of a channel; null: nothing, or there is no such channel. */
export type AudienceOf = (person: SignedIn | null, channel: string) => Promise<Audience | null>

export type Live = {
  /** Serves the live channel on this server. */
  serve: (server: HttpServer, audienceOf: AudienceOf) => Promise<void>
  /** Closes every connection; the HTTP server stays. */
  close: () => Promise<void>
}

type LiveParts = { db: Kysely<Schema>; connection: pg.ClientConfig; clock: Clock; log: Logger }

const mostSubscriptions = 50

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

class LiveNode {
  readonly #io: Server
  readonly #parts: LiveParts
  readonly #audienceOf: AudienceOf
  readonly #channels = new Map<string, LiveChannel>()
  #notices: Notices | null = null

  constructor(parts: LiveParts, server: HttpServer, audienceOf: AudienceOf) {
    this.#parts = parts
    this.#audienceOf = audienceOf
    this.#io = new Server(server, {
      serveClient: false,
      transports: ['websocket', 'polling'],
      // clients only ever send names of channels
      maxHttpBufferSize: 10_000,
    })
    this.#io.on('connection', (socket) => this.#onConnection(socket))
  }

  async listen(): Promise<void> {
    const { connection, log } = this.#parts
    this.#notices = await listenForNotices({
      connection,
      channel: 'live',
      heard: (payload) => void this.#onNotice(JSON.parse(payload)),
      mayHaveMissed: () => void this.#catchUp(),
      log,
    })
  }

  async close(): Promise<void> {
    await this.#notices?.close()
    for (const channel of this.#channels.values()) channel.close()
    // Like a lost connection, without a goodbye: who is told goodbye does not come back to the next server.
    this.#io.engine.close()
  }

  #onConnection(socket: Socket): void {
    // one after the other for each socket: an 'unsubscribe' never overtakes its 'subscribe'
    let line = Promise.resolve()
    const inLine = (work: () => Promise<void>) => {
      line = line.then(work).catch((error: unknown) => this.#parts.log.error({ err: error }, 'live'))
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
      await this.#unsubscribe(socket, channel)
      const person = await this.#personOf(socket)
      if (person === 'no-session') return { ok: false, code: 'no-session' }
      const audience = await this.#audienceOf(person, channel)
      const names = subscriptionsOf(socket)
      if (audience === null || names.size >= mostSubscriptions) return { ok: false, code: 'not-allowed' }
      names.add(channel)
      const userId = person?.id ?? null
      return { ok: true, ...(await this.#channel(channel).join({ socket, audience, userId, after })) }
    } catch (error) {
      this.#parts.log.error({ err: error }, 'live')
      return { ok: false, code: 'not-ready' }
    }
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
    return person ?? 'no-session'
  }

  async #onNotice(notice: LiveNotice): Promise<void> {
    try {
      if ('channel' in notice) this.#wake(notice.channel)
      else if ('regrade' in notice) await this.#regrade(new Set(notice.regrade))
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
        const person = await this.#personOf(socket)
        const now = person === 'no-session' ? null : await this.#audienceOf(person, name)
        if (now === audience) continue
        await this.#unsubscribe(socket, name)
        socket.emit('ChannelReset', { channel: name })
      }
    }
  }

  async #endSessions(userId: number): Promise<void> {
    for (const socket of this.#io.sockets.sockets.values()) {
      if (socket.data.userId === userId && (await this.#personOf(socket)) === 'no-session')
        socket.disconnect(true)
    }
  }
}

/** The names of what a socket is subscribed to. */
function subscriptionsOf(socket: Socket): Set<string> {
  const names: Set<string> = (socket.data.subscriptions ??= new Set<string>())
  return names
}

function afterOf(options: unknown): number | null {
  const after = typeof options === 'object' && options !== null && 'after' in options ? options.after : null
  return typeof after === 'number' && Number.isSafeInteger(after) && after >= 0 ? after : null
}
