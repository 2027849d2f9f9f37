/**
 * What anyone may request of a public competition, in each language and for each round (screens §41): share pages and
 * pictures, the poster, the tricks of a round. Each is made once per change, one page and one picture at a time, in its own
 * thread (drawing-worker.ts), and only so often per minute and address (calls §4).
 */
import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import type { Drawing, PublicRound } from '@trickline/contract/public-pages'
import { channelOf } from '@trickline/contract/live-events'
import { isRefusal, refuse } from '@trickline/contract/refusals'
import type { Language } from '@trickline/messages/languages'
import { limitConcurrency } from '../../platform/limit-concurrency.ts'
import type { Context } from '../../platform/context.ts'
import { RefusalError } from '../../platform/http/errors.ts'
import type { Snapshot, SnapshotSource } from '../../platform/http/snapshots.ts'
import { builtWebApp } from '../../platform/http/web-app.ts'
import { publicEvent } from '../../events/public-event.ts'
import { readPublicRound } from '../live-page/read-public-round.ts'
import { competitionOf, keptPublicView } from '../public-view.ts'
import type { Draw } from './drawing-worker.ts'
import { ShareImages } from './share-images.ts'

/** `round`: 0 if the request concerns no round. `address`: the client's, against which the making counts. */
export type ShareRequest = {
  page: Drawing<Language>['page']
  id: number
  round: number
  language: Language
  address: string
}

export type ShareRenderer = {
  /** A page, or a picture as SVG. Rejects with a refusal if it is not public. */
  shared: (request: ShareRequest) => Promise<Snapshot>
  png: (picture: Snapshot, address: string) => Promise<Buffer>
}

export function createShareRenderer(context: Context, draw: Draw): ShareRenderer {
  const { snapshots, rateLimits } = context
  const limits = {
    page: limitConcurrency({ atOnce: 1, mostWaiting: 100 }),
    picture: limitConcurrency({ atOnce: 1, mostWaiting: 40 }),
  }
  const images = new ShareImages(limits.picture)

  async function countMaking(kind: keyof typeof limits, address: string): Promise<void> {
    const wait = await rateLimits.count(`${kind}-address`, address)
    if (wait !== null) throw new RefusalError(refuse('too-many-requests', { retryAfterSeconds: wait }))
  }
  return {
    shared: async (request) => {
      const { page, id, round, language, address } = request
      const kind = page.endsWith('Picture') ? 'picture' : 'page'
      const key = `${page} ${id} ${round} ${language}`
      // counted before the making, for which others may wait too
      if (!snapshots.has(key)) await countMaking(kind, address)
      const type = kind === 'page' ? 'html' : 'xml'
      return snapshots.of(key, async () => ({
        ...(await limits[kind](() => make(context, draw, request))),
        type,
      }))
    },
    png: async (picture, address) => {
      if (!images.has(picture)) await countMaking('picture', address)
      return images.of(picture)
    },
  }
}

async function make(
  context: Context,
  draw: Draw,
  { page, id, round: roundId, language }: ShareRequest,
): Promise<Pick<SnapshotSource, 'text' | 'sourceChannels'>> {
  const about = { language, origin: context.config.publicUrl }
  if (page === 'roundTricks') {
    const round = await publicRound(context, id, roundId)
    const sourceChannels = [channelOf.competition(id), channelOf.person(round.round.user_id)]
    return { text: await draw({ page, round, ...about }, async () => null), sourceChannels }
  }
  if (page === 'eventPicture') {
    const found = await publicEvent(context, id)
    if (isRefusal(found)) throw new RefusalError(found)
    const { event } = found.reply
    const text = await draw({ page, event, ...about }, (path) => readPicture(context, path))
    return { text, sourceChannels: found.sourceChannels }
  }
  const view = await keptPublicView(context, id)
  const read = async (path: string) => (path === 'competition' ? view.identity : readPicture(context, path))
  const known = { version: view.version, ...about }
  const sourceChannels = [...view.sourceChannels]
  if (page === 'roundPage' || page === 'roundPicture') {
    const round = await publicRound(context, id, roundId)
    return { text: await draw({ page, round, ...known }, read), sourceChannels }
  }
  const hasPodium = competitionOf(view).podiums.length > 0
  if ((page === 'podiumPage' || page === 'podiumPicture') && !hasPodium)
    throw new RefusalError(refuse('not-found'))
  return { text: await draw({ page, ...known }, read), sourceChannels }
}

async function publicRound({ db }: Context, id: number, roundId: number): Promise<PublicRound> {
  const round = await readPublicRound(db, id, roundId)
  if (isRefusal(round)) throw new RefusalError(round)
  return round
}

/** Reads a photo, or a flag of the web app. */
async function readPicture({ files }: Context, path: string): Promise<Buffer | null> {
  if (!path.startsWith('/uploads/')) return readFile(`${builtWebApp() ?? ''}${path}`).catch(() => null)
  const file = await files.open(path.replace('/uploads/', ''))
  return file && buffer(file)
}
