/** The cached public pages of competitions and events, rendered by the web app's own components (contract/public-pages.ts). */
import type { LiveListRow } from '@trickline/contract/competitions'
import { channelOf } from '@trickline/contract/live-events'
import type { Country } from '@trickline/contract/people'
import type { LiveEvent } from '@trickline/contract/events'
import type { ScreenKind } from '@trickline/contract/screens'
import type { ScreenPages } from '@trickline/contract/public-pages'
import { isRefusal } from '@trickline/contract/refusals'
import { competitionStatusCodes } from '@trickline/contract/status-codes'
import type { Language } from '@trickline/messages/languages'
import { listNow } from '../list-live.ts'
import { competitionOf, keptPublicView } from '../public-view.ts'
import { eventOnScreen } from '../screens/event-screen.ts'
import { findSeal } from '../seal/read-seal.ts'
import { publicEvent } from '../../events/public-event.ts'
import { countries } from '../../people/countries.ts'
import type { Context } from '../../platform/context.ts'
import { RefusalError } from '../../platform/http/errors.ts'
import type { Snapshot, SnapshotSource } from '../../platform/http/snapshots.ts'
import { builtPages } from '../../platform/http/built-pages.ts'
import { inReadSnapshot } from '../../platform/postgres/database.ts'

type EventPageId = { event: number; as: 'page' | ScreenKind }
/** A number is the id of a competition. */
export type LivePageId = number | 'front' | EventPageId

export type LivePages = {
  /** Rejects with a refusal if the competition or event is not public. */
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

  const front = async (about: About): Promise<SnapshotSource> => {
    const { reply, sourceChannels } = await listNow(db)
    const people = config.demo ? await demoPeople(db, about.language) : null
    const { html, parts } = await pages.front(reply, { ...about, people })
    return { text: html, type: 'html', sourceChannels, parts }
  }
  const event = async ({ event: id, as }: EventPageId, about: About): Promise<SnapshotSource> => {
    const found = await publicEvent({ db, snapshots, clock }, id)
    if (isRefusal(found)) throw new RefusalError(found)
    const { reply, sourceChannels } = found
    const { html, parts } =
      as === 'page' ? await pages.liveEvent(reply, about) : await eventScreen(reply, as, about)
    return { text: html, type: 'html', sourceChannels, parts }
  }
  const eventScreen = async (reply: LiveEvent, kind: ScreenKind, about: About) => {
    const { event: shown, drawn } = await eventOnScreen(db, reply, kind)
    return pages[kind === 'overlay' ? 'eventOverlay' : 'eventScreen'](shown, { ...about, drawn })
  }
  const competition = async (id: number, about: About): Promise<SnapshotSource> => {
    const view = await keptPublicView({ db, snapshots }, id)
    const detail = competitionOf(view)
    const lastWon = detail.status_id === competitionStatusCodes.published ? await lastFinished(db) : null
    const { html, parts } = await pages.live(detail, { ...about, lastWon })
    const sourceChannels = [...view.sourceChannels, ...channelsOf(lastWon)]
    return { text: html, type: 'html', sourceChannels, parts }
  }
  const page = (id: LivePageId, language: Language) =>
    snapshots.of(`page ${pageKey(id)} ${language}`, () => {
      const about = { countries: countries(), language, origin, now: clock.now().getTime() }
      if (id === 'front') return front(about)
      return typeof id === 'number' ? competition(id, about) : event(id, about)
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

type About = { countries: readonly Country[]; language: Language; origin: string; now: number }

export function pageKey(id: LivePageId): string {
  return typeof id === 'object' ? `event ${id.event} ${id.as}` : String(id)
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
