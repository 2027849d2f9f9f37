/** A reply to a request whose body has not arrived closes the connection (calls §4): the rest is of no use. */
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply } from 'fastify'

/** A smaller body is on its way already: its connection is kept for the next request. */
const smallBodyBytes = 64 * 1024
/** For what the client sent before it read the reply: a closed socket would answer it by a reset, which loses the reply. */
const lastBytesMilliseconds = 2000

export function closeUnfinished(app: FastifyInstance): void {
  app.addHook('onSend', ({ raw }, reply, _payload, done) => {
    if (isUnfinished(raw)) closeAfter(raw, reply)
    done()
  })
}

function closeAfter(raw: IncomingMessage, reply: FastifyReply): void {
  reply.header('connection', 'close')
  const { socket } = raw
  // by which Node closes the connection after the reply
  socket.destroySoon = () => {
    socket.end()
    raw.unpipe()
    raw.resume()
    setTimeout(() => socket.destroy(), lastBytesMilliseconds).unref()
  }
}

function isUnfinished({ complete, headers }: IncomingMessage): boolean {
  const length =
    headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : Infinity
  return !complete && length > smallBodyBytes
}

/** True when the client closed the connection before it sent the whole body. */
export function hungUp({ complete, destroyed }: IncomingMessage): boolean {
  return destroyed && !complete
}
