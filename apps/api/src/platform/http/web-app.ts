/** Serves the built web app: hashed files for ever, index.html fresh, and index.html for every page's address. */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerNoSuchPath } from './errors.ts'

/** The same place seen from src/platform/http and, bundled, from dist. */
const places = ['../../../../web/dist', '../../web/dist'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
)

export async function serveWebApp(app: FastifyInstance): Promise<void> {
  const folder = places.find((place) => existsSync(`${place}/index.html`))
  if (folder !== undefined) {
    await app.register(fastifyStatic, {
      root: folder,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const hashed = path.includes('/assets/')
        void reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  }
  app.setNotFoundHandler((request, reply) => {
    if (request.method === 'OPTIONS')
      return reply.code(204).header('allow', 'GET, HEAD, POST, PUT, DELETE').send()
    if (folder === undefined || !isPage(request)) return answerNoSuchPath(request, reply)
    return sendIndex(reply)
  })
}

/** The router in the browser knows the pages; a missing file must not look like one. */
function isPage({ method, url }: FastifyRequest): boolean {
  const isFile = /^\/(api|assets|uploads|socket\.io)(\/|\?|$)/.test(url)
  return (method === 'GET' || method === 'HEAD') && !isFile
}

function sendIndex(reply: FastifyReply): FastifyReply {
  return reply.sendFile('index.html')
}
