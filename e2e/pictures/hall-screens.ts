/** The turns of the big screen, and the overlay over a picture of the line. */
import type { Page } from '@playwright/test'
import { hall, type Screen } from './screen.ts'

export const hallScreens: readonly Screen[] = [
  turn('before', 'open', 'now'),
  turn('before-today', 'starting today', 'now'),
  turn('before-list', 'open', 'standings'),
  turn('pair', 'semifinal', 'now'),
  turn('judges', 'judges', 'now'),
  turn('rides', 'qualifying', 'now'),
  turn('result', 'result', 'standings'),
  turn('bracket', 'semifinal', 'bracket'),
  turn('bracket-two-stages', 'two stages', 'bracket'),
  turn('bracket-four-stages', 'four stages', 'bracket'),
  turn('bracket-five-stages', 'five stages', 'bracket'),
  turn('break', 'break', 'now'),
  turn('standings', 'standings', 'standings'),
  turn('podium', 'finishedVs', 'podium'),
  turn('best', 'finishedVs', 'best'),
  turn('after', 'finishedVs', 'after'),
  overlay('pair', 'semifinal', 'now'),
  overlay('rides', 'qualifying', 'now'),
  overlay('judges', 'judges', 'now'),
  overlay('score', 'result', 'score'),
  overlay('next', 'break', 'now'),
  overlay('bracket', 'result', 'standings'),
  overlay('standings', 'standings', 'standings'),
  overlay('all', 'semifinal', 'now,score,standings'),
  {
    ...turn('event', '', 'now'),
    name: 'event-big-screen',
    path: (fact) => `/live/event/${fact('event on')}/screen`,
  },
]

function turn(name: string, competition: string, picture: string): Screen {
  return {
    name: `big-screen-${name}`,
    data: 'states',
    path: (fact) => fact(`big-screen ${competition}`),
    press: (page) => showTurn(page, picture),
    sizes: [hall],
    isWindow: true,
    theming: 'address',
  }
}

/** Shown in place of the one whose turn it is. */
async function showTurn(page: Page, picture: string): Promise<void> {
  await page.locator(`.picture[data-picture="${picture}"]`).first().waitFor({ state: 'attached' })
  await page.evaluate((wanted) => {
    const all = [...document.querySelectorAll<HTMLElement>('.picture')]
    const shown = all.find(({ dataset }) => dataset['picture'] === wanted)
    for (const each of all) each.classList.toggle('shown', each === shown)
    // it moves without end
    const bead = document.getElementById('turn')
    for (const animation of bead?.getAnimations() ?? []) animation.cancel()
    if (bead) bead.style.left = '64%'
    // the bar for people at the screen
    document.body.classList.remove('moved')
  }, picture)
}

function overlay(name: string, competition: string, show: string): Screen {
  return {
    name: `overlay-${name}`,
    data: 'states',
    path: (fact) => `${fact(`overlay ${competition}`)}&show=${show}`,
    press: (page) => page.locator('.panel').first().waitFor({ state: 'attached' }),
    sizes: [hall],
    isWindow: true,
    theming: 'one',
    ground: 'linear-gradient(#7fa6c4, #cfd8d4 45%, #5f7f4f 60%, #3e5a38)',
  }
}
