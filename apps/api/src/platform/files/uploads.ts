/** Receives pictures in multipart requests, and serves stored ones at /uploads. */
import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse } from '@trickline/contract/refusals'
import type { Config } from '../config.ts'
import { RefusalError, replyNoSuchPath } from '../http/errors.ts'
import { whyUnavailable } from '../postgres/unavailable.ts'
import { largestPictureBytes } from './pictures.ts'
import { makePrivateFolder } from './private-folder.ts'

/** The file of a request, on disk until the response is sent. */
export type Upload = { path: string; digest: string }

const mostUploadsPerAccount = 4
const mostUploads = 32
const longestUploadMilliseconds = 50_000
const retryAfterSeconds = 10
/** Files older than this are from a killed process. */
const leftoverMilliseconds = 3_600_000

export type Uploads = {
  /** Reads a multipart request: its text fields become the body, and its file is `request.upload` during `work`. */
  receive: <Result>(request: FastifyRequest, work: () => Promise<Result>) => Promise<Result>
}

export async function openUploads({ dataDir }: Pick<Config, 'dataDir'>): Promise<Uploads> {
  const folder = join(dataDir, 'unfinished')
  await makePrivateFolder(folder)
  await removeLeftovers(folder)
  const unfinished: number[] = []

  async function read(request: FastifyRequest, path: string): Promise<void> {
    const account = request.person?.id ?? 0
    if (unfinished.filter((each) => each === account).length >= mostUploadsPerAccount)
      throw new RefusalError(refuse('too-many-requests', { retryAfterSeconds }))
    if (unfinished.length >= mostUploads) throw new RefusalError(refuse('busy', { retryAfterSeconds }))
    unfinished.push(account)
    try {
      await readInTime(request, path)
    } finally {
      unfinished.splice(unfinished.indexOf(account), 1)
    }
  }

  return {
    receive: async (request, work) => {
      const path = join(folder, randomUUID())
      try {
        await read(request, path)
        return await work()
      } finally {
        await rm(path, { force: true })
      }
    },
  }
}

export async function acceptUploads(scope: FastifyInstance): Promise<void> {
  await scope.register(multipart, {
    limits: { files: 1, fileSize: largestPictureBytes, fields: 20, fieldSize: 10_000, headerPairs: 50 },
  })
}

/** On a timeout the response closes the connection, which ends the reading. */
async function readInTime(request: FastifyRequest, path: string): Promise<void> {
  const giveUp = new AbortController()
  const tooSlow = new Promise<never>((_, fail) => {
    giveUp.signal.addEventListener('abort', () => fail(new RefusalError(refuse('too-slow'))))
  })
  const timer = setTimeout(() => giveUp.abort(), longestUploadMilliseconds)
  try {
    await Promise.race([readParts(request, path, giveUp.signal), tooSlow])
  } catch (error) {
    // errors without a status are the parser's, e.g. for a body without boundary or end
    if (error instanceof RefusalError || (error instanceof Error && 'statusCode' in error)) throw error
    if (whyUnavailable(error) === 'disk-full') throw error
    throw new RefusalError(refuse('invalid', { errors: { body: ['invalid'] } }))
  } finally {
    clearTimeout(timer)
  }
}

async function readParts(request: FastifyRequest, path: string, signal: AbortSignal): Promise<void> {
  const fields: Record<string, unknown> = {}
  for await (const part of request.parts()) {
    if (part.type === 'file') request.upload = { path, digest: await writeToDisk(part.file, path, signal) }
    else fields[part.fieldname] = part.value
  }
  request.body = fields
}

async function writeToDisk(file: Readable, path: string, signal: AbortSignal): Promise<string> {
  const digest = createHash('sha256')
  const hashChunks = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      digest.update(chunk)
      yield chunk
    }
  }
  await pipeline(file, hashChunks, createWriteStream(path, { flags: 'wx', mode: 0o600 }), { signal })
  return digest.digest('base64url')
}

async function removeLeftovers(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const { mtimeMs } = await stat(path)
    if (Date.now() - mtimeMs > leftoverMilliseconds) await rm(path, { force: true })
  }
}

/** The files are immutable, since the name is the hash of the content. */
export function serveUploadedFiles(app: FastifyInstance): void {
  app.get<{ Params: { '*': string } }>('/uploads/*', async (request, reply) => {
    const file = await app.context.files.open(request.params['*'])
    if (!file) return replyNoSuchPath(request, reply)
    return reply.type('image/jpeg').header('cache-control', 'public, max-age=31536000, immutable').send(file)
  })
}
