/** Assembles the server: hooks, the calls of each noun, the live channel, the web app. */
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import Fastify, { LogController } from 'fastify'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import helmet from 'helmet'
import { registerAccounts } from './accounts/routes.ts'
import { registerAdmin } from './admin/routes.ts'
import { registerCompetitions } from './competitions/routes.ts'
import { registerEntries } from './entries/routes.ts'
import { registerHome } from './home/routes.ts'
import { registerLivePage } from './competitions/live-page/routes.ts'
import { registerSharing } from './competitions/share/routes.ts'
import { registerMedia } from './media/routes.ts'
import { registerPeople } from './people/routes.ts'
import { registerPhases } from './phases/routes.ts'
import { registerRounds } from './rounds/routes.ts'
import { registerSearch, registerSearchPage } from './search/routes.ts'
import { registerSettings } from './settings/routes.ts'
import { registerStatistics } from './statistics/routes.ts'
import { registerStatus } from './status/routes.ts'
import { registerTraining } from './training/routes.ts'
import { registerTricks } from './tricks/routes.ts'
import { labelReplies, registerApiHooks } from './platform/http/api-hooks.ts'
import { builtPages } from './platform/http/built-pages.ts'
import { trustedProxies } from './platform/http/client-address.ts'
import { registerErrorHandler, replyNoSuchPath } from './platform/http/errors.ts'
import { registerHealth } from './platform/http/health.ts'
import { closeUnfinished } from './platform/http/unfinished-body.ts'
import type { Context } from './platform/context.ts'
import { liveRights } from './platform/live/rights.ts'
import type { SignedIn } from './platform/http/sessions.ts'
import { serveUploadedFiles } from './platform/files/uploads.ts'
import type { Upload } from './platform/files/uploads.ts'
import { serveWebApp } from './platform/http/web-app.ts'

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
/** For the headers, and for the whole request: a picture of 10 MB takes a minute on a bad connection. */
const longestHeadersMilliseconds = 15_000
const longestRequestMilliseconds = 60_000
/** Between two requests: longer than proxies keep a connection, which would otherwise send into a closed one. */
const longestIdleMilliseconds = 72_000
/** Without any data, as of a client that does not read a large response. */
const longestSilenceMilliseconds = 90_000

/** 256 kB, the size of the largest responses; the default window takes sixteen times the memory. */
const brotliWindowBits = 18

const nouns: ((api: FastifyInstance) => void)[] = [
  registerHealth,
  registerAccounts,
  registerAdmin,
  registerPeople,
  registerTricks,
  registerCompetitions,
  registerEntries,
  registerPhases,
  registerRounds,
  registerTraining,
  registerStatistics,
  registerSearch,
  registerSettings,
  registerStatus,
  registerMedia,
  registerHome,
]

/** The caller listens, then sets `readiness.isReady`. Closing the app closes no part of the context but `live`. */
export async function buildApp(
  context: Context,
  registerMore: (api: FastifyInstance) => void = () => {},
): Promise<FastifyInstance> {
  const log: FastifyBaseLogger = context.log
  // makes request ids unique over starts and nodes
  const start = context.random.bytes(6).toString('base64url')
  let requests = 0
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => `${start}-${(requests += 1).toString(36)}`,
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

  labelReplies(app)
  closeUnfinished(app)
  registerErrorHandler(app)
  // not @fastify/helmet, which computes the headers for each request
  const addPageHeaders = helmet(helmetOptions(context, await builtPages()))
  app.addHook('onRequest', (request, reply, done) => {
    const { url } = request
    if (url.startsWith('/assets/')) reply.headers(fileHeaders)
    else if (url.startsWith('/api/')) reply.headers(apiHeaders)
    else return addPageHeaders(request.raw, reply.raw, () => done())
    return done()
  })
  // quality 4: about the size of gzip's best in a fraction of the time
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: {
      params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: brotliWindowBits },
    },
  })
  await app.register(
    async (api) => {
      registerApiHooks(api)
      for (const register of [...nouns, registerMore]) register(api)
    },
    { prefix: '/api' },
  )
  serveUploadedFiles(app)
  await registerLivePage(app)
  await registerSharing(app)
  await registerSearchPage(app)
  await serveWebApp(app, { isDemo: context.config.demo })

  app.addHook('onReady', () => context.live.serve(app.server, liveRights(context)))
  app.addHook('preClose', () => context.live.close())
  return app
}

/** For scripts and styles: without a page's policies, which are larger than many files. */
const fileHeaders = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
}

const apiHeaders = {
  ...fileHeaders,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}

/** What `iframe_api` loads is in the folder. */
const videoPlayer = ['https://www.youtube.com/iframe_api', 'https://www.youtube.com/s/player/']

/** Pages may load from the own origin and from YouTube (screens §16); the only inline script is that of `pages`. */
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
