/** The trick list: search, order, details, and videos, for an athlete and a judge. */
import { expect, test } from '../harness/journey-test.ts'
import { named } from '../harness/people.ts'
import { athlete, signInOn } from '../harness/signed-in.ts'
import { openAccountMenu } from '../screens/account-menu.ts'
import { withVideoService } from '../harness/video-service.ts'

test.use({ demo: true, contextOptions: { reducedMotion: 'reduce' } })

test(
  'a trick is found with the tricks that lead to it, and its video is added and removed',
  { tag: '@full' },
  async ({ page, open }) => {
    await withVideoService(page.context())
    await signInOn(page, athlete(5), '/trickList')
    const table = page.getByRole('table', { name: 'Trick list' })
    const rows = table.getByRole('row').filter({ has: page.getByRole('cell') })
    await expect(rows).toHaveCount(20)
    await expect(page.getByRole('button', { name: /^\d+$/ })).toHaveText(['1', '2', '3', '4', '5'])
    await page.getByRole('button', { name: 'Last page' }).click()
    await expect(rows).toHaveCount(10)
    await expect(page).toHaveURL(/page=14/)

    await page.getByLabel('Level', { exact: true }).selectOption('Legendary')
    await expect(page).toHaveURL(/level=4/)
    await expect(page).not.toHaveURL(/page=/)
    await page.getByRole('searchbox').fill('MISTY standing flíp')
    await expect(rows).toHaveCount(1)
    await page.reload()
    await expect(rows).toHaveCount(1)

    await rows.getByText('Misty Flip').click()
    const about = page.getByRole('dialog', { name: /^Misty Flip/ })
    await expect(about).toContainText('on the feet')
    await page.reload()
    await expect(about).toContainText('on the feet')
    await about.getByRole('button', { name: 'Close' }).click()
    await expect(page).not.toHaveURL(/trick=/)
    await rows.getByText('Misty Flip').click()
    await page.goBack()
    await expect(about).toBeHidden()
    await rows.getByText('Misty Flip').click()
    await expect(about.getByRole('region', { name: 'What can come next' }).getByRole('button')).toHaveCount(6)
    await about.getByRole('button', { name: 'Add a video' }).click()
    const adding = page.getByRole('dialog', { name: /^Add a video of Misty Flip/ })
    await adding.getByLabel('Video link').fill('https://vimeo.com/123')
    await adding.getByRole('button', { name: 'Save video' }).click()
    await expect(adding).toContainText('This is no address of a YouTube video')
    await adding.getByLabel('Video link').fill('https://youtu.be/dQw4w9WgXcQ?si=x')
    await adding.getByRole('button', { name: 'Save video' }).click()
    await page
      .getByRole('dialog', { name: /^Are you sure/ })
      .getByRole('button', { name: 'Save video' })
      .click()
    const video = page.getByRole('dialog', { name: /^Video of Misty Flip/ })
    await expect(video.getByRole('button', { name: 'Delete video', disabled: true })).toBeVisible()

    const judge = await open('/')
    await withVideoService(judge.context())
    await signInOn(judge, named.lucia, '/trickList?search=misty+standing')
    await judge.getByRole('button', { name: /^Misty Flip/ }).click()
    await judge.getByRole('button', { name: 'Video', exact: true }).click()
    await judge.getByRole('button', { name: 'Delete video' }).click()
    await judge
      .getByRole('dialog', { name: /^Are you sure/ })
      .getByRole('button', { name: 'Delete video' })
      .click()
    await expect(judge.getByText(/^The video of Misty Flip.* is deleted\.$/)).toBeVisible()
    await judge.getByRole('button', { name: /^Misty Flip/ }).click()
    await expect(judge.getByRole('button', { name: 'Add a video' })).toBeVisible()
  },
)

test('another order removes the filters', { tag: '@full' }, async ({ page }) => {
  await signInOn(page, athlete(5), '/trickList?level=4&category=5')
  await page.getByLabel('Order').selectOption('Value, descending')
  await expect(page).toHaveURL(/sort=-value/)
  await expect(page).not.toHaveURL(/level|category/)
  await expect(page.getByRole('navigation', { name: 'Page 1 of 14' })).toBeVisible()
})

test.describe('in an American browser', () => {
  test.use({ locale: 'en-US' })

  test(
    'the calendar for an earlier day is in the language of the app',
    { tag: '@full' },
    async ({ page }) => {
      await signInOn(page, athlete(5), '/trickList')
      await openAccountMenu(page)
      await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch')
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Stand heute' }).click()
      const calendar = page.getByRole('dialog', { name: 'Stand vom' })
      await expect(calendar.locator('th').first()).toHaveText('M')
      await calendar.getByLabel('Jahr').selectOption('2020')
      await calendar.getByLabel('Monat', { exact: true }).selectOption('Februar')
      await calendar.getByRole('button', { name: 'Samstag, 1. Februar 2020' }).click()
      await expect(page.getByRole('button', { name: 'Stand vom: 01.02.2020' })).toBeVisible()
    },
  )
})
