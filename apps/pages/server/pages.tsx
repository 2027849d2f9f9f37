/** The public pages: HTML without React in the browser. Built into `dist/server/pages.js`, which the API loads. */
import { parentPort, workerData } from 'node:worker_threads'
import { drawingWorkerData, type PublicPages } from '@trickline/contract/public-pages'
import type { Language } from '@trickline/ui/language.ts'
import { eventProps } from './event/event-view.ts'
import { EventDocument, eventParts } from './event/event-page.tsx'
import { AthletePage } from './athlete-page.tsx'
import { DevelopersPage } from './developers/developers-page.tsx'
import { PageDocument } from './document.tsx'
import { FrontDocument } from './front-document.tsx'
import { frontParts } from './front-page.tsx'
import { liveParts } from './live-page.tsx'
import { documentOf, pageOf } from './markup.tsx'
import { MissingPage } from './missing-page.tsx'
import { pageFiles } from './page-files.ts'
import { publicViewOf } from './public-view.ts'
import { SealPage } from './seal-page.tsx'
import { RankingPage } from './ranking-page.tsx'
import { SearchPage } from './search-page.tsx'
import { drawInWorker } from '../share/draw-in-worker.ts'
import { sharePages } from '../share/share-pages.tsx'
import { screenPages } from '../screens/screen-pages.tsx'

export const pages: PublicPages<Language> = {
  scriptHash: pageFiles.early.hash,
  live: (competition, { countries, language, origin, lastWon, now }) => {
    const view = publicViewOf(competition)
    return pageOf(language, liveParts, { view, countries, competition, lastWon, now }, (parts) => (
      <PageDocument {...{ view, language, origin, parts }} />
    ))
  },
  liveEvent: (event, about) => {
    const { language, origin } = about
    const props = eventProps(event, about)
    return pageOf(language, eventParts, props, (parts) => (
      <EventDocument {...{ props, language, origin, parts }} />
    ))
  },
  front: (list, { countries, language, origin, people, now }) =>
    pageOf(language, frontParts, { list, countries, now }, (parts) => (
      <FrontDocument {...{ language, origin, parts, people }} />
    )),
  seal: (input, about) => documentOf(about.language, <SealPage input={input} {...about} />),
  ranking: (input, about) => documentOf(about.language, <RankingPage input={input} {...about} />),
  athlete: (input, about) => documentOf(about.language, <AthletePage input={input} {...about} />),
  search: (input, about) => documentOf(about.language, <SearchPage input={input} {...about} />),
  developers: (input, about) =>
    (developersPages[about.language] ??= documentOf(
      about.language,
      <DevelopersPage {...input} {...about} />,
    )),
  ...screenPages,
  ...sharePages,
  missing: (language) =>
    (missingPages[language] ??= documentOf(language, <MissingPage language={language} />)),
}

const developersPages: { [L in Language]?: Promise<string> } = {}
const missingPages: { [L in Language]?: Promise<string> } = {}

if (parentPort && workerData === drawingWorkerData) drawInWorker(parentPort, pages)
