/** Serves the built web app: hashed files as immutable, index.html at its addresses, with `<html data-demo>` on a demo server. */
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { replyNoSuchPath } from './errors.ts'

/** Relative to the source (src/platform/http) or the bundle (dist). Undefined before the build, or if the build has no routes. */
export function builtWebApp(
  places = ['../../../../web/dist', '../../web/dist'].map((path) =>
    fileURLToPath(new URL(path, import.meta.url)),
  ),
): string | undefined {
  return places.find((place) => existsSync(`${place}/index.html`) && existsSync(routesFileOf(place)))
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
        void reply.header('cache-control', hashed ? cachedForEver : isIcon(path) ? cachedForADay : 'no-cache')
        if (hashed) for (const name of removedHeaders) reply.removeHeader(name)
      },
    })
    if (isDemo) {
      app.get('/index.html', (_request, reply) => sendIndex(reply))
      // unless the public front page is built, which has this route
      if (!app.hasRoute({ method: 'GET', url: '/' })) app.get('/', (_request, reply) => sendIndex(reply))
    }
  }
  const isOfApp = folder === undefined ? () => false : addressesOf(routesFileOf(folder))
  const index = folder === undefined ? '' : (demoIndex ?? readFileSync(`${folder}/index.html`, 'utf8'))
  app.setNotFoundHandler((request, reply) => {
    if (request.method === 'OPTIONS')
      return reply.code(204).header('allow', 'GET, HEAD, POST, PUT, DELETE').send()
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (isRead && isOfApp(request.url)) return sendIndex(reply)
    if (folder === undefined || !isRead || !isForPerson(request)) return replyNoSuchPath(request, reply)
    // the app itself says that the page does not exist, in the person's language
    return reply.code(404).type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(index)
  })
}

const cachedForEver = 'public, max-age=31536000, immutable'
/** Icons keep their address when they change, so browsers show a changed one after at most a day. */
const cachedForADay = 'public, max-age=86400'

function isIcon(path: string): boolean {
  return /icon[\w-]*\.(?:svg|png)$/.test(path)
}

const removedHeaders = ['etag', 'last-modified', 'accept-ranges', 'x-request-id']

/** The file of the app router's routes, which `routes-plugin.ts` of the web app writes. */
function routesFileOf(folder: string): string {
  return `${folder}/server/routes.json`
}

/** Ignores case, like the router. */
function addressesOf(file: string): (url: string) => boolean {
  const routes: string[] = JSON.parse(readFileSync(file, 'utf8'))
  const patterns = routes.map((route) =>
    route.replace(/\/\{-\$\w+\}/g, '(/[^/]+)?').replace(/\$\w+/g, '[^/]+'),
  )
  const known = new RegExp(`^(${patterns.join('|')})/?$`, 'i')
  return (url) => known.test(url.replace(/[?#].*/, ''))
}

/** Whether a browser opens the address, not a script or a page loading a file. */
function isForPerson({ headers, url }: FastifyRequest): boolean {
  const isFile = /^\/(api|assets|uploads|socket\.io)(\/|\?|$)/.test(url)
  return !isFile && (headers.accept?.includes('text/html') ?? false)
}

function markedAsDemo(path: string): string {
  return readFileSync(path, 'utf8').replace('<html ', '<html data-demo ')
}
