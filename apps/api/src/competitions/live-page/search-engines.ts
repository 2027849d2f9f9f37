/** robots.txt and the sitemap of the public pages (screens §32). */
import { channelOf } from '@trickline/contract/live-events'
import { languages, locale } from '@trickline/messages/languages'
import type { FastifyInstance } from 'fastify'
import { sendSnapshot } from '../../platform/http/snapshots.ts'
import { publicCompetitions } from '../competitions-store.ts'

export function registerForSearchEngines(app: FastifyInstance): void {
  const { db, snapshots, config } = app.context
  const origin = config.publicUrl

  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\nAllow: /\nDisallow: /api/\nSitemap: ${origin}/sitemap.xml\n`),
  )

  app.get('/sitemap.xml', { compress: false }, async (request, reply) => {
    const sitemap = await snapshots.of('sitemap', async () => {
      const statuses = ['started', 'published', 'finished'] as const
      const competitions = await Promise.all(statuses.map((status) => publicCompetitions(db, status)))
      const events = new Set(competitions.flat().flatMap(({ event_id }) => event_id ?? []))
      const paths = [
        '/',
        '/search',
        ...[...events].toSorted((a, b) => a - b).map((id) => `/live/event/${id}`),
        ...competitions.flat().map(({ id }) => `/live/${id}`),
      ]
      const pages = paths.map((path) => pageInAllLanguages(`${origin}${path}`))
      const text = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${pages.join('\n')}
</urlset>
`
      return { text, type: 'xml', sourceChannels: [channelOf.global] }
    })
    return sendSnapshot(request, reply, sitemap, 'everyone')
  })
}

function pageInAllLanguages(address: string): string {
  const others = languages.map(
    (code) => `<xhtml:link rel="alternate" hreflang="${locale(code)}" href="${address}?lang=${code}"/>`,
  )
  return `<url><loc>${address}</loc>${others.join('')}</url>`
}
