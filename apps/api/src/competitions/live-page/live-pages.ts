/** The cached public pages of competitions, rendered by the web app's own components (contract/public-pages.ts). */
import type { ScreenPages } from '@trickline/contract/public-pages'
import type { Language } from '@trickline/messages/languages'
import { listNow } from '../list-live.ts'
import { competitionOf, keptPublicView } from '../public-view.ts'
import { countries } from '../../people/countries.ts'
import type { Context } from '../../platform/context.ts'
import type { Snapshot } from '../../platform/http/snapshots.ts'
import { builtPages } from '../../platform/http/built-pages.ts'

export type LivePageId = number | 'front'

export type LivePages = {
  /** Rejects with a refusal if the competition is not public. */
  page: (id: LivePageId, language: Language) => Promise<Snapshot>
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
      const about = { countries: countries(), language, origin, now: clock.now().getTime() }
      const { html, parts } = await pages.live(competitionOf(view), about)
      return { text: html, type: 'html', sourceChannels: [...view.sourceChannels], parts }
    })
  return {
    page,
    missing: pages.missing,
    screens: pages,
  }
}

async function demoPeople(db: Context['db'], language: Language) {
  const { demoSignInChoices } = await import('../../demo/demo-sign-in-choices.ts')
  return demoSignInChoices(db, language)
}
