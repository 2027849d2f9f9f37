/** What every request passes: limits, a request id, headers, compression; below /api also the time, readiness and a log line. */
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import Fastify, { LogController } from 'fastify'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import helmet from 'helmet'
import { refuse } from '@trickline/contract/refusals'
import type { Context } from '../context.ts'
import type { Upload } from '../files/uploads.ts'
import { builtPages } from './built-pages.ts'
import { trustedProxies } from './client-address.ts'
import { registerErrorHandler, replyNoSuchPath, sendRefusal } from './errors.ts'
import { closeUnfinished, hungUp } from './unfinished-body.ts'
import type { SignedIn } from './work.ts'

declare module 'fastify' {
  interface FastifyInstance {
    context: Context
    readiness: { isReady: boolean }
  }
  interface FastifyRequest {
    person: SignedIn | null
    upload: Upload | null
  }
}

const largestBodyBytes = 1024 * 1024
/** Time allowed for the headers, and below for the whole request: a 10 MB picture takes a minute on a bad connection. */
const longestHeadersMilliseconds = 15_000
const longestRequestMilliseconds = 60_000
/** Time between two requests: longer than proxies keep a connection, so that they never send into a closed one. */
const longestIdleMilliseconds = 72_000
/** Time without any data before the connection is closed, for example when a client does not read a large response. */
const longestSilenceMilliseconds = 90_000

/** A window of 256 kB, the size of the largest responses; the default takes sixteen times the memory. */
const brotliWindowBits = 18

/** Opens a server that has no calls and pages yet. */
export async function openFrame(context: Context): Promise<FastifyInstance> {
  const log: FastifyBaseLogger = context.log
  // makes request ids unique across starts and nodes
  const start = context.random.bytes(6).toString('base64url')
  let requests = 0
  const nextId = () => `${start}-${(requests += 1).toString(36)}`
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: nextId,
    trustProxy: trustedProxies(context.config),
    bodyLimit: largestBodyBytes,
    http: { headersTimeout: longestHeadersMilliseconds, connectionsCheckingInterval: 5000 },
    requestTimeout: longestRequestMilliseconds,
    keepAliveTimeout: longestIdleMilliseconds,
    connectionTimeout: longestSilenceMilliseconds,
    frameworkErrors: (_error, request, reply) => void replyNoSuchPath(request, reply),
  })
  app.decorate('context', context)
  app.decorate('readiness', { isReady: false })
  app.decorateRequest('person', null)
  app.decorateRequest('upload', null)
  await addHeaders(app)
  context.repeated.serve(app, () => ({ 'x-request-id': nextId(), ...apiHeadersNow(context) }))
  closeUnfinished(app)
  registerErrorHandler(app)
  // quality 4 compresses about as well as gzip's best in a fraction of the time
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: {
      params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: brotliWindowBits },
    },
  })
  return app
}

/** The API replies 503 until the caller sets `readiness.isReady`, and once the server is stopping. */
async function addHeaders(app: FastifyInstance): Promise<void> {
  const { context, readiness } = app
  // not @fastify/helmet, which computes the headers anew for each request
  const addPageHeaders = helmet(helmetOptions(context, await builtPages()))
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    if (/^\/api(\/|\?|$)/.test(request.url)) {
      reply.headers(apiHeadersNow(context))
      if (readiness.isReady) done()
      else sendRefusal(request, reply, refuse('not-ready'))
    } else if (request.url.startsWith('/assets/')) {
      reply.headers(fileHeaders)
      done()
    } else addPageHeaders(request.raw, reply.raw, () => done())
  })
  app.addHook('preClose', async () => {
    readiness.isReady = false
  })
}

/** Parses every body below /api as JSON and logs each request. */
export function registerApiHooks(api: FastifyInstance): void {
  acceptJson(api)
  api.setNotFoundHandler((request, reply) =>
    request.method === 'OPTIONS'
      ? reply.code(204).header('allow', 'GET, POST, PUT, DELETE').send()
      : replyNoSuchPath(request, reply),
  )
  api.addHook('onResponse', (request, reply, done) => {
    const path = request.routeOptions.url ?? 'no such path'
    const line = { method: request.method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }
    // reads and readiness checks are too many for the log of changes
    const isRead = request.method === 'GET' && (reply.statusCode < 400 || reply.statusCode === 503)
    if (isRead || hungUp(request.raw)) request.log.debug(line, 'answered')
    else request.log.info(line, 'answered')
    done()
  })
}

/** Parses every body as JSON, whatever its content type; an empty body becomes undefined. */
function acceptJson(api: FastifyInstance): void {
  const parse = api.getDefaultJsonParser('remove', 'remove')
  api.removeAllContentTypeParsers()
  api.addContentTypeParser<string>('*', { parseAs: 'string' }, (request, body, done) => {
    if (body.trim() === '') done(null, undefined)
    else void parse(request, body, done)
  })
}

/** For scripts and styles: leaves out a page's policies, which are larger than many files. */
const fileHeaders = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
}

const apiHeaders = {
  ...fileHeaders,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
}

/** Includes the server's time, by which countdowns run. */
function apiHeadersNow({ clock }: Context): Record<string, string> {
  return { ...apiHeaders, 'x-server-time': clock.now().toISOString() }
}

/** The folder from which the script `iframe_api` loads the player. */
const videoPlayer = ['https://www.youtube.com/iframe_api', 'https://www.youtube.com/s/player/']

/** Pages may load from their own origin and from YouTube (screens §16); the only inline script is that of `pages`. */
function helmetOptions(context: Context, pages: { scriptHash: string } | undefined) {
  const isSecure = context.config.publicUrl.startsWith('https:')
  return {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...videoPlayer, ...(pages ? [`'${pages.scriptHash}'`] : [])],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', 'https://i.ytimg.com'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        frameSrc: ['https://www.youtube.com', 'https://www.youtube-nocookie.com'],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        upgradeInsecureRequests: isSecure ? [] : null,
      },
    },
    strictTransportSecurity: isSecure,
    // YouTube's player requires a referrer
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' as const },
  }
}
