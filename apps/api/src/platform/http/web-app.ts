/**
 * Serves the built web app, compressed when it was built: hashed files for ever, index.html fresh, and index.html for
 * every page's address. With the demo that page says so: without it nothing in the browser asks for the demo.
 */
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { replyNoSuchPath } from './errors.ts'

/** The same place seen from src/platform/http and, bundled, from dist; undefined before it is built. */
export function builtWebApp(): string | undefined {
  return ['../../../../web/dist', '../../web/dist']
    .map((path) => fileURLToPath(new URL(path, import.meta.url)))
    .find((place) => existsSync(`${place}/index.html`))
}

export async function serveWebApp(app: FastifyInstance, { isDemo }: { isDemo: boolean }): Promise<void> {
  const folder = builtWebApp()
  const withDemo = folder !== undefined && isDemo ? markedAsDemo(`${folder}/index.html`) : null
  function sendIndex(reply: FastifyReply): FastifyReply {
    if (withDemo === null) return reply.sendFile('index.html')
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(withDemo)
  }
  if (folder !== undefined) {
    await app.register(fastifyStatic, {
      root: folder,
      cacheControl: false,
      // the build left them beside each file
      preCompressed: true,
      // with which the pages for everyone are made here
      allowedPath: (path) => !path.startsWith('/server/'),
      setHeaders: (reply, path) => {
        const hashed = path.includes('/assets/')
        void reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
        if (hashed) for (const name of neverAsked) reply.removeHeader(name)
      },
    })
    if (isDemo) {
      app.get('/index.html', (_request, reply) => sendIndex(reply))
      // the front page has it, where it is built
      if (!app.hasRoute({ method: 'GET', url: '/' })) app.get('/', (_request, reply) => sendIndex(reply))
    }
  }
  app.setNotFoundHandler((request, reply) => {
    if (request.method === 'OPTIONS')
      return reply.code(204).header('allow', 'GET, HEAD, POST, PUT, DELETE').send()
    if (folder === undefined || !isPage(request)) return replyNoSuchPath(request, reply)
    return sendIndex(reply)
  })
}

/** Of a file that never changes: it is not fetched anew, small as it is it comes whole, and nobody wonders what became of it. */
const neverAsked = ['etag', 'last-modified', 'accept-ranges', 'x-request-id']

/** The router in the browser knows the pages; a missing file must not look like one. */
function isPage({ method, url }: FastifyRequest): boolean {
  const isFile = /^\/(api|assets|uploads|socket\.io)(\/|\?|$)/.test(url)
  return (method === 'GET' || method === 'HEAD') && !isFile
}

function markedAsDemo(path: string): string {
  return readFileSync(path, 'utf8').replace('<html ', '<html data-demo ')
}
