/** The cached public pages of competitions, rendered by the web app's own components (contract/public-pages.ts). */
import type { LiveListRow } from '@trickline/contract/competitions'
import { channelOf } from '@trickline/contract/live-events'
import type { ScreenPages } from '@trickline/contract/public-pages'
import { isRefusal } from '@trickline/contract/refusals'
import { competitionStatusCodes } from '@trickline/contract/status-codes'
import type { Language } from '@trickline/messages/languages'
import { listNow } from '../list-live.ts'
import { competitionOf, keptPublicView } from '../public-view.ts'
import { findSeal } from '../seal/read-seal.ts'
import { countries } from '../../people/countries.ts'
import type { Context } from '../../platform/context.ts'
import { RefusalError } from '../../platform/http/errors.ts'
import type { Snapshot } from '../../platform/http/snapshots.ts'
import { builtPages } from '../../platform/http/built-pages.ts'
import { inReadSnapshot } from '../../platform/postgres/database.ts'

export type LivePageId = number | 'front'

export type LivePages = {
  /** Rejects with a refusal if the competition is not public. */
  page: (id: LivePageId, language: Language) => Promise<Snapshot>
  /** Rejects with a refusal if there is no such seal. */
  seal: (of: { id: number; number: number }, language: Language) => Promise<Snapshot>
  missing: (language: Language) => Promise<string>
  screens: ScreenPages<Language>
}

export async function livePages({ db, snapshots, config, clock }: Context): Promise<LivePages | undefined> {
  const pages = await builtPages()
  if (!pages) return undefined
  const origin = config.publicUrl

  const page = (id: LivePageId, language: Language) =>
    snapshots.of(`page ${id} ${language}`, async () => {
      if (id === 'front') {
        const { reply, sourceChannels } = await listNow(db)
        const people = config.demo ? await demoPeople(db, language) : null
        const { html, parts } = await pages.front(reply, {
          countries: countries(),
          language,
          origin,
          people,
          now: clock.now().getTime(),
        })
        return { text: html, type: 'html', sourceChannels, parts }
      }
      const view = await keptPublicView({ db, snapshots }, id)
      const competition = competitionOf(view)
      const lastWon =
        competition.status_id === competitionStatusCodes.published ? await lastFinished(db) : null
      const { html, parts } = await pages.live(competition, {
        countries: countries(),
        language,
        origin,
        lastWon,
        now: clock.now().getTime(),
      })
      return {
        text: html,
        type: 'html',
        sourceChannels: [...view.sourceChannels, ...channelsOf(lastWon)],
        parts,
      }
    })
  const seal = (of: { id: number; number: number }, language: Language) =>
    snapshots.of(`seal ${of.id} ${of.number} ${language}`, async () => {
      const found = await inReadSnapshot(db, (tx) => findSeal(tx, of))
      if (isRefusal(found)) throw new RefusalError(found)
      const { by, places } = found.seal
      const text = await pages.seal(found, { language, origin })
      const people = [...by, ...places.map(({ user }) => user)]
      return {
        text,
        type: 'html',
        sourceChannels: [channelOf.competition(of.id), ...people.map(({ id }) => channelOf.person(id))],
      }
    })
  return {
    page,
    seal,
    missing: pages.missing,
    screens: pages,
  }
}

async function lastFinished(db: Context['db']): Promise<LiveListRow | null> {
  const { reply } = await listNow(db)
  return reply.latest[0] ?? null
}

function channelsOf(lastWon: LiveListRow | null): string[] {
  if (lastWon === null) return [channelOf.global]
  const winners = lastWon.podiums.slice(0, 1)
  return [
    channelOf.global,
    channelOf.competition(lastWon.id),
    ...winners.map(({ user }) => channelOf.person(user.id)),
  ]
}

async function demoPeople(db: Context['db'], language: Language) {
  const { demoSignInChoices } = await import('../../demo/demo-sign-in-choices.ts')
  return demoSignInChoices(db, language)
}
