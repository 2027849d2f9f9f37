/** The cached public pages of competitions, rendered by the web app's own components (contract/public-pages.ts). */
import type { ScreenPages } from '@trickline/contract/public-pages'
import { channelOf } from '@trickline/contract/live-events'
import { isRefusal } from '@trickline/contract/refusals'
import type { Language } from '@trickline/messages/languages'
import { listNow } from '../list-live.ts'
import { publicView } from '../get-competition.ts'
import { countries } from '../../people/countries.ts'
import type { Context } from '../../platform/context.ts'
import { RefusalError } from '../../platform/http/errors.ts'
import type { Snapshot } from '../../platform/http/snapshots.ts'
import { builtPages } from '../../platform/http/built-pages.ts'
import { readPublicRound } from './read-public-round.ts'

export type LivePageId = number | 'front'

export type LivePages = {
  /** Rejects with a refusal if the competition is not public. */
  page: (id: LivePageId, language: Language) => Promise<Snapshot>
  /** null: the page has no part of that hash, or none any more. Rejects as `page` does. */
  part: (id: LivePageId, language: Language, hash: string) => Promise<Snapshot | null>
  round: (id: number, roundId: number, language: Language) => Promise<Snapshot>
  missing: (language: Language) => Promise<string>
  screens: ScreenPages<Language>
}

export async function livePages({ db, snapshots, config }: Context): Promise<LivePages | undefined> {
  const pages = await builtPages()
  if (!pages) return undefined
  const origin = config.publicUrl

  const page = (id: LivePageId, language: Language) =>
    snapshots.of(`page ${id} ${language}`, async () => {
      if (id === 'front') {
        const { reply, sourceChannels } = await listNow(db)
        const people = config.demo ? await demoPeople(db, language) : null
        const { html, parts } = await pages.front(reply, { language, origin, people })
        return { text: html, type: 'html', sourceChannels, parts }
      }
      const answer = await publicView(db, id)
      if (isRefusal(answer)) throw new RefusalError(answer)
      const { reply, sourceChannels } = answer
      const { html, parts } = await pages.live(reply.competition, {
        countries: countries(),
        language,
        origin,
      })
      return { text: html, type: 'html', sourceChannels, parts }
    })
  return {
    page,
    part: (id, language, hash) => snapshots.part(`${id} ${language}`, hash, () => page(id, language)),
    round: (id, roundId, language) =>
      snapshots.of(`round ${id} ${roundId} ${language}`, async () => {
        const answer = await readPublicRound(db, id, roundId)
        if (isRefusal(answer)) throw new RefusalError(answer)
        return {
          text: await pages.round(answer, language),
          type: 'html',
          sourceChannels: [channelOf.competition(id), channelOf.person(answer.round.user_id)],
        }
      }),
    missing: pages.missing,
    screens: pages,
  }
}

async function demoPeople(db: Context['db'], language: Language) {
  const { demoSignInChoices } = await import('../../demo/demo-sign-in-choices.ts')
  return demoSignInChoices(db, language)
}
