/** The pages for everyone: HTML without React in the browser. Built into `dist/server/pages.js`, loaded by the API. */
import { parentPort, workerData } from 'node:worker_threads'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { drawingWorkerData, type PublicPages } from '@trickline/contract/public-pages'
import type { Language } from '@trickline/ui/language.ts'
import { loadMessages } from '@trickline/ui/messages.ts'
import { MissingPage, PageDocument } from './document.tsx'
import { FrontDocument } from './front-document.tsx'
import { frontParts } from './front-page.tsx'
import { liveParts } from './live-page.tsx'
import { markup, partOf } from './markup.ts'
import { pageFiles } from './page-files.ts'
import { publicViewOf } from './public-view.ts'
import { SearchPage } from './search-page.tsx'
import { drawInWorker } from '../share/draw-in-worker.ts'
import { sharePages } from '../share/share-pages.tsx'
import { screenPages } from '../screens/screen-pages.tsx'

export const pages: PublicPages<Language> = {
  scriptHash: pageFiles.early.hash,
  live: async (competition, { countries, language, origin }) => {
    await loadWords(language)
    const queries = new QueryClient()
    queries.setQueryData(['countries'], { countries })
    const view = publicViewOf(competition)
    const parts = Object.entries(liveParts).map(([name, Part]) => {
      const html = markup(
        language,
        <QueryClientProvider client={queries}>
          <Part view={view} />
        </QueryClientProvider>,
      )
      return partOf(name, html)
    })
    const page = <PageDocument view={view} language={language} origin={origin} parts={parts} />
    return { html: `<!doctype html>${markup(language, page)}`, parts }
  },
  front: async (list, { language, origin, people }) => {
    await loadWords(language)
    const parts = Object.entries(frontParts).map(([name, Part]) =>
      partOf(name, markup(language, <Part list={list} />)),
    )
    const page = <FrontDocument language={language} origin={origin} parts={parts} people={people} />
    return { html: `<!doctype html>${markup(language, page)}`, parts }
  },
  search: async (input, about) => {
    await loadWords(about.language)
    return `<!doctype html>${markup(about.language, <SearchPage input={input} {...about} />)}`
  },
  ...screenPages,
  ...sharePages,
  missing: (language) => (missingPages[language] ??= missingPage(language)),
}

const missingPages: { [L in Language]?: Promise<string> } = {}

async function missingPage(language: Language): Promise<string> {
  await loadWords(language)
  return `<!doctype html>${markup(language, <MissingPage language={language} />)}`
}

if (parentPort && workerData === drawingWorkerData) drawInWorker(parentPort, pages)

async function loadWords(language: Language): Promise<void> {
  const areas = [
    'accounts',
    'common',
    'competitions',
    'entries',
    'fields',
    'front',
    'judging',
    'judgingParts',
    'live',
    'phases',
    'share',
  ] as const
  await Promise.all(areas.map((area) => loadMessages(area, language)))
}
