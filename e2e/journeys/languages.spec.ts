/**
 * Every screen in a language: everything is translated, nothing overflows. Each walk takes one language; `WALK_LANGUAGES=all`
 * or `=de,fr` selects several; `WALK_PICTURES=FOLDER` keeps pictures.
 */

import type { Page } from '@playwright/test'
import { athletes, counterparts } from '@trickline/samples/people'
import { expect, test } from '../harness/journey-test.ts'
import { aCompetition, named, productOn, signIn, signInOfficials } from '../harness/people.ts'
import { chooseInMenu, enterCombo, enterSingle } from '../screens/judging-screen.ts'

import { athlete } from '../harness/signed-in.ts'
import { desktop, phone, signedIn, type Walk, walkOn } from '../harness/walk.ts'

// each walk opens over a dozen screens in up to seven languages
test.describe.configure({ timeout: 1_800_000 })
test.use({ demo: true, deviceScaleFactor: 1, contextOptions: { reducedMotion: 'reduce' } })

const [announced, inQualifying, underWay, finished] = [4, 5, 6, 8]

test('before signing in', { tag: '@full' }, async ({ page, expectError }) => {
  expectError(/40[0-9]|410|422/)
  await page.setViewportSize(desktop)
  const walk = walkOn(page, 'fr')
  for (const card of [...named.athletes, named.lucia, named.marisol, named.ruediger, named.amaia])
    walk.keepWords(`${card.name} ${card.surname}`)
  for (const id of [announced, inQualifying, underWay, finished - 1, finished])
    walk.keepWords(await (await page.request.get(`/api/live/${id}`)).text())
  await walk.lookAtPage('/')
  await page.goto('/forgot-password')
  await expect(page.getByRole('heading').first()).toBeVisible()
  await walk.goAndLook(
    '/forgot-password',
    '/forgot-password/x?email=a@trickline.example',
    '/verify-email/x',
    '/not-found',
  )
})

test('the pages of everybody', { tag: '@full' }, async ({ page, expectError }) => {
  expectError(/404/)
  await page.setViewportSize(desktop)
  const walk = walkOn(page, 'jp')
  const rounds: { id: number; name: string; rounds: { id: number; total_score: number | null }[] }[] = []
  for (const id of [announced, inQualifying, underWay, finished]) {
    const { competition } = await (await page.request.get(`/api/live/${id}`)).json()
    walk.keepWords(JSON.stringify(competition))
    rounds.push(competition)
  }
  for (const id of [announced, inQualifying, underWay, finished]) await walk.lookAtPage(`/live/${id}`)
  const round = rounds.at(-1)?.rounds.find(({ total_score: total }) => total !== null)
  for (const path of [
    `/live/${finished}/podium`,
    `/live/${finished}/rounds/${round?.id}`,
    `/live/${underWay}/poster`,
    '/search',
    '/search?q=bartholomaus',
    '/search?q=nobody',
    '/live/999999',
  ])
    await walk.lookAtPage(path)
  await walk.lookAtPage(`/live/${finished}`, async () => {
    await page.locator('[data-hide-scores]').first().click()
  })
})

test('the screens of an athlete', { tag: '@full' }, async ({ page }) => {
  const walk = await signedIn(page, athlete(5), 'es')
  const { go, look, goAndLook } = walk
  await goAndLook(
    '/home',
    '/competitions',
    ...[finished, announced, inQualifying, underWay].map((id) => `/competitionView/${id}`),
    '/athletes',
    '/judges',
    '/training',
  )
  await look('new-round', { opens: [page.getByRole('button', { name: 'New round' })] })
  await page.getByRole('main').getByRole('link', { name: 'Review' }).first().click()
  await expect(page.getByRole('button', { name: 'Confirm all' })).toBeVisible()
  await look('review')
  await look('review-comment', { opens: [page.getByRole('button', { name: /is incorrect$/ }).first()] })
  await page.getByRole('button', { name: 'Confirm all' }).click()
  await look('review-send', { opens: [page.getByRole('button', { name: 'Send review' })] })
  await page.getByRole('button', { name: 'Undo' }).first().click()

  await go('/score')
  await look('score')
  await enterCombo(page, [{ shortName: 'BB360', side: 'FS' }, { shortName: 'Free360' }])
  await enterSingle(page, { shortName: 'Asc360' })
  await look('score-entered')
  await lookAtEntering(page, walk)
  await look('score-save', { opens: [page.getByRole('button', { name: 'Save', exact: true })] })
  const more = page.getByRole('button', { name: 'More', exact: true })
  await look('score-menu', { opens: [more] })
  await look('score-clear', { opens: [more, page.getByRole('menuitem', { name: 'Clear all' })] })
  await chooseInMenu(page, 'Clear all')
  await page.getByRole('dialog').getByRole('button', { name: 'Clear all' }).click()

  await goAndLook('/trickList')
  await look('trick', { opens: [page.getByText('Belly Roll', { exact: true })] })
  await go('/rulebooks')
  await page.evaluate(() =>
    document.querySelectorAll('details').forEach((each) => each.setAttribute('open', '')),
  )
  await look('rulebooks')
  await goAndLook('/statistics', '/statistics?part=progress')
  await look('compare', { opens: [page.getByRole('button', { name: 'Compare' })] })
  await goAndLook('/profile', `/statistics?competition=${finished}`)
  await go('/statistics?part=tricks')
  await look('statistics-tricks')
  await look('rounds-behind', {
    opens: [page.getByRole('button', { name: /^\d+, Rounds with Pro/ })],
  })
  await goAndLook('/profile?edit=true')
  await look('role', { opens: [page.getByRole('button', { name: 'Add role' })] })
  await goAndLook('/account')
  await look('delete-account', { opens: [page.getByRole('button', { name: 'Delete account' })] })
  await go('/home')
  await look('drawer', { opens: [page.locator('header button').last()], sizes: [phone] })
})

test('the screens of an organizer', { tag: '@full' }, async ({ page }) => {
  const { go, look, goAndLook } = await signedIn(page, named.marisol, 'de')
  await goAndLook('/home', '/competitions')
  const card = (name: string) => page.getByRole('article', { name })
  await look('delete-competition', {
    opens: [
      card('Noches de Trickline').getByRole('button', { name: 'More' }),
      card('Noches de Trickline').getByRole('menuitem', { name: 'Delete' }),
    ],
  })
  await look('publish-competition', {
    opens: [card('Baltic Bounce').getByRole('button', { name: 'Publish' })],
  })
  await goAndLook(
    ...['athletes', 'judges', 'rounds', 'scoring'].map(
      (panel) => `/competitionView/${inQualifying}?panel=${panel}`,
    ),
    `/competitionView/${underWay}?panel=rounds`,
    `/competitionView/${finished}?panel=rounds`,
    `/competitionDetails/${underWay}`,
    `/competitionDetails/${finished}`,
    `/competitionView/${announced}?panel=judges`,
    `/competitionView/${announced}?panel=athletes`,
  )
  await look('entries-order', {
    opens: [page.getByRole('button', { name: 'More' }), page.getByRole('menuitem', { name: 'Order' })],
  })
  for (const name of ['Invite athletes', /^Send \d+ mail/, 'Share'])
    await look(`entries-${String(name).replaceAll(/\W/g, '')}`, {
      opens: [page.getByRole('button', { name })],
    })

  await go('/competition')
  await page.getByLabel('Type', { exact: true }).selectOption('Live')
  await look('form-1')
  await page.getByRole('tab', { name: 'Modality' }).click()
  await page.getByRole('radio', { name: 'Versus' }).check()
  await page.getByRole('radio', { name: 'Open' }).check()
  await look('form-2')
  await page.getByRole('tab', { name: 'Participants' }).click()
  await page.getByLabel('Participants', { exact: true }).selectOption({ index: 1 })
  await look('form-3')
  await page.getByRole('tab', { name: 'Fees' }).click()
  await look('form-4')
  await look('form-leave', { opens: [page.getByRole('button', { name: 'Cancel' })] })
})

test('the screens of a supervisor', { tag: '@full' }, async ({ page }) => {
  const { look, goAndLook } = await signedIn(page, named.ruediger, 'it')
  await goAndLook('/home', '/competitions')
  const card = page.getByRole('article', { name: 'Kantō Slack Jam' })
  await look('return-competition', { opens: [card.getByRole('button', { name: 'Return' })] })
})

test('the screens of a judge', { tag: '@full' }, async ({ page, expectError }) => {
  expectError(/500/)
  const walk = await signedIn(page, named.lucia, 'pt')
  const { look, goAndLook } = walk
  await goAndLook('/home', '/judgingProgram', '/judges', '/organizer')
  await goAndLook(`/competitionView/${inQualifying}?panel=scoring`)
  const judged = page.getByRole('listitem').filter({ hasText: 'Awaits the athlete' }).first()
  const more = judged.getByRole('button', { name: /^More for/ })
  await look('queue-more', { opens: [more] })
  for (const name of ['What changed', 'Mark as injured', 'Disqualify'])
    await look(`queue-${name}`, {
      opens: [more, judged.getByRole('menuitem', { name, includeHidden: true })],
    })
  await page.route('**/api/status/update', (route) => route.fulfill({ status: 500, json: {} }))
  await look('queue-failed', {
    opens: [more, judged.getByRole('menuitem', { name: 'Edit', includeHidden: true })],
  })
  await page.unroute('**/api/status/update')

  await page
    .getByRole('button', { name: /^Continue with/ })
    .first()
    .click()
  await page.getByRole('combobox', { name: 'Search a trick' }).waitFor()
  await look('judging')
  await enterCombo(page, [
    { shortName: 'BB360', side: 'FS' },
    { shortName: 'BBF-F', grab: 'Mute', dub: 20 },
  ])
  await enterSingle(page, { shortName: 'Free360' })
  await look('judging-entered')
  await lookAtEntering(page, walk)
  await look('judging-save', { opens: [page.getByRole('button', { name: 'Save', exact: true })] })
  await look('judging-cancel', {
    opens: [
      page.getByRole('button', { name: 'More', exact: true }),
      page.getByRole('menuitem', { name: 'Cancel' }),
    ],
  })
})

test('the screens of an admin', { tag: '@full' }, async ({ page }) => {
  const { look, goAndLook } = await signedIn(page, named.amaia, 'fr')
  await goAndLook('/admin')
  for (const tab of [1, 2, 3]) {
    await page.getByRole('tab').nth(tab).click()
    await look(`admin-${tab + 1}`)
  }
  await page.getByRole('tab').nth(1).click()
  const change = page.getByRole('button', { name: /^Change the account of/ }).first()
  await look('suspend', {
    opens: [change, page.getByRole('menuitem', { name: 'Suspend', includeHidden: true })],
  })
  await goAndLook('/admin/outbox', '/admin/tricks')
  await look('add-a-trick', { opens: [page.getByRole('button', { name: 'Add a trick' })] })
  await look('retire-a-trick', {
    opens: [
      page.getByRole('button', { name: /^Actions for/ }).first(),
      page.getByRole('menuitem', { name: 'Retire', includeHidden: true }).first(),
    ],
  })
  await page.getByText('Belly Roll', { exact: true }).click()
  const changing = page.getByRole('dialog')
  await changing.getByLabel('Value').fill('2')
  await look('change-a-trick')
})

test('the big screen and the overlay', { tag: '@full' }, async ({ page, server }) => {
  const walk = walkOn(page, 'jp')
  const { token } = await signIn(productOn(server), named.marisol)
  const ask = async (method: string, path: string, body: object) => {
    const answer = await fetch(`${server.origin}/api/competitions/${underWay}/screens${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return answer.json()
  }
  walk.keepWords(await (await page.request.get(`/api/live/${underWay}`)).text())
  const addressOf = async (kind: string) => {
    const { pathname, search } = new URL((await ask('POST', '/links', { kind })).address)
    return pathname + search
  }
  const screen = await addressOf('big-screen')
  for (const shows of ['now', 'standings', 'bracket']) {
    await ask('PUT', '', { shows })
    await walk.lookAtPage(screen, undefined, [desktop])
  }
  await walk.lookAtPage(await addressOf('overlay'), undefined, [desktop])
})

test('a phase is published and the next one started', { tag: '@full' }, async ({ page, server }) => {
  const product = productOn(server)
  const { organizer, judges } = await signInOfficials(product)
  const cup = aCompetition('Rio Line Battle')
    .by(organizer)
    .judgedBy(...judges)
    .for(await Promise.all([...athletes, ...counterparts].map((card) => signIn(product, card))))
    .runIn(product, underWay)
  await cup.scored()
  const { look } = await signedIn(page, named.marisol, 'it', `/competitionView/${underWay}?panel=rounds`)
  await look('publishable')
  await look('publish', { opens: [page.getByRole('button', { name: 'Publish results' })] })
  await cup.publishedPhase()
  await look('advance', { opens: [page.getByRole('button', { name: 'Go to the next phase' })] })
})

test('on the day of a competition', { tag: '@full' }, async ({ page, server }) => {
  const product = productOn(server)
  const { organizer, supervisor, judges } = await signInOfficials(product)
  const ready = await aCompetition('Copa do Dia')
    .scoring()
    .withStages('final')
    .by(organizer)
    .approvedBy(supervisor)
    .judgedBy(...judges)
    .for(await Promise.all(athletes.slice(0, 8).map((card) => signIn(product, card))))
    .runIn(product)
    .withAthletes()
  await server.moveClock(60)
  const { go, look } = await signedIn(page, named.marisol, 'pt', `/competitionView/${announced}`)
  await look('start-panel')
  await go(`/competitionView/${ready.id}`)
  await look('start', { opens: [page.getByRole('button', { name: 'Start competition' })] })
})

async function lookAtEntering(page: Page, { look }: Walk): Promise<void> {
  const search = page.getByRole('combobox', { name: 'Search a trick' })
  await search.fill('360')
  await look('entering-found')
  await search.fill('zzz')
  await look('entering-nothing-found')
  await search.fill('')
  for (const shortName of ['BBF-F', 'BB360', 'BB360']) {
    if (shortName === 'BBF-F') await page.getByRole('button', { name: 'Combo', exact: true }).click()
    await enterSingle(page, { shortName })
  }
  await page.getByRole('button', { name: 'Validate combo' }).click()
  await page.getByRole('button', { name: /^Combo 2/ }).click()
  await page
    .getByRole('button', { name: /^Move Asc360|^Move Free360/ })
    .first()
    .click()
  await look('entering-warned')
  await page.getByRole('button', { name: 'Insert before', exact: true }).click()
  await look('entering-settings', {
    opens: [
      page.getByRole('button', { name: 'More', exact: true }),
      page.getByRole('menuitem', { name: 'How to enter' }),
    ],
  })
  await look('explanation', { opens: [page.getByRole('button', { name: /where the total comes from/ })] })
}
