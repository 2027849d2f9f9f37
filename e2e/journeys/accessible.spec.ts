/** Checks the main screens with axe, and on a phone of 360 px with 200 % text for overflow and labels that do not fit. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '../harness/journey-test.ts'
import { named } from '../harness/people.ts'
import { openCompetition } from '../screens/competition-list.ts'
import { openPanel } from '../screens/entries-panel.ts'
import { chooseInMenu, enterCombo, enterSingle } from '../screens/judging-screen.ts'
import { layoutProblems } from '../screens/layout-problems.ts'
import { sendRegistration } from '../screens/register-form.ts'
import { athlete, signInOn } from '../harness/signed-in.ts'

test.use({ demo: true, contextOptions: { reducedMotion: 'reduce' } })

test('the front page is accessible', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
  await expectNoViolation(page, 'sign-in')
})

test('home is accessible', async ({ page }) => {
  await signInOn(page, named.lucia, '/home')
  await expect(page.getByRole('region', { name: 'Also waiting for you' })).toBeVisible()
  await expectNoViolation(page, 'home')
})

test('the list of competitions is accessible', async ({ page }) => {
  await signInOn(page, named.marisol)
  await expect(page.getByRole('article', { name: 'Rio Line Battle' })).toBeVisible()
  await expectNoViolation(page, 'competitions')
})

test('the bracket of a competition is accessible', async ({ page }) => {
  await signInOn(page, named.marisol, '/competitionView/6?panel=rounds')
  await expect(page.getByRole('region', { name: /^Bracket of/ })).toBeVisible()
  await expectNoViolation(page, 'bracket')
})

test('the screen of a round is accessible while tricks are entered', async ({ page }) => {
  await signInOn(page, athlete(9), '/score')
  await enterSingle(page, { shortName: 'BB360', side: 'FS' })
  await page.getByRole('combobox', { name: 'Search a trick' }).fill('360')
  await expect(page.getByRole('listbox', { name: 'Search a trick' })).toBeVisible()
  await expectNoViolation(page, 'score')
})

test('a review is accessible', async ({ page }) => {
  await signInOn(page, athlete(5), '/home')
  await page.getByRole('link', { name: 'Review your round in Alpen Trick Series' }).click()
  await expect(page.getByRole('button', { name: 'Confirm all' })).toBeVisible()
  await expectNoViolation(page, 'review')
})

test('the example of a rule recalculates its score after a change', async ({ page }) => {
  await signInOn(page, athlete(7), '/rulebooks')
  const rule = page.getByRole('region', { name: 'TJS v3.0' })
  await rule.locator('summary', { hasText: 'Total combo plus' }).press('Enter')
  const example = rule.getByRole('region', { name: 'Example' })
  await expect(example).toContainText('× 1.65')
  for (let place = 3; place < 6; place++) await example.getByLabel('Place in its combo').press('ArrowRight')
  await expect(example).toContainText('× 2.2')
})

test('signing in and registering', { tag: '@full' }, async ({ page }) => {
  await page.goto('/')
  await expectAccessible(page, 'sign-in')
  await page.getByRole('link', { name: 'Register', exact: true }).click()
  await expect(page.getByRole('tab', { name: 'Register', selected: true })).toBeVisible()
  await expectAccessible(page, 'register')
})

test('a refused registration shows its error in view', { tag: '@full' }, async ({ page, expectError }) => {
  expectError(/503/)
  await page.route('**/api/register', (route) => route.fulfill({ status: 503, json: { code: 'unexpected' } }))
  await page.goto('/')
  await sendRegistration(page, { name: 'Ada', surname: 'Sund', email: 'ada@trickline.example' })
  const problem = page.getByRole('alert')
  await expect(problem).toBeInViewport({ ratio: 1 })
  await expect(problem.locator('..')).toBeFocused()
  await expectAccessible(page, 'a registration that was not taken')
})

test('home and the judging program', { tag: ['@wide', '@full'] }, async ({ page }) => {
  await signInOn(page, named.lucia, '/home')
  await expect(page.getByRole('region', { name: 'Also waiting for you' })).toBeVisible()
  await expectAccessible(page, 'home')
  await page.goto('/judgingProgram')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expectAccessible(page, 'judging program')
  const menu = page.getByRole('button', { name: 'Menu' })
  if (!(await menu.isVisible())) return
  await menu.click()
  await expectAccessible(page, 'drawer')
})

test('the list of competitions and every part of the form', { tag: '@full' }, async ({ page }) => {
  await signInOn(page, named.marisol)
  await expect(page.getByRole('article').first()).toBeVisible()
  await expectAccessible(page, 'competitions')
  const card = page.getByRole('article', { name: 'Copa Ibérica de Trickline' })
  await card.getByRole('button', { name: 'More' }).click()
  await expect(card.getByRole('menuitem', { name: /^Publish/, disabled: true })).toContainText(
    'It is published already',
  )
  await expectNoViolation(page, 'the menu of a competition')
  await page.keyboard.press('Escape')

  await page.getByRole('link', { name: 'New competition' }).click()
  await page.getByLabel('Type', { exact: true }).selectOption('Live')
  await expectAccessible(page, 'basics')
  await page.getByRole('tab', { name: 'Modality' }).click()
  await page.getByRole('radio', { name: 'Versus' }).check()
  await page.getByRole('radio', { name: 'Open' }).check()
  await expectAccessible(page, 'modality')
  await page.getByRole('tab', { name: 'Participants' }).click()
  await page.getByLabel('Participants', { exact: true }).selectOption({ index: 1 })
  await expectAccessible(page, 'participants and stages')
  await page.getByRole('tab', { name: 'Fees' }).click()
  await expectAccessible(page, 'fees')
})

test(
  'every panel of a competition, the bracket and the podium',
  { tag: ['@wide', '@full'] },
  async ({ page }) => {
    await signInOn(page, named.marisol)
    await page.goto('/competitionView/5')
    for (const panel of ['Athletes', 'Judges', 'Rounds', 'Scoring'] as const) {
      await openPanel(page, panel)
      await expect(page.getByRole('tabpanel')).toBeVisible()
      await expectAccessible(page, panel)
    }
    await page.goto('/competitionView/6?panel=rounds')
    await expect(page.getByRole('region', { name: /^Bracket of/ })).toBeVisible()
    await expectAccessible(page, 'bracket')
    await page.goto('/competitionView/8?panel=rounds')
    await expect(page.getByLabel('1st', { exact: true })).toBeVisible()
    await expectAccessible(page, 'podium')
  },
)

test(
  'requesting a role, every tab of the Admin page, and the catalogue',
  { tag: '@full' },
  async ({ page, open }) => {
    await signInOn(page, athlete(2), '/profile?edit=true')
    await page.getByRole('button', { name: 'Add role' }).click()
    await page.getByLabel('Role', { exact: true }).selectOption('Organizer')
    await expectAccessible(page, 'asking for a role')
    await page.getByRole('button', { name: 'Ask' }).click()
    await expect(page.getByText('Organizer: waiting for an answer')).toBeVisible()

    const admin = await open('/')
    await signInOn(admin, named.amaia, '/admin')
    for (const tab of ['1 request', 'Accounts', 'Options', 'Record']) {
      await admin.getByRole('tab', { name: tab }).click()
      await expect(admin.getByRole('tabpanel').locator('li, label').first()).toBeVisible()
      await expectAccessible(admin, tab)
    }
    await admin.getByRole('tab', { name: 'Accounts' }).click()
    await admin.keyboard.press('ArrowRight')
    await expect(admin.getByRole('table')).toBeVisible()
    await expect(admin.getByRole('tab', { name: 'Trick catalogue' })).toBeFocused()
    await expectAccessible(admin, 'catalogue')
    await admin.getByText('Belly Roll', { exact: true }).click()
    const changing = admin.getByRole('dialog', { name: 'Change Belly Roll' })
    await changing.getByLabel('Value').fill('2')
    await expectAccessible(admin, 'changing a trick')
    await changing.getByRole('button', { name: 'See what it does' }).click()
    await expect(changing).toContainText('Value: 1.00 → 2.00')
    await expectAccessible(admin, 'what a changed trick does')
  },
)

test(
  'the judging screen, empty, in the middle of a round and with a question open',
  { tag: ['@wide', '@full'] },
  async ({ page }) => {
    await signInOn(page, named.lucia)
    await openCompetition(page, 'Alpen Trick Series')
    await openPanel(page, 'Scoring')
    await page
      .getByRole('button', { name: /^Continue with/ })
      .first()
      .click()
    await expect(page.getByRole('combobox', { name: 'Search a trick' })).toBeVisible()
    await expectAccessible(page, 'judging')
    await enterCombo(page, [
      { shortName: 'BB360', side: 'FS' },
      { shortName: 'BBF-F', grab: 'Mute', dub: 20 },
    ])
    await page.getByRole('button', { name: 'Combo', exact: true }).click()
    await enterSingle(page, { shortName: 'Asc360' })
    await page.getByRole('combobox', { name: 'Search a trick' }).fill('360')
    await expectAccessible(page, 'judging with results')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page, 'question')
  },
)

test(
  'training: the list, the question of a new round, its screen with every dialog, and a review',
  { tag: '@full' },
  async ({ page }) => {
    await signInOn(page, athlete(5), '/training')
    await expect(page.getByRole('article').first()).toBeVisible()
    await expectAccessible(page, 'training')
    await page.getByRole('button', { name: 'New round' }).click()
    await expectAccessible(page, 'new round')

    await page.goto('/score')
    await chooseInMenu(page, 'Add a video')
    await expectAccessible(page, 'link of a video')
    await page.keyboard.press('Escape')
    await expectAccessible(page, 'score')
    await enterCombo(page, [{ shortName: 'BB360', side: 'FS' }, { shortName: 'Free360' }])
    await page.getByRole('button', { name: /where the total comes from/ }).click()
    await expectAccessible(page, 'explanation')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expectAccessible(page, 'question with a rule')
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
    await chooseInMenu(page, 'Clear all')
    await page.getByRole('dialog').getByRole('button', { name: 'Clear all' }).click()

    await page.goto('/training')
    await page.getByRole('link', { name: 'Review' }).click()
    await expect(page.getByRole('button', { name: 'Confirm all' })).toBeVisible()
    await expectAccessible(page, 'review')
    await page
      .getByRole('button', { name: /is incorrect$/ })
      .first()
      .click()
    await expectAccessible(page, 'review with a comment')
  },
)

test(
  'the rulebooks, an example changed with the keyboard alone, and the trick list',
  { tag: '@full' },
  async ({ page }) => {
    await signInOn(page, athlete(5), '/rulebooks')
    const rule = page.getByRole('region', { name: 'TJS v3.0' })
    await expect(page.locator('summary')).toHaveCount(18)
    await rule.locator('summary', { hasText: 'Total combo plus' }).press('Enter')
    const example = rule.getByRole('region', { name: 'Example' })
    await expect(example).toContainText('× 1.65')
    for (let place = 3; place < 6; place++) await example.getByLabel('Place in its combo').press('ArrowRight')
    await expect(example).toContainText('× 2.2')
    await example.getByLabel('Dub').press('End')
    await expect(example).toContainText('80 %')
    await expect(example).not.toContainText('× 2.2')
    await expect(page.getByRole('region', { name: 'Compare' }).getByRole('row')).toHaveCount(5)
    await expectAccessible(page, 'rulebooks')

    await page.goto('/trickList')
    await expect(page.getByRole('table')).toBeVisible()
    await expectAccessible(page, 'trick list')
    await page.getByText('Belly Roll', { exact: true }).click()
    await expect(page.getByRole('dialog').getByRole('region', { name: 'Value history' })).toBeVisible()
    await expectAccessible(page, 'a trick')
  },
)

test(
  'the statistics, a picture read with the keys, and those of a competition',
  { tag: '@full' },
  async ({ page }) => {
    // the largest pages, each checked twice
    await signInOn(page, athlete(5), '/statistics')
    await expect(page.getByRole('region', { name: 'Best scores' })).toBeVisible()
    await expectAccessible(page, 'scores')
    await page.getByRole('radio', { name: 'Tricks' }).check()
    const categories = page.getByRole('region', { name: 'Tricks per category' })
    await categories.getByRole('img').first().focus()
    await page.keyboard.press('ArrowDown')
    await expect(categories.getByRole('img').nth(1)).toBeFocused()
    await page.locator('summary', { hasText: 'Unique tricks' }).press('Enter')
    await categories.getByRole('button', { name: 'As a table' }).press('Enter')
    await expect(categories.getByRole('table')).toBeVisible()
    await expectAccessible(page, 'statistics')
    // by keyboard only, as the emulation misplaces presses far down the page after a change of size
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export as CSV' }).press('Enter')
    expect((await saved).suggestedFilename()).toMatch(/^trickline .*\.csv$/)
    await page.getByRole('button', { name: /^\d+, Rounds with Pro/ }).press('Enter')
    await expect(page.getByRole('dialog', { name: 'Rounds with Pro' })).toBeVisible()
    await expectAccessible(page, 'the rounds behind a number')
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).press('Enter')

    await page.getByRole('radio', { name: 'Progress' }).press('Space')
    await page
      .getByRole('img', { name: /^Week of .*: [1-9]/ })
      .first()
      .focus()
    await expectAccessible(page, 'progress')
    await page.getByLabel('Period').selectOption('This year')
    await expect(page).toHaveURL(/from=\d{4}-01-01/)
    await page.getByRole('button', { name: 'Compare' }).press('Enter')
    await page.getByLabel('Search an athlete').fill('bartholo')
    await expectAccessible(page, 'choosing whom to compare with')
    await page.getByRole('button', { name: /^Bartholomäus/ }).press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/ and Bartholomäus/)
    await page.getByLabel('Over time', { exact: true }).selectOption('Tricks landed')
    await expect(
      page.getByRole('img', { name: /^Bartholomäus .*tricks landed by then/ }).first(),
    ).toBeVisible()
    const families = page.getByRole('region', { name: 'Families of tricks landed' })
    await expect(families.getByRole('row', { name: /^Rolls \d+ \d+$/ })).toBeVisible()
    await expectAccessible(page, 'two athletes compared')

    await page.goto('/profile')
    await expect(page.getByRole('region', { name: 'Best scores' })).toBeVisible()
    await expectAccessible(page, 'an athlete’s profile')

    await page.goto('/statistics?competition=8&part=progress')
    await expect(page.getByRole('region', { name: 'Totals of the rounds' })).toBeVisible()
    await expectAccessible(page, 'statistics of a competition')
  },
)

test(
  'the pages of a visitor, a profile and the compact view',
  { tag: ['@wide', '@full'] },
  async ({ page }) => {
    await page.goto('/live/8')
    await expect(page.getByLabel('1st', { exact: true })).toBeVisible()
    await expectAccessible(page, 'a competition for everyone')
    await signInOn(page, named.marisol)
    await page.goto('/profile')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page, 'profile')
    await page.getByRole('button', { name: 'Edit profile' }).click()
    await expect(page.getByLabel('City')).toBeEnabled()
    await expectAccessible(page, 'editing a profile')
    await page.goto('/athletes')
    await expect(page.getByRole('article')).toHaveCount(12)
    await expectAccessible(page, 'athletes')
    await page.goto('/competitionDetails/6')
    await expect(page.getByRole('table').first()).toBeVisible()
    await expectAccessible(page, 'compact view')
    await page.goto('/competitionView/4')
    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Order' }).click()
    await expect(page.getByRole('button', { name: 'Save order' })).toBeInViewport({ ratio: 1 })
    await expectAccessible(page, 'order of the athletes')
    await page.goto('/competitionView/4?panel=athletes&dialog=invite')
    await expectReason(page, 'Invite athletes', 'Choose somebody first')
  },
)

test('a dialog that a press opens shows no focus until a key is used', { tag: '@full' }, async ({ page }) => {
  await signInOn(page, named.marisol, '/competitionView/4?panel=athletes')
  const invite = page.getByRole('button', { name: 'Invite athletes' })
  const close = page.getByRole('dialog').getByRole('button', { name: 'Close' })
  await invite.click()
  await expect(close).toBeFocused()
  await expect(close).toHaveCSS('outline-style', 'none')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(close).toHaveCSS('outline-style', 'solid')
  await page.keyboard.press('Enter')
  await expect(invite).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(close).toHaveCSS('outline-style', 'solid')
})

/** The reason why a button is disabled: read with the button, and shown by a tap or Enter. */
async function expectReason(page: Page, name: string, reason: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true, disabled: true, description: reason }).first()
  const shown = page.getByText(reason, { exact: true }).filter({ visible: true })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(shown).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(shown).toBeHidden()
  await button.click({ force: true })
  await expect(shown).toBeInViewport({ ratio: 1 })
  await expectAccessible(page, `the reason of ${name}`)
  await page.keyboard.press('Escape')
}

async function expectAccessible(page: Page, screen: string): Promise<void> {
  await expectNoViolation(page, screen)
  await expectRoomForLargeText(page, screen)
}

async function expectNoViolation(page: Page, screen: string): Promise<void> {
  // legacy mode would open another page each time, which took longer than the rules
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze()
  const bad = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, help, nodes }) => ({
      id,
      help,
      where: nodes.map(({ html, any }) => [html, any[0]?.message]),
    }))
  expect(bad, screen).toEqual([])
}

/** Doubles every `rem`, like the browser's own setting. The screen and its dialogs stay open. */
async function expectRoomForLargeText(page: Page, screen: string): Promise<void> {
  const size = page.viewportSize()
  if (!size || size.width > 400) return
  const problems = async () => {
    // again for each try, as the emulation may have laid out another size
    await page.setViewportSize(size)
    await page.setViewportSize({ width: 360, height: 640 })
    await page.evaluate(async () => {
      document.documentElement.style.fontSize = '200%'
      // the font shown before it is loaded is narrower
      await document.fonts.ready
      // with reduced motion each property takes a transition of 0.01 ms, so it has its old value until the next frame
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    })
    return page.evaluate(layoutProblems)
  }
  await expect.poll(problems, `${screen} with text of 200 %`).toEqual([])
  await page.evaluate(() => void (document.documentElement.style.fontSize = ''))
  await page.setViewportSize(size)
}
