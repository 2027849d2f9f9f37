/** Pages of screen links: cached for all links of a kind, refused for a revoked link (screens §38). */
import type { ScreenPages } from '@trickline/contract/public-pages'
import { refuse } from '@trickline/contract/refusals'
import type { ScreenKind } from '@trickline/contract/screens'
import { competitionStatusCodes } from '@trickline/contract/status-codes'
import type { Language } from '@trickline/messages/languages'
import type { Context } from '../../platform/context.ts'
import { RefusalError } from '../../platform/http/errors.ts'
import type { Snapshot, SnapshotSource } from '../../platform/http/snapshots.ts'
import { countries } from '../../people/countries.ts'
import { listNow } from '../list-live.ts'
import { competitionOf, keptPublicView } from '../public-view.ts'
import { lastPublishedRounds, roundsOfBigScreen, tricksByRoundId } from './charted-rounds.ts'
import { withoutPodium } from './hide-podium.ts'
import { findScreenLink } from './find-screen-link.ts'
import { bigScreenRow } from './screens-row.ts'
import { bigScreenOf } from './screens-store.ts'

export type ScreenRequest = { id: number; kind: ScreenKind; secret: string; language: Language }

export type ScreenPage = {
  key: string
  make: () => Promise<Snapshot>
}

/** Rejects with a refusal if there is no such link or the competition is not public. */
export async function openScreen(
  context: Context,
  pages: ScreenPages<Language>,
  request: ScreenRequest,
): Promise<ScreenPage> {
  const { db, snapshots, config, clock } = context
  const { id, kind, secret, language } = request
  const name = `${kind} ${id} ${language}`
  const link = await findScreenLink(db, { competitionId: id, kind, secret })
  if (link === null) throw new RefusalError(refuse('not-found'))
  const source = async (): Promise<SnapshotSource> => {
    const view = await keptPublicView(context, id)
    const competition = competitionOf(view)
    const sourceChannels = [...view.sourceChannels]
    const about = { language, origin: config.publicUrl }
    if (kind === 'overlay') {
      const drawn = await tricksByRoundId(db, lastPublishedRounds(competition))
      const { html, parts } = await pages.overlay(competition, { ...about, drawn })
      return { text: html, type: 'html', sourceChannels, parts }
    }
    const screen = bigScreenRow(await bigScreenOf(db, id))
    const shown = withoutPodium(competition, screen)
    const drawn = await tricksByRoundId(db, roundsOfBigScreen(shown))
    const isOver = shown.status_id === competitionStatusCodes.finished
    const list = isOver ? await listNow(db) : null
    const next = list?.reply.next[0] ?? null
    const now = clock.now().getTime()
    const page = await pages.bigScreen(shown, { ...about, screen, drawn, next, countries: countries(), now })
    const channels = [...sourceChannels, ...(list?.sourceChannels ?? [])]
    return { text: page.html, type: 'html', sourceChannels: channels, parts: page.parts }
  }
  const make = async () => {
    if ((await findScreenLink(db, { competitionId: id, kind, secret })) === null)
      throw new RefusalError(refuse('not-found'))
    return snapshots.of(name, source)
  }
  return { key: `${name} ${link}`, make }
}
