/** A message of a stream, compressed once for all who read it: their gzip streams begin alike and never end. */
import { constants, deflateRawSync } from 'node:zlib'

export type StreamMessage = { plain: Buffer; gzip: Buffer }

/** Deflated, without a name or a time, of an unknown system (RFC 1952). */
export const gzipStart = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])

/** Flushed in full, a message refers to none before it and can follow any. */
export function streamMessage(text: string): StreamMessage {
  return {
    plain: Buffer.from(text),
    gzip: deflateRawSync(text, { finishFlush: constants.Z_FULL_FLUSH }),
  }
}
