/** The big screen and the overlay, rendered as the other pages for everyone (server/pages.tsx). */
import type { CompetitionDetail } from '@trickline/contract/competitions'
import type { PublicPage, ScreenPages } from '@trickline/contract/public-pages'
import { readCompetition } from '@trickline/contract/read-rows'
import type { ReactNode } from 'react'
import type { Language } from '@trickline/ui/language.ts'
import { loadMessages } from '@trickline/ui/messages.ts'
import { competitionViewFor } from '@trickline/views/phases/competition-view.ts'
import { markup, partOf } from '../server/markup.ts'
import { bigScreenParts } from './big-screen.tsx'
import { overlayParts } from './overlay.tsx'
import { BigScreenDocument, OverlayDocument, screenVersion } from './screen-document.tsx'

type Parts<Props> = Record<string, (props: Props) => ReactNode>

export const screenPages: ScreenPages<Language> = {
  bigScreen: async (competition, { language, origin, screen }) => {
    await loadWords(language)
    const parts = renderParts(language, bigScreenParts, { view: publicViewOf(competition), screen })
    const page = <BigScreenDocument {...{ competition, language, origin, parts }} />
    return { html: `<!doctype html>${markup(language, page)}`, parts: [...parts, version] }
  },
  overlay: async (competition, { language, origin, drawn }) => {
    await loadWords(language)
    const parts = renderParts(language, overlayParts, {
      view: publicViewOf(competition),
      tricksByRoundId: tricksByRoundIdOf(drawn),
    })
    const page = <OverlayDocument {...{ competition, language, origin, parts }} />
    return { html: `<!doctype html>${markup(language, page)}`, parts: [...parts, version] }
  },
}

/** A part without HTML: its hash tells a screen that the files have changed. */
const version: PublicPage['parts'][number] = { name: 'version', hash: screenVersion, html: '' }

function renderParts<Props>(language: Language, parts: Parts<Props>, props: Props): PublicPage['parts'] {
  return Object.entries(parts).map(([name, Part]) =>
    // in a component, since it uses hooks
    partOf(name, markup(language, <Rendered part={Part} props={props} />)),
  )
}

function Rendered<Props>({ part, props }: { part: (props: Props) => ReactNode; props: Props }) {
  return part(props)
}

function publicViewOf(competition: CompetitionDetail) {
  return competitionViewFor(readCompetition(competition), null)
}

function tricksByRoundIdOf(drawn: Parameters<ScreenPages<Language>['overlay']>[1]['drawn']) {
  return new Map(Object.entries(drawn).map(([id, rows]) => [Number(id), rows]))
}

async function loadWords(language: Language): Promise<void> {
  const areas = ['common', 'competitions', 'judging', 'phases', 'screens'] as const
  await Promise.all(areas.map((area) => loadMessages(area, language)))
}
