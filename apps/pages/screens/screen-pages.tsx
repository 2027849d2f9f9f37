/** Renders the big screen and the overlay in the way of the other public pages (server/pages.tsx). */
import type { PublicPage, ScreenPages } from '@trickline/contract/public-pages'
import type { ValidatedRow } from '@trickline/contract/validated-tricks'
import type { Language } from '@trickline/ui/language.ts'
import { paths } from '@trickline/views/paths.ts'
import { eventProps } from '../server/event/event-view.ts'
import { pageOf } from '../server/markup.tsx'
import { publicViewOf } from '../server/public-view.ts'
import { bigScreenParts } from './big-screen.tsx'
import { eventOverlayParts, eventScreenParts } from './event-screens.tsx'
import { overlayParts } from './overlay.tsx'
import { BigScreenDocument, OverlayDocument, screenVersion } from './screen-document.tsx'
import type { TricksByRoundId } from './screen-round-chart.tsx'

export const screenPages: ScreenPages<Language> = {
  bigScreen: async (competition, { language, origin, drawn, ...more }) => {
    const props = { view: publicViewOf(competition), tricksByRoundId: byRoundId(drawn), origin, ...more }
    const page = await pageOf(language, bigScreenParts, props, (parts) => (
      <BigScreenDocument
        {...{ name: competition.name, language, parts }}
        address={`${origin}${paths.live(competition.id)}`}
      />
    ))
    return withVersion(page)
  },
  overlay: async (competition, { language, drawn }) => {
    const props = { view: publicViewOf(competition), tricksByRoundId: byRoundId(drawn) }
    const page = await pageOf(language, overlayParts, props, (parts) => (
      <OverlayDocument {...{ name: competition.name, language, parts }} />
    ))
    return withVersion(page)
  },
  eventScreen: async (event, { drawn, ...about }) => {
    const props = { ...eventProps(event, about), tricksByRoundId: byRoundId(drawn) }
    const { id, name, lines } = event.event
    const page = await pageOf(about.language, eventScreenParts, props, (parts) => (
      <BigScreenDocument
        {...{ name, language: about.language, parts }}
        address={`${about.origin}${paths.liveEvent(id)}`}
        lines={lines.map((line) => ({ id: String(line.id), name: line.name }))}
      />
    ))
    return withVersion(page)
  },
  eventOverlay: async (event, { drawn, ...about }) => {
    const props = { ...eventProps(event, about), tricksByRoundId: byRoundId(drawn) }
    const page = await pageOf(about.language, eventOverlayParts, props, (parts) => (
      <OverlayDocument {...{ name: event.event.name, language: about.language, parts }} />
    ))
    return withVersion(page)
  },
}

function byRoundId(drawn: Record<number, ValidatedRow[]>): TricksByRoundId {
  return new Map(Object.entries(drawn).map(([id, rows]) => [Number(id), rows]))
}

/** Adds a part without HTML, whose hash tells a screen that files have changed. */
function withVersion({ html, parts }: PublicPage): PublicPage {
  return { html, parts: [...parts, { name: 'version', hash: screenVersion, html: '' }] }
}
