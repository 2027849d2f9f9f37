/** Closes the connection after a reply to a request whose body has not fully arrived (calls §4), as the rest is useless. */
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply } from 'fastify'

/** A smaller body is nearly here: its connection is kept for the next request. */
const smallBodyBytes = 64 * 1024
/** Time to read what the client sent before it saw the reply: a closed socket would reset the connection and lose the reply. */
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
  // Node closes the connection after the reply with this method
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

/** True if the client closed the connection before it had sent the whole body. */
export function hungUp({ complete, destroyed }: IncomingMessage): boolean {
  return destroyed && !complete
}
