/** Serves the built web app: hashed files immutable, and index.html, with the demo as `<html data-demo>`. */
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { replyNoSuchPath } from './errors.ts'

/** Relative to the source (src/platform/http) or to the bundle (dist); undefined before the build. */
export function builtWebApp(): string | undefined {
  return ['../../../../web/dist', '../../web/dist']
    .map((path) => fileURLToPath(new URL(path, import.meta.url)))
    .find((place) => existsSync(`${place}/index.html`))
}

export async function serveWebApp(app: FastifyInstance, { isDemo }: { isDemo: boolean }): Promise<void> {
  const folder = builtWebApp()
  const demoIndex = folder !== undefined && isDemo ? markedAsDemo(`${folder}/index.html`) : null
  function sendIndex(reply: FastifyReply): FastifyReply {
    if (demoIndex === null) return reply.sendFile('index.html')
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(demoIndex)
  }
  if (folder !== undefined) {
    await app.register(fastifyStatic, {
      root: folder,
      cacheControl: false,
      preCompressed: true,
      allowedPath: (path) => !path.startsWith('/server/'),
      setHeaders: (reply, path) => {
        const hashed = path.includes('/assets/')
        void reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
        if (hashed) for (const name of removedHeaders) reply.removeHeader(name)
      },
    })
    if (isDemo) {
      app.get('/index.html', (_request, reply) => sendIndex(reply))
      // the public front page, if built, has this route
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

const removedHeaders = ['etag', 'last-modified', 'accept-ranges', 'x-request-id']

/** Any other address is a page for the router in the browser; a missing file must stay a 404. */
function isPage({ method, url }: FastifyRequest): boolean {
  const isFile = /^\/(api|assets|uploads|socket\.io)(\/|\?|$)/.test(url)
  return (method === 'GET' || method === 'HEAD') && !isFile
}

function markedAsDemo(path: string): string {
  return readFileSync(path, 'utf8').replace('<html ', '<html data-demo ')
}
