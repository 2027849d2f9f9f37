/** The public pages. */
import type { Page } from '@playwright/test'
import type { Language } from '@trickline/messages/languages'
import { demo, type Fact } from './facts.ts'
import { phone, type Screen, sharedPicture } from './screen.ts'

export const publicScreens: readonly Screen[] = [
  { name: 'front-now', data: 'demo', path: '/' },
  { name: 'front-nothing-on', data: 'nothing-on', path: '/' },
  { name: 'live-upcoming-soon', data: 'states', path: (fact) => `/live/${fact('soon')}` },
  { name: 'live-upcoming-open', data: 'demo', path: `/live/${demo.open}` },
  { name: 'live-upcoming-full', data: 'states', path: (fact) => `/live/${fact('full')}` },
  { name: 'live-upcoming-closed', data: 'states', path: (fact) => `/live/${fact('closed')}` },
  { name: 'live-upcoming-tomorrow', data: 'states', path: (fact) => `/live/${fact('starting tomorrow')}` },
  {
    name: 'live-upcoming-in',
    data: 'states',
    path: (fact) => `/live/${fact('starting tomorrow')}`,
    as: (fact) => fact('in starting tomorrow'),
    press: seeOwnEntry,
  },
  { name: 'live-vs-quarterfinal', data: 'demo', path: `/live/${demo.quarterfinal}` },
  { name: 'live-vs-running', data: 'states', path: (fact) => `/live/${fact('semifinal')}` },
  { name: 'live-vs-judges', data: 'states', path: (fact) => `/live/${fact('judges')}` },
  { name: 'live-vs-break', data: 'states', path: (fact) => `/live/${fact('break')}` },
  { name: 'live-vs-finished', data: 'demo', path: `/live/${demo.finishedVs}` },
  { name: 'live-bracket-two-stages', data: 'states', path: (fact) => `/live/${fact('two stages')}` },
  { name: 'live-bracket-four-stages', data: 'states', path: (fact) => `/live/${fact('four stages')}` },
  { name: 'live-bracket-five-stages', data: 'states', path: (fact) => `/live/${fact('five stages')}` },
  ...inLanguage('de'),
  ...inLanguage('jp'),
  { name: 'live-scoring-running', data: 'demo', path: `/live/${demo.qualifying}` },
  { name: 'live-scoring-standings', data: 'states', path: (fact) => `/live/${fact('standings')}` },
  { name: 'live-scoring-finished', data: 'demo', path: `/live/${demo.finished}` },
  { name: 'event-coming', data: 'states', path: (fact) => `/live/event/${fact('event to come')}` },
  { name: 'event-on', data: 'states', path: (fact) => `/live/event/${fact('event on')}` },
  { name: 'event-over', data: 'states', path: (fact) => `/live/event/${fact('event over')}` },
  { name: 'live-missing', data: 'demo', path: '/live/999999' },
  { name: 'search-empty', data: 'demo', path: '/search' },
  { name: 'search-found', data: 'demo', path: '/search?q=bartholomaus' },
  { name: 'search-nothing', data: 'demo', path: '/search?q=nobody' },
  { name: 'shared-podium', data: 'demo', path: `/live/${demo.finishedVs}/podium` },
  {
    name: 'shared-round',
    data: 'demo',
    path: (fact) => `/live/${demo.finishedVs}/rounds/${fact('published')}`,
  },
  { name: 'poster', data: 'demo', path: `/live/${demo.open}/poster`, theming: 'one' },
  shareImage('competition', `/live/${demo.open}/picture.png`),
  shareImage('podium', `/live/${demo.finishedVs}/podium/picture.png`),
  shareImage('round', (fact) => `/live/${demo.finishedVs}/rounds/${fact('published')}/picture.png`),
]

/** The public page shows the entry that the app has seen. */
async function seeOwnEntry(page: Page): Promise<void> {
  const address = page.url()
  await page.goto(address.replace('/live/', '/competitionView/'))
  // the app tells the device
  await page.getByText(/^You (take part|are competing)\./).waitFor()
  await page.goto(address)
}

function inLanguage(language: Language): Screen[] {
  const told = (name: string, data: Screen['data'], path: (fact: Fact) => string): Screen => ({
    name: `${name}-in-${language}`,
    data,
    path: (fact) => `${path(fact)}?lang=${language}`,
    language,
    sizes: [phone],
  })
  return [
    told('front-now', 'demo', () => '/'),
    told('live-upcoming-open', 'demo', () => `/live/${demo.open}`),
    told('live-vs-running', 'states', (fact) => `/live/${fact('semifinal')}`),
    told('live-vs-finished', 'demo', () => `/live/${demo.finishedVs}`),
    told('live-scoring-standings', 'states', (fact) => `/live/${fact('standings')}`),
    told('shared-podium', 'demo', () => `/live/${demo.finishedVs}/podium`),
  ]
}

function shareImage(of: string, path: Screen['path']): Screen {
  return {
    name: `share-image-${of}`,
    data: 'demo',
    path,
    sizes: [sharedPicture],
    isWindow: true,
    theming: 'one',
  }
}
