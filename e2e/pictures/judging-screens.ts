/** The judging screen while a round is entered, in three languages, and a round being reviewed and read. */
import type { Page } from '@playwright/test'
import { named } from '../harness/people.ts'
import { athlete } from '../harness/signed-in.ts'
import { addVideo, enterCombo, enterSingle } from '../screens/judging-screen.ts'
import { demo } from './facts.ts'
import { phone, type Screen } from './screen.ts'

export const judgingScreens: readonly Screen[] = [
  judging('empty'),
  judging('nine', { press: enterNine }),
  judging('strip', { press: openStrip }),
  judging('search', { press: searchTrick }),
  judging('save', { press: askToSave }),
  judging('de', { language: 'de', sizes: [phone] }),
  judging('ja', { language: 'jp', sizes: [phone] }),
  {
    name: 'judging-video',
    data: 'demo',
    as: athlete(1).email,
    path: '/score',
    isWindow: true,
    press: addVideo,
  },
  {
    name: 'round-review',
    data: 'demo',
    as: (fact) => fact('athlete of waiting'),
    path: (fact) => `/judging/${fact('waiting')}`,
  },
  {
    name: 'round-read',
    data: 'demo',
    as: named.marisol.email,
    path: (fact) => `/judging/${fact('published')}`,
  },
  {
    name: 'round-history',
    data: 'demo',
    as: named.lucia.email,
    path: `/competitionView/${demo.qualifying}?panel=scoring`,
    isWindow: true,
    press: openHistory,
  },
]

function judging(name: string, how: Partial<Screen> = {}): Screen {
  return {
    name: `judging-${name}`,
    data: 'demo',
    as: (fact) => fact('judge of claimed'),
    path: (fact) => `/judging/${fact('claimed')}`,
    isWindow: true,
    ...how,
  }
}

function searchOf(page: Page) {
  return page.getByRole('combobox', { name: 'Search a trick' })
}

async function searchTrick(page: Page): Promise<void> {
  await searchOf(page).fill('360')
  await page.getByRole('option').first().waitFor()
}

async function enterNine(page: Page): Promise<void> {
  await enterCombo(page, [
    { shortName: 'BBF-F' },
    { shortName: 'BB360', side: 'FS' },
    { shortName: 'Asc360' },
  ])
  await enterSingle(page, { shortName: 'Free360', side: 'BS' })
  await enterCombo(page, [{ shortName: 'STBF-BB' }, { shortName: 'BB540', side: 'BS', grab: 'Mute' }])
  await enterSingle(page, { shortName: 'DblSky' })
  await enterCombo(page, [
    { shortName: 'BB360', side: 'BS' },
    { shortName: 'Free540', dub: 20 },
  ])
  // the state that fingers leave on tiles
  await searchOf(page).blur()
}

async function openStrip(page: Page): Promise<void> {
  await enterNine(page)
  await page
    .getByRole('figure', { name: /9 tricks/ })
    .getByRole('button', { name: /^DblSky/ })
    .click()
}

async function askToSave(page: Page): Promise<void> {
  await enterNine(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('dialog').waitFor()
}

async function openHistory(page: Page): Promise<void> {
  const judged = page.getByRole('listitem').filter({ hasText: 'Awaits the athlete' }).first()
  await judged.getByRole('button', { name: /^More for/ }).click()
  await judged.getByRole('menuitem', { name: 'What changed' }).click()
  await page.getByRole('dialog').waitFor()
}
