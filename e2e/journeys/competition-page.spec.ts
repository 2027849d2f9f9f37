/** The page of a competition: results first, brackets of any size on any screen and on paper, the podium. */
import type { Locator, Page } from '@playwright/test'
import type { ReplyOf } from '@trickline/contract/call'
import { grantRole } from '@trickline/contract/admin'
import type { getCompetition } from '@trickline/contract/competitions'
import { roundStatusOf } from '@trickline/contract/status-codes'
import { listJudges, sendMails } from '@trickline/samples/enter-people'
import type { CompetitionRun } from '@trickline/samples/run-competition'
import { expect, test } from '../harness/journey-test.ts'
import { aCompetition, named, productOn, signIn, signInOfficials } from '../harness/people.ts'
import { matchOf } from '../screens/rounds-panel.ts'
import { signInOn } from '../harness/signed-in.ts'

test.use({ demo: true, contextOptions: { reducedMotion: 'reduce' } })

const screens = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

test(
  'the first result is visible without scrolling: of standings, of a bracket, of a podium',
  { tag: '@full' },
  async ({ page }) => {
    await signInOn(page, named.marisol)
    const firstOf: [number, (on: Page) => Locator][] = [
      [5, (on) => on.getByRole('table').getByRole('row').nth(1)],
      [6, (on) => on.getByRole('listitem', { name: 'Quarterfinal 1' })],
      [8, (on) => on.getByRole('img', { name: '1st' })],
    ]
    for (const size of screens) {
      await page.setViewportSize(size)
      for (const [id, first] of firstOf) {
        await page.goto(`/competitionView/${id}`)
        await expect(first(page)).toBeInViewport({ ratio: 0.95 })
      }
    }
  },
)

test(
  'the owner reads what a phase waits for, and has no button before it can be used',
  { tag: '@full' },
  async ({ page }) => {
    await signInOn(page, named.marisol)
    await page.goto('/competitionView/6')
    await expect(page.getByText(/^4 rounds are still to be judged\. Waiting for .+/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Publish results' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Go to the next phase' })).toHaveCount(0)
  },
)

test(
  'officials see who leads before the publication, and each free place says who will take it',
  { tag: '@full' },
  async ({ page, open }) => {
    await signInOn(page, named.marisol)
    await page.goto('/competitionView/6')
    await expect(
      matchOf(page, 'Quarterfinal', 'Quarterfinal 1').getByText('Ahead, not published yet'),
    ).toHaveCount(1)
    await expect(matchOf(page, 'Semifinal', 'Semifinal 1')).toContainText(/^\S.* or \S.* or \S.*$/)
    await expect(matchOf(page, 'Final', 'Third place')).toContainText('Loser of semifinal 1')
    const visitor = await open('/live/6')
    await visitor.setViewportSize({ width: 1440, height: 900 })
    await expect(matchOf(visitor, 'Final', 'Final')).toContainText(
      'Winner of semifinal 1Winner of semifinal 2',
    )
    await expect(visitor.getByText('Ahead, not published yet')).toHaveCount(0)
  },
)

test(
  'with scores hidden the page, the compact view and the list show none until a phase is opened',
  { tag: '@full' },
  async ({ page }) => {
    const [athlete = named.amaia] = named.athletes
    await signInOn(page, athlete)
    await page.goto('/competitionView/8')
    const podium = page.getByRole('img', { name: '1st' })
    await expect(podium).toBeVisible()
    const hide = page.getByRole('button', { name: 'Hide scores' })
    await hide.click()
    await expect(hide).toHaveAttribute('aria-pressed', 'true')
    await expect(podium).toBeHidden()
    await page.goto('/competitions')
    const card = page.getByRole('article', { name: 'Trofeo delle Dolomiti' })
    await expect(card.getByText('Scores are hidden on this device.')).toBeVisible()
    await expect(card.getByText(/\d+\.\d\d/).filter({ visible: true })).toHaveCount(0)
    await page.goto('/competitionDetails/8')
    await expect(page.getByText('Scores of Final are hidden.')).toBeVisible()
    expect(await page.locator('main').innerText()).not.toMatch(/\d+\.\d\d/)
    await page.goto('/competitionView/8')
    await expect(hide).toHaveAttribute('aria-pressed', 'true')
    expect(await page.locator('#panel').innerText()).not.toMatch(/\d+\.\d\d/)
    await page.getByRole('button', { name: 'Show the podium' }).click()
    await expect(podium).toBeVisible()
    await page
      .getByRole('navigation', { name: 'Phases' })
      .getByRole('button', { name: 'Final', exact: true })
      .click()
    await expect(page.getByText('Scores of Final are hidden.')).toBeVisible()
  },
)

test(
  'on a phone the pairs stand one below the other, the last result first, and a tap opens both rounds',
  { tag: '@full' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/live/7')
    const final = matchOf(page, 'Final', 'Final')
    expect(await topOf(matchOf(page, 'Semifinal', 'Semifinal 1'))).toBeGreaterThan(await topOf(final))
    expect(await topOf(matchOf(page, 'Quarterfinal', 'Quarterfinal 4'))).toBeGreaterThan(
      await topOf(matchOf(page, 'Semifinal', 'Semifinal 2')),
    )
    await final.locator('summary').click()
    await expect(final.getByText(/^\d+ tricks, style \+\d+.%$/)).toHaveCount(2)
    await final.getByRole('link').first().click()
    await expect(page).toHaveURL(/\/live\/7\/rounds\/\d+$/)
  },
)

async function topOf(locator: Locator): Promise<number> {
  return (await locator.boundingBox())?.y ?? 0
}

/** The demo's bracket with these stages and no seeds yet: each place names its rank in qualifying. */
async function drawStages(page: Page, round_size_id: number[]): Promise<void> {
  await page.route('**/api/competition/6', async (route) => {
    const response = await route.fetch()
    const { competition }: ReplyOf<typeof getCompetition> = await response.json()
    const rounds = competition.rounds.filter(({ round_number }) => round_number === 1)
    const people = competition.competition_users.filter(({ id }) => id !== null)
    const place = competition.competition_users.find(({ id }) => id === null)
    if (!place) throw new Error('the demo has no place that awaits its athlete')
    for (const entry of people) if ('seed' in entry) entry.seed = null
    const awaited = { ...place, round_number: 2, round_size_id: Math.max(...round_size_id) }
    const larger = { ...competition, rounds, round_size_id, competition_users: [...people, awaited] }
    await route.fulfill({ response, json: { competition: larger } })
  })
}

test(
  'the owner takes an advance back and goes on again: nothing is lost, and a visitor follows',
  { tag: '@full' },
  async ({ page, open }) => {
    await signInOn(page, named.marisol)
    await page.goto('/competitionView/6')
    const visitor = await open('/live/6')
    const rides = visitor.getByRole('heading', { name: 'Quarterfinal now' })
    await expect(rides).toBeVisible()
    const judged = matchOf(page, 'Quarterfinal', 'Quarterfinal 1')
    await expect(judged).toBeVisible()
    const before = await judged.innerText()
    await page.getByText('Details', { exact: false }).first().click()
    await page.getByRole('button', { name: 'Take back the last advance' }).click()
    const dialog = page.getByRole('dialog', { name: 'Take back the last advance?' })
    await expect(dialog).toContainText('8 rounds of Quarterfinal are set aside.')
    await dialog.getByRole('button', { name: 'Take back' }).click()
    await expect(dialog).toContainText('This field is required')
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('The wrong button')
    await dialog.getByRole('button', { name: 'Take back' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Qualifying published' })).toBeVisible()
    await expect(rides).toBeHidden()
    await page.reload()
    await page.getByRole('button', { name: 'Go to the next phase' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Go to Quarterfinal' }).click()
    await expect(judged).toBeVisible()
    expect(await judged.innerText()).toBe(before)
    await expect(rides).toBeVisible()
  },
)

test('a bracket of four stages fits on a screen of 1280 px', { tag: '@full' }, async ({ page }) => {
  await signInOn(page, named.marisol)
  await drawStages(page, [4, 3, 2, 1])
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/competitionView/6?panel=rounds&phase=eighthFinal')
  const bracket = page.getByRole('region', { name: /^Bracket of/ })
  await expect(matchOf(page, 'Eighthfinal', 'Eighthfinal 1')).toContainText('16th of qualifying')
  await bracket.evaluate((shown) => scrollTo(0, shown.getBoundingClientRect().top + scrollY - 64))
  for (const [stage, match] of [
    ['Eighthfinal', 'Eighthfinal 1'],
    ['Eighthfinal', 'Eighthfinal 8'],
    ['Quarterfinal', 'Quarterfinal 1'],
    ['Semifinal', 'Semifinal 2'],
    ['Final', 'Final'],
  ] as const) {
    await expect(matchOf(page, stage, match)).toBeInViewport({ ratio: 1 })
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

test('a bracket of 32 fits on a projector, and prints on one page', { tag: '@full' }, async ({ page }) => {
  await signInOn(page, named.marisol)
  await drawStages(page, [5, 4, 3, 2, 1])
  await page.setViewportSize({ width: 1920, height: 1080 })
  await page.goto('/competitionView/6?panel=rounds&phase=sixteenthFinal')
  const bracket = page.getByRole('region', { name: /^Bracket of/ })
  const first = matchOf(page, 'Sixteenthfinal', 'Sixteenthfinal 1')
  await expect(first).toContainText('1st of qualifying')
  await expect(first).toContainText('32nd of qualifying')
  await expect(matchOf(page, 'Eighthfinal', 'Eighthfinal 1')).toContainText(
    'Winner of sixteenthfinal 1Winner of sixteenthfinal 2',
  )
  await bracket.evaluate((shown) => scrollTo(0, shown.getBoundingClientRect().top + scrollY - 64))
  for (const match of ['Sixteenthfinal 1', 'Sixteenthfinal 16']) {
    await expect(matchOf(page, 'Sixteenthfinal', match)).toBeInViewport({ ratio: 0.95 })
  }
  await expect(matchOf(page, 'Final', 'Final')).toBeInViewport({ ratio: 0.95 })
  const file = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(file.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  expect(file).toMatch(/\/MediaBox\s*\[0 0 84[12][.\d]* 59[456]/)
})

test(
  'the podium shows the round of each of the three, and the last phase of the others',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/live/8')
    const first = page.getByRole('listitem').filter({ has: page.getByRole('img', { name: '1st' }) })
    await expect(first.getByRole('figure', { name: /\d+ tricks/ })).toBeVisible()
    await expect(page.getByText('Out in the quarterfinal').first()).toBeVisible()
  },
)

test(
  'the compact view offers a judge no deletion of a round, which a phase keeps',
  { tag: '@full' },
  async ({ page }) => {
    await signInOn(page, named.lucia)
    await page.goto('/competitionDetails/6')
    await page
      .getByRole('button', { name: /^Actions for the round of/ })
      .first()
      .click()
    const menu = page.getByRole('menu').filter({ visible: true })
    await expect(menu.getByRole('menuitem', { name: 'View' })).toBeVisible()
    await expect(menu.getByRole('menuitem', { name: 'Delete' })).toHaveCount(0)
  },
)

test(
  'the compact view has room for names beside the buttons of a judge, at every width',
  { tag: '@full' },
  async ({ page }) => {
    await signInOn(page, named.lucia)
    for (const width of [360, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/competitionDetails/6')
      const name = page.getByRole('table', { name: 'Participants' }).getByRole('link').first()
      // two lines at most
      expect((await name.boundingBox())?.height, `at ${width} px`).toBeLessThan(50)
    }
  },
)

test(
  'who may not see a round yet reads whose it is, of what, and when it will be seen',
  { tag: '@full' },
  async ({ page, server, expectError }) => {
    expectError(/403/)
    const product = productOn(server)
    const { organizer } = await signInOfficials(product)
    const { rounds } = await aCompetition('Rio Line Battle').by(organizer).runIn(product, 6).present()
    const round = rounds.find(({ round_number }) => round_number === 2)
    if (!round) throw new Error('the demo has a quarterfinal')
    await page.setViewportSize({ width: 360, height: 640 })
    const someone = named.athletes.find(({ gender }) => gender === 'male')
    if (!someone) throw new Error('the demo has a man')
    // the address of a training round leads to its own screen
    await signInOn(page, someone, `/score/${round.id}`)
    const unseen = page.getByRole('dialog', { name: `The round of ${round.user.name} ${round.user.surname}` })
    await expect(unseen).toContainText('Quarterfinal of Rio Line Battle')
    await expect(unseen).toContainText('Everyone sees it once the results of this phase are published.')
    await unseen.getByRole('link', { name: 'To the competition' }).click()
    await page.waitForURL('**/competitionView/6*')
  },
)

test(
  'a judge who was invited after the start declines; one who is not mailed yet is taken off the list',
  { tag: '@full' },
  async ({ page, open, server }) => {
    const product = productOn(server)
    const [admin, organizer] = [await signIn(product, named.amaia), await signIn(product, named.marisol)]
    // women compete there
    const [mailed, listed] = named.athletes.filter(({ gender }) => gender === 'male')
    if (!mailed || !listed) throw new Error('the demo has two men')
    const [late, mistaken] = [await signIn(product, mailed), await signIn(product, listed)]
    for (const { id } of [late, mistaken])
      await product.send(grantRole, { body: { user_id: id, role_id: 2 } }, admin.token)
    const invitation = { product, competitionId: 6, organizer }
    await listJudges(invitation, [late])
    await sendMails(invitation, [late], 'judges')
    await listJudges(invitation, [mistaken])

    await signInOn(page, mailed, '/competitionView/6')
    await page.getByRole('button', { name: 'Decline' }).click()
    await page
      .getByRole('dialog', { name: /^Decline the invitation to/ })
      .getByRole('button', { name: 'Decline' })
      .click()
    await expect(page.getByText('Your entry was declined: you do not judge.')).toBeVisible()

    const owner = await open('/')
    await signInOn(owner, named.marisol, '/competitionView/6?panel=judges')
    const name = `${listed.name} ${listed.surname}`
    await owner.getByRole('button', { name: `Actions for ${name}` }).click()
    await owner.getByRole('menuitem', { name: 'Delete' }).filter({ visible: true }).click()
    await expect(owner.getByText(`${name} is off the list.`)).toBeVisible()
    await expect(owner.getByRole('button', { name: `Actions for ${name}` })).toHaveCount(0)
  },
)

test(
  'where totals are equal a word says what decided, and who is injured on the podium is called so',
  { tag: '@full' },
  async ({ page, open, server }) => {
    const product = productOn(server)
    const { organizer, judges } = await signInOfficials(product)
    const run = aCompetition('Rio Line Battle')
      .by(organizer)
      .judgedBy(...judges)
      .runIn(product, 6)
    await scoreEqually(run)
    await run.advanced()
    await scoreEqually(run)
    await run.advanced()
    for (const round of await run.currentRounds())
      if (round.vs_group === '3P') await run.judging.injure(round)
    await scoreEqually(run)
    await run.advanced()

    await signInOn(page, named.marisol, '/competitionView/6?panel=rounds&phase=quarterFinal')
    const visitor = await open('/live/6')
    await expect(visitor.locator('[data-place="1"]')).toBeVisible()
    const says = 'Tie: the seed decides'
    for (const on of [page, visitor]) {
      await expect(matchOf(on, 'Quarterfinal', 'Quarterfinal 3')).toContainText(says)
      await expect(matchOf(on, 'Quarterfinal', 'Quarterfinal 1')).not.toContainText(says)
    }
    await page.goto('/competitionView/6?panel=rounds&phase=podium')
    for (const on of [page, visitor]) {
      const step = (place: number) => on.locator(`[data-place="${place}"]`)
      await expect(step(1)).toContainText('Tie: the seed decides')
      await expect(step(2)).toContainText('Tie: the seed decides')
      await expect(step(1)).not.toContainText('Injured')
      await expect(step(3)).toContainText('Injured')
      await expect(step(3)).toContainText('Tie: the seed decides')
    }
  },
)

const sameTrick = { id: 20, grab: 18, variation: 0, dub: 0 }

/** Records and scores the remaining rounds of the current phase, each with the same trick. */
async function scoreEqually(run: CompetitionRun): Promise<void> {
  // a round may already be on the line
  await run.recorded()
  for (const round of await run.currentRounds())
    if (roundStatusOf(round.status_id) === 'recorded') await run.judging.score(round, [sameTrick])
}
