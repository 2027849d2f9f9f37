/** The pages for everyone. */
import { demo } from './facts.ts'
import { type Screen, sharedPicture } from './screen.ts'

export const publicScreens: readonly Screen[] = [
  { name: 'front-now', data: 'demo', path: '/' },
  { name: 'front-nothing-on', data: 'nothing-on', path: '/' },
  { name: 'live-upcoming-soon', data: 'states', path: (fact) => `/live/${fact('soon')}` },
  { name: 'live-upcoming-open', data: 'demo', path: `/live/${demo.open}` },
  { name: 'live-upcoming-full', data: 'states', path: (fact) => `/live/${fact('full')}` },
  { name: 'live-upcoming-closed', data: 'states', path: (fact) => `/live/${fact('closed')}` },
  { name: 'live-upcoming-tomorrow', data: 'states', path: (fact) => `/live/${fact('starting tomorrow')}` },
  { name: 'live-vs-quarterfinal', data: 'demo', path: `/live/${demo.quarterfinal}` },
  { name: 'live-vs-running', data: 'states', path: (fact) => `/live/${fact('semifinal')}` },
  { name: 'live-vs-judges', data: 'states', path: (fact) => `/live/${fact('judges')}` },
  { name: 'live-vs-break', data: 'states', path: (fact) => `/live/${fact('break')}` },
  { name: 'live-vs-finished', data: 'demo', path: `/live/${demo.finishedVs}` },
  { name: 'live-scoring-running', data: 'demo', path: `/live/${demo.qualifying}` },
  { name: 'live-scoring-standings', data: 'states', path: (fact) => `/live/${fact('standings')}` },
  { name: 'live-scoring-finished', data: 'demo', path: `/live/${demo.finished}` },
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
