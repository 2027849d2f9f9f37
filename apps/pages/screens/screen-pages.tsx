/** The big screen and the overlay, rendered as the other pages for everyone (server/pages.tsx). */
import type { PublicPage, ScreenPages } from '@trickline/contract/public-pages'
import type { Language } from '@trickline/ui/language.ts'
import { pageOf } from '../server/markup.tsx'
import { publicViewOf } from '../server/public-view.ts'
import { bigScreenParts } from './big-screen.tsx'
import { overlayParts } from './overlay.tsx'
import { BigScreenDocument, OverlayDocument, screenVersion } from './screen-document.tsx'

export const screenPages: ScreenPages<Language> = {
  bigScreen: async (competition, { language, origin, screen }) => {
    const props = { view: publicViewOf(competition), screen }
    const page = await pageOf(language, bigScreenParts, props, (parts) => (
      <BigScreenDocument {...{ competition, language, origin, parts }} />
    ))
    return withVersion(page)
  },
  overlay: async (competition, { language, origin, drawn }) => {
    const tricksByRoundId = new Map(Object.entries(drawn).map(([id, rows]) => [Number(id), rows]))
    const props = { view: publicViewOf(competition), tricksByRoundId }
    const page = await pageOf(language, overlayParts, props, (parts) => (
      <OverlayDocument {...{ competition, language, origin, parts }} />
    ))
    return withVersion(page)
  },
}

/** A part without HTML: its hash tells a screen that the files have changed. */
function withVersion({ html, parts }: PublicPage): PublicPage {
  return { html, parts: [...parts, { name: 'version', hash: screenVersion, html: '' }] }
}
