/** A stream's message, compressed once for all readers: their gzip streams begin alike and never end. */
import { constants, deflateRawSync } from 'node:zlib'

export type StreamMessage = { plain: Buffer; gzip: Buffer }

/** Method deflate, without a name or a time, from an unknown system (RFC 1952). */
export const gzipStart = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])

/** Flushed completely, a message refers to no earlier one and can follow any. */
export function streamMessage(text: string): StreamMessage {
  return {
    plain: Buffer.from(text),
    gzip: deflateRawSync(text, { finishFlush: constants.Z_FULL_FLUSH }),
  }
}
