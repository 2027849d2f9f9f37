/** Enters tricks on the judging screen by keyboard, in direct entry: the selected tricks are the open combo. */
import type { Page } from '@playwright/test'
import { chooseInMenu, enterCombo, type EnteredTrick, enterSingle } from '../screens/judging-screen.ts'

/** Uses search, strip and the Combo button: `bb360 fs mute d20, [free360, asc360 bs]`; brackets are a combo. */
export async function enterTricks(page: Page, line: string): Promise<void> {
  for (const [, combo, single] of line.matchAll(/\[([^\]]*)\]|([^,[\]]*[^,[\]\s])/gu)) {
    if (combo === undefined) await enterSingle(page, trickOf(single ?? ''))
    else await enterCombo(page, combo.split(',').map(trickOf))
  }
}

function trickOf(text: string): EnteredTrick {
  const [shortName = '', ...words] = text.trim().split(' ')
  const trick: EnteredTrick = { shortName }
  for (const word of words) {
    if (word === 'fs' || word === 'bs') trick.side = word === 'fs' ? 'FS' : 'BS'
    else if (word === 'd20' || word === 'd80') trick.dub = word === 'd20' ? 20 : 80
    else trick.grab = `${word.charAt(0).toUpperCase()}${word.slice(1)}`
  }
  return trick
}

export async function selectTricks(page: Page, ...shortNames: string[]): Promise<void> {
  await beginCombo(page)
  for (const shortName of shortNames) await enterTrick(page, shortName)
}

/** Switches to the other way of entering in the settings: tricks wait in the selected list. */
export async function collectFirst(page: Page): Promise<void> {
  await chooseInMenu(page, 'How to enter')
  const settings = page.getByRole('dialog', { name: 'How to enter' })
  await settings.getByText('Collect first', { exact: true }).click()
  await settings.getByRole('button', { name: 'Close' }).click()
}

export async function enterTrick(page: Page, shortName: string): Promise<void> {
  const search = page.getByRole('combobox', { name: 'Search a trick' })
  await search.fill(shortName)
  await page.getByRole('listbox', { name: 'Search a trick' }).getByRole('option').first().waitFor()
  await search.press('Enter')
}

async function beginCombo(page: Page): Promise<void> {
  const combo = page.getByRole('button', { name: 'Combo', exact: true })
  if ((await combo.getAttribute('aria-pressed')) === 'false') await combo.press('Enter')
}

export async function validate(page: Page, as: 'single' | 'combo'): Promise<void> {
  const name = as === 'combo' ? 'Validate combo' : /^Validate (single|\d+ singles)$/
  await page.getByRole('button', { name }).press('Enter')
  // rows are drawn after the key press is painted
  await page.getByRole('region', { name: /^Selected tricks/ }).waitFor({ state: 'hidden' })
}
