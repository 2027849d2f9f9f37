/** The big screen and the overlay, rendered as the other pages for everyone (server/pages.tsx). */
import type { PublicPage, ScreenPages } from '@trickline/contract/public-pages'
import type { ValidatedRow } from '@trickline/contract/validated-tricks'
import type { Language } from '@trickline/ui/language.ts'
import { pageOf } from '../server/markup.tsx'
import { publicViewOf } from '../server/public-view.ts'
import { bigScreenParts } from './big-screen.tsx'
import { overlayParts } from './overlay.tsx'
import { BigScreenDocument, OverlayDocument, screenVersion } from './screen-document.tsx'
import type { TricksByRoundId } from './screen-round-chart.tsx'

export const screenPages: ScreenPages<Language> = {
  bigScreen: async (competition, { language, origin, drawn, ...more }) => {
    const props = { view: publicViewOf(competition), tricksByRoundId: byRoundId(drawn), origin, ...more }
    const page = await pageOf(language, bigScreenParts, props, (parts) => (
      <BigScreenDocument {...{ competition, language, origin, parts }} />
    ))
    return withVersion(page)
  },
  overlay: async (competition, { language, origin, drawn }) => {
    const props = { view: publicViewOf(competition), tricksByRoundId: byRoundId(drawn) }
    const page = await pageOf(language, overlayParts, props, (parts) => (
      <OverlayDocument {...{ competition, language, origin, parts }} />
    ))
    return withVersion(page)
  },
}

function byRoundId(drawn: Record<number, ValidatedRow[]>): TricksByRoundId {
  return new Map(Object.entries(drawn).map(([id, rows]) => [Number(id), rows]))
}

/** A part without HTML: its hash tells a screen that the files have changed. */
function withVersion({ html, parts }: PublicPage): PublicPage {
  return { html, parts: [...parts, { name: 'version', hash: screenVersion, html: '' }] }
}
