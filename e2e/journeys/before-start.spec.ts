/** The public page before the start: whether one can enter, and the way from its link to an entry. */
import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '../harness/journey-test.ts'
import { named } from '../harness/people.ts'
import { sendRegistration } from '../screens/register-form.ts'
import { layoutProblems } from '../screens/layout-problems.ts'
import { athlete, signInOn } from '../harness/signed-in.ts'

test.use({ demo: true, contextOptions: { reducedMotion: 'reduce' } })

/** Competitions of the demo that are published and open. */
const coming = 4

test('a newcomer comes from the link to an entry by two taps and a form', async ({ page }) => {
  await page.goto(`/live/${coming}?lang=en`)
  const card = page.getByRole('region', { name: 'Registration' })
  await expect(card).toContainText('14 places left')
  await card.getByRole('link', { name: 'Register' }).click()
  await sendRegistration(page, { name: 'Ada', surname: 'Sund', email: 'ada@before-start.example' })
  const question = page.getByRole('dialog', { name: 'Register in Copa Ibérica de Trickline?' })
  await question.getByRole('button', { name: 'Register' }).click()
  await expect(page).toHaveURL(new RegExp(`/live/${coming}#in$`))
  await expect(card.getByText('The organizer confirms')).toBeVisible()
  await expect(card.getByRole('link')).toHaveText('Your entry')
  await expect(page.getByRole('status')).toContainText('You are registered')
  await expect(page.getByRole('listitem').filter({ hasText: 'The organizer confirms' })).toBeVisible()
  await expect(page.getByText('You?')).toBeHidden()
  await expect(page.getByText('Sign in')).toBeHidden()
  // only this device knows it, and only until the person logs out
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await expect(card.getByRole('link')).toHaveText('Register')
})

test('a person with a place is told so, by what the app has seen', async ({ page }) => {
  await signInOn(page, athlete(2), `/competitionView/${coming}`)
  await expect(page.getByText('You take part.')).toBeVisible()
  await page.goto(`/live/${coming}?lang=en`)
  await expect(page.getByRole('region', { name: 'Registration' }).getByText('You have a place')).toBeVisible()
})

test('a signed-in person is asked at once, and not again after a reload', async ({ page }) => {
  await signInOn(page, named.kenji, '/home')
  await page.goto(`/live/${coming}?lang=en`)
  await page.getByRole('region', { name: 'Registration' }).getByRole('link', { name: 'Register' }).click()
  const question = page.getByRole('dialog', { name: 'Register in Copa Ibérica de Trickline?' })
  await expect(question).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Register', exact: true })).toBeVisible()
  await expect(question).toBeHidden()
})

test('the page says who is coming, how the days go and what is judged, and is accessible', async ({
  page,
}) => {
  await page.goto(`/live/${coming}?lang=en`)
  await expect(page.getByText('Registration is open')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Who is coming' })).toBeVisible()
  await expect(page.getByText('You?')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Eighthfinal' })).toBeVisible()
  await expect(page.getByText(/^Published$|No rounds yet|Hide scores/)).toHaveCount(0)
  const calendar = await page.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')
  expect(await (await page.request.get(calendar ?? '')).text()).toContain('SUMMARY:Copa Ibérica de Trickline')
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  expect(await page.evaluate(layoutProblems)).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page before the start is whole', async ({ page }) => {
    await page.goto(`/live/${coming}?lang=de`)
    await expect(page.getByRole('link', { name: 'Teilnehmen' }).first()).toHaveAttribute(
      'href',
      `/?register=true&next=${encodeURIComponent(`/competitionView/${coming}#enter`)}`,
    )
    await expect(page.getByRole('heading', { name: 'Wer kommt' })).toBeVisible()
  })
})
