/** Assembles the server: what is around every request, the calls of each noun, the live channel, the web app. */
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
import { registerApiHooks, labelReplies } from './platform/http/api-hooks.ts'
import { builtPages } from './platform/http/built-pages.ts'
import { trustedProxies } from './platform/http/client-address.ts'
import { registerErrorHandler, replyNoSuchPath } from './platform/http/errors.ts'
import { registerHealth } from './platform/http/health.ts'
import type { Context } from './platform/context.ts'
import { liveRights } from './platform/live/rights.ts'
import type { SignedIn } from './platform/http/sessions.ts'
import { serveUploadedFiles } from './platform/files/uploads.ts'
import type { Upload } from './platform/files/uploads.ts'
import { serveWebApp } from './platform/http/web-app.ts'

declare module 'fastify' {
  interface FastifyInstance {
    context: Context
    /** Set once everything is there: the demo loaded, the server listening. */
    readiness: { isReady: boolean }
  }
  interface FastifyRequest {
    person: SignedIn | null
    /** The file of a multipart request. */
    upload: Upload | null
  }
}

const largestBodyBytes = 1024 * 1024
/** Until its head, and until all of it has come: a picture of 10 MB needs a minute on a bad line. */
const longestHeadMilliseconds = 15_000
const longestRequestMilliseconds = 60_000
/** Between two requests: longer than a proxy keeps a connection, or it would send into a closed one. */
const longestIdleMilliseconds = 72_000
/** Nothing goes either way: whoever asks for much and does not read it. */
const longestSilenceMilliseconds = 90_000

/** 256 kB, the size of the largest answers: by itself it takes sixteen times as much memory for each. */
const brotliWindowBits = 18

/** The calls of each noun, put below /api by its routes.ts. */
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

/** Call `listen`, then set `readiness.isReady`. Closing it closes the live channel, and nothing else of the context. */
export async function buildApp(
  context: Context,
  /** The demo's, and those of tests. */
  more: (api: FastifyInstance) => void = () => {},
): Promise<FastifyInstance> {
  const log: FastifyBaseLogger = context.log
  // no other start and no other node gives the same ids
  const start = context.random.bytes(6).toString('base64url')
  let requests = 0
  const app = Fastify({
    loggerInstance: log,
    // api-hooks.ts writes its own line
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => `${start}-${(requests += 1).toString(36)}`,
    trustProxy: trustedProxies(context.config),
    bodyLimit: largestBodyBytes,
    http: { headersTimeout: longestHeadMilliseconds, connectionsCheckingInterval: 5000 },
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
  registerErrorHandler(app)
  // not as a plugin of Fastify, which works its headers out anew for each request
  const protect = helmet(protection(context, await builtPages()))
  app.addHook('onRequest', (request, reply, done) => {
    const { url } = request
    if (url.startsWith('/assets/')) reply.headers(protectionOfFiles)
    else if (url.startsWith('/api/')) reply.headers(protectionOfAnswers)
    else return protect(request.raw, reply.raw, () => done())
    return done()
  })
  // quality 4: about the size of gzip's best, for a fraction of the time
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
      for (const register of [...nouns, more]) register(api)
    },
    { prefix: '/api' },
  )
  serveUploadedFiles(app)
  await registerLivePage(app)
  await registerSharing(app)
  await registerSearchPage(app)
  await serveWebApp(app, { isDemo: context.config.demo })

  app.addHook('onReady', () => context.live.serve(app.server, liveRights(context.db)))
  app.addHook('preClose', () => context.live.close())
  return app
}

/** Of scripts and styles, which are no page: a page's policies would weigh more than many a file. */
const protectionOfFiles = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
}

/** Of what the API answers: opened as a page it loads nothing and stands in no frame. */
const protectionOfAnswers = {
  ...protectionOfFiles,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}

/** What browsers may load: ourselves, and the videos of YouTube (screens §16). Of scripts in a page only that of our own pages. */
function protection(context: Context, pages: { scriptHash: string } | undefined) {
  const isSecure = context.config.publicUrl.startsWith('https:')
  return {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", 'https://www.youtube.com', ...(pages ? [`'${pages.scriptHash}'`] : [])],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', 'https://i.ytimg.com'],
        fontSrc: ["'self'", 'data:'],
        // the websocket of the same host included
        connectSrc: ["'self'"],
        frameSrc: ['https://www.youtube.com', 'https://www.youtube-nocookie.com'],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        upgradeInsecureRequests: isSecure ? [] : null,
      },
    },
    strictTransportSecurity: isSecure,
    // the player of YouTube refuses to play without a referrer
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' as const },
  }
}
