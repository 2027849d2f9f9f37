/**
 * The file of a backup: a line that says what it is, then compressed parts, encrypted if BACKUP_KEY is set. A part is a head
 * and bytes; each of its frames begins with its length, and an empty frame ends it. Only a complete file gets its final name.
 */
import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { createGunzip, createGzip } from 'node:zlib'
import { CannotStart } from '../cannot-start.ts'
import { errorSentence } from '../postgres/embedded-programs.ts'

export type Part<Head> = { head: Head; bytes: AsyncIterable<Buffer> }

const plainLine = 'trickline-backup 1 plain\n'
const sealedLine = /^trickline-backup 1 aes-256-gcm ([\w-]{22})\n/
const longestLineBytes = 64
const saltBytes = 16
const tagBytes = 16
/** Size of the records that are encrypted one by one. */
const recordBytes = 64 * 1024
const largestFrameBytes = 64 * 1024 * 1024

/** Writes under a temporary name first. Throws CannotStart when the disk does not take it. */
export async function writeParts<Head>(
  path: string,
  backupKey: string | null,
  parts: AsyncIterable<Part<Head>>,
): Promise<void> {
  const unfinished = `${path}.new-${process.pid}`
  const salt = randomBytes(saltBytes)
  const key = backupKey === null ? null : await keyOf(backupKey, salt)
  const line = key === null ? plainLine : `trickline-backup 1 aes-256-gcm ${salt.toString('base64url')}\n`
  const file = createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true })
  try {
    await pipeline(
      Readable.from(framesOf(parts)),
      createGzip(),
      async function* (packed: AsyncIterable<Buffer>) {
        yield Buffer.from(line)
        yield* key === null ? packed : seal(packed, key)
      },
      file,
    )
    await rename(unfinished, path)
  } catch (error) {
    await rm(unfinished, { force: true })
    if (error instanceof Error && 'syscall' in error)
      throw new CannotStart(`"${path}" cannot be written: ${errorSentence(error)}`, { cause: error })
    throw error
  }
}

/** Each part must be read before the next. Throws CannotStart if the file is no backup, is incomplete, or has another key. */
export async function* readParts<Head>(
  path: string,
  backupKey: string | null,
  headOf: (head: unknown) => Head,
): AsyncGenerator<Part<Head>> {
  const { key, start } = await openFile(path, backupKey)
  const file = createReadStream(path, { start })
  const unpacked = createGunzip()
  let packedBytes = 0
  const reading = pipeline(
    file,
    async function* (bytes: AsyncIterable<Buffer>) {
      for await (const chunk of key === null ? bytes : unseal(bytes, key)) {
        packedBytes += chunk.length
        yield chunk
      }
    },
    unpacked,
  )
  // the reader of the decompressed data reports the error
  reading.catch(() => {})
  try {
    const frames = new Frames(unpacked)
    for (let head = await frames.next(); head !== null; head = await frames.next()) {
      const bytes = frames.untilEmpty()
      yield { head: headOf(JSON.parse(head.toString())), bytes }
      for await (const chunk of bytes) void chunk
    }
    // bytes after the end of a compressed stream are no error to zlib if they begin with 0
    await reading.catch((error: unknown) => {
      throw new DamagedError(error)
    })
    if (unpacked.bytesWritten !== packedBytes) throw new DamagedError('something follows its end')
  } finally {
    file.destroy()
    unpacked.destroy()
  }
}

class DamagedError extends CannotStart {
  constructor(cause: unknown) {
    super('The backup is damaged, not whole, or sealed with another BACKUP_KEY. Nothing was changed.', {
      cause,
    })
  }
}

async function* framesOf<Head>(parts: AsyncIterable<Part<Head>>): AsyncGenerator<Buffer> {
  for await (const { head, bytes } of parts) {
    yield* frameOf(Buffer.from(JSON.stringify(head)))
    for await (const chunk of bytes) if (chunk.length > 0) yield* frameOf(chunk)
    yield* frameOf(Buffer.alloc(0))
  }
}

function* frameOf(bytes: Buffer): Generator<Buffer> {
  yield uint32(bytes.length)
  yield bytes
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

/** Reads exact numbers of bytes from a stream. */
class Bytes {
  readonly #source: AsyncIterator<Buffer>
  #rest: Buffer = Buffer.alloc(0)

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]()
  }

  /** Returns null at the end. Fewer bytes than asked for are an error, except with `atMost`. */
  async take(count: number, { atMost = false } = {}): Promise<Buffer | null> {
    const chunks = [this.#rest]
    let length = this.#rest.length
    while (length < count) {
      const { done, value } = await this.#source.next().catch((error: unknown) => {
        const isOfFile = error instanceof Error && 'code' in error && !String(error.code).startsWith('Z_')
        throw error instanceof DamagedError || isOfFile ? error : new DamagedError(error)
      })
      if (done) break
      chunks.push(value)
      length += value.length
    }
    const all = Buffer.concat(chunks, length)
    if (length === 0) return null
    if (length < count && !atMost) throw new DamagedError('it ends early')
    this.#rest = all.subarray(count)
    return all.subarray(0, count)
  }
}

class Frames {
  readonly #bytes: Bytes

  constructor(source: AsyncIterable<Buffer>) {
    this.#bytes = new Bytes(source)
  }

  async next(): Promise<Buffer | null> {
    const length = (await this.#bytes.take(4))?.readUInt32BE()
    if (length === undefined) return null
    if (length === 0) return Buffer.alloc(0)
    if (length > largestFrameBytes) throw new DamagedError('a frame is too large')
    const frame = await this.#bytes.take(length)
    if (frame === null) throw new DamagedError('it ends early')
    return frame
  }

  async *untilEmpty(): AsyncGenerator<Buffer> {
    for (;;) {
      const frame = await this.next()
      if (frame === null) throw new DamagedError('it ends early')
      if (frame.length === 0) return
      yield frame
    }
  }
}

/** Records of a length, a text and a tag. Each is numbered and the last is marked, so that none can be left out or moved. */
async function* seal(packed: AsyncIterable<Buffer>, key: Buffer): AsyncGenerator<Buffer> {
  const bytes = new Bytes(packed)
  let record = await bytes.take(recordBytes, { atMost: true })
  for (let number = 0; record !== null; number++) {
    const next = await bytes.take(recordBytes, { atMost: true })
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(number, next === null))
    const text = Buffer.concat([cipher.update(record), cipher.final()])
    yield Buffer.concat([uint32(text.length), text, cipher.getAuthTag()])
    record = next
  }
}

async function* unseal(sealed: AsyncIterable<Buffer>, key: Buffer): AsyncGenerator<Buffer> {
  const bytes = new Bytes(sealed)
  let length = (await bytes.take(4))?.readUInt32BE()
  for (let number = 0; length !== undefined; number++) {
    if (length > recordBytes) throw new DamagedError('a record is too large')
    const record = await bytes.take(length + tagBytes)
    const next: number | undefined = (await bytes.take(4))?.readUInt32BE()
    if (record === null) throw new DamagedError('it ends early')
    const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(number, next === undefined))
    decipher.setAuthTag(record.subarray(length))
    try {
      yield Buffer.concat([decipher.update(record.subarray(0, length)), decipher.final()])
    } catch (error) {
      throw new DamagedError(error)
    }
    length = next
  }
}

/** Each file has its own key, so record numbers are enough as nonces. */
function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUInt32BE(number, 4)
  nonce.writeUInt8(isLast ? 1 : 0, 11)
  return nonce
}

const scryptKey = promisify<string, Buffer, number, Buffer>(scrypt)
const keyOf = (secret: string, salt: Buffer) => scryptKey(secret, salt, 32)

async function openFile(
  path: string,
  backupKey: string | null,
): Promise<{ key: Buffer | null; start: number }> {
  const file = await open(path).catch((error: unknown) => {
    throw new CannotStart(`"${path}" cannot be read: ${errorSentence(error)}`, { cause: error })
  })
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(longestLineBytes), 0, longestLineBytes, 0)
    const text = buffer.subarray(0, bytesRead).toString('latin1')
    if (text.startsWith(plainLine)) return { key: null, start: plainLine.length }
    const [line, salt] = sealedLine.exec(text) ?? []
    if (line === undefined || salt === undefined)
      throw new CannotStart(`"${path}" is no backup of Trickline.`)
    if (backupKey === null) throw new CannotStart(`"${path}" is sealed: set BACKUP_KEY.`)
    return { key: await keyOf(backupKey, Buffer.from(salt, 'base64url')), start: line.length }
  } finally {
    await file.close()
  }
}
