/** What search engines are told: the pages for everyone, and nothing else (screens §32). */
import { channelOf } from '@trickline/contract/live-events'
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
      const pages = competitions.flat().map(({ id }) => `<url><loc>${origin}/live/${id}</loc></url>`)
      const text = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages.join('\n')}
</urlset>
`
      return { text, type: 'xml', madeOf: [channelOf.global] }
    })
    return sendSnapshot(request, reply, sitemap, 'everyone')
  })
}
