/** PostgreSQL's COPY through the driver: streams rows out of a query and rows into a table. */
import { once } from 'node:events'
import type { Duplex } from 'node:stream'
import type { Client, Connection, Submittable } from 'pg'

/** Members of the driver's connection that its types lack. */
type CopyConnection = {
  stream: Duplex
  sendCopyFromChunk: (chunk: Buffer) => void
  endCopyFrom: () => void
  sendCopyFail: (message: string) => void
}

/** Bytes that wait for the reader at most; beyond them PostgreSQL waits. */
const mostWaitingBytes = 1024 * 1024

/** Yields the rows of one SELECT in COPY's text format; nobody else may use the client until they are read. */
export async function* copyOut(client: Client, select: string): AsyncGenerator<Buffer> {
  const copy = client.query(new CopyOut(`copy (${select}) to stdout`))
  for (;;) {
    const chunk = await copy.next()
    if (chunk === null) return
    yield chunk
  }
}

/** `target`: a table with its columns. Throws PostgreSQL's error about a row. */
export async function copyIn(client: Client, target: string, rows: AsyncIterable<Buffer>): Promise<void> {
  await client.query(new CopyIn(`copy ${target} from stdin`, rows)).done
}

/** The driver calls these methods; those that COPY does not need are empty. */
class Copy {
  readonly #text: string

  constructor(text: string) {
    this.#text = text
  }

  submit(connection: Connection): void {
    connection.query(this.#text)
  }

  handleRowDescription(): void {}
  handleDataRow(): void {}
  handleEmptyQuery(): void {}
  handleCommandComplete(): void {}
}

class CopyOut extends Copy implements Submittable {
  #chunks: Buffer[] = []
  #bytes = 0
  #error: Error | null = null
  #isOver = false
  #stream: Duplex | null = null
  #wake = () => {}

  handleCopyData({ chunk }: { chunk: Buffer }, { stream }: CopyConnection): void {
    // copied, since the driver reuses its buffer
    this.#chunks.push(Buffer.from(chunk))
    this.#bytes += chunk.length
    this.#stream = stream
    if (this.#bytes > mostWaitingBytes) stream.pause()
    this.#wake()
  }

  handleReadyForQuery(): void {
    this.#isOver = true
    this.#wake()
  }

  handleError(error: Error): void {
    this.#error = error
    this.#isOver = true
    this.#wake()
  }

  /** null at the end */
  async next(): Promise<Buffer | null> {
    while (this.#chunks.length === 0 && !this.#isOver)
      await new Promise<void>((resolve) => (this.#wake = resolve))
    if (this.#error) throw this.#error
    if (this.#chunks.length === 0) return null
    const chunk = Buffer.concat(this.#chunks)
    this.#chunks = []
    this.#bytes = 0
    this.#stream?.resume()
    return chunk
  }
}

class CopyIn extends Copy implements Submittable {
  readonly #rows: AsyncIterable<Buffer>
  readonly done: Promise<void>
  #settle = { resolve: () => {}, reject: (_error: unknown) => {} }
  #error: unknown = null

  constructor(text: string, rows: AsyncIterable<Buffer>) {
    super(text)
    this.#rows = rows
    this.done = new Promise((resolve, reject) => (this.#settle = { resolve, reject }))
  }

  handleCopyInResponse(connection: CopyConnection): void {
    void this.#send(connection)
  }

  handleReadyForQuery(): void {
    if (this.#error === null) this.#settle.resolve()
    else this.#settle.reject(this.#error)
  }

  handleError(error: Error): void {
    // the reader's own error says more than PostgreSQL's remark that the rows ended
    this.#error ??= error
    this.#settle.reject(this.#error)
  }

  async #send(connection: CopyConnection): Promise<void> {
    try {
      for await (const chunk of this.#rows) {
        if (this.#error !== null) return
        connection.sendCopyFromChunk(chunk)
        if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain')
      }
      connection.endCopyFrom()
    } catch (error) {
      this.#error = error
      connection.sendCopyFail('the rows could not be read')
    }
  }
}
