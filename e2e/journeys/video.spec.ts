/** The video of a round (screens §16), with a stand-in service: added, played, stored seconds, and entering without it. */
import type { Page } from '@playwright/test'
import { selectTricks, validate } from '../harness/enter-tricks.ts'
import { expect, test } from '../harness/journey-test.ts'
import { athlete, signInOn } from '../harness/signed-in.ts'
import { addVideo, chooseInMenu, showControls } from '../screens/judging-screen.ts'
import { videoOn, videoRunsTo, withoutVideoService, withVideoService } from '../harness/video-service.ts'

test.use({ demo: true, viewport: { width: 390, height: 1000 } })

test(
  'each trick stores the second of the video at which it was entered, and plays from there',
  { tag: '@full' },
  async ({ page, context }) => {
    await withVideoService(context)
    await signInOn(page, athlete(1), '/score')
    await addVideo(page)
    const asAdded = { videoId: 'Line_360-ab', isMuted: true, isPlaying: true }
    await expect.poll(() => videoOn(page)).toMatchObject(asAdded)
    // minus 1.5 s of reaction time
    await videoRunsTo(page, 13.84)
    await selectTricks(page, 'BB360')
    await videoRunsTo(page, 73.4)
    await selectTricks(page, 'Asc360')
    await validate(page, 'combo')
    await saveRound(page)

    await page.getByRole('article').first().getByRole('button').first().click()
    await page.getByRole('dialog').getByRole('link', { name: 'Open' }).click()
    await page
      .getByRole('button', { name: /^Combo 1/ })
      .first()
      .press('Enter')
    await page.getByRole('button', { name: 'Play Asc360 from 1:11' }).press('Enter')
    await expect.poll(() => videoOn(page)).toMatchObject({ second: 71.9, isPlaying: true })
    await page.getByRole('button', { name: 'Play BB360 from 0:12' }).press('Enter')
    await expect.poll(() => videoOn(page)).toMatchObject({ second: 12.3 })
    await expect(page.getByRole('button', { name: 'Delete the video' })).toBeDisabled()
  },
)

test(
  'the player steps, slows down, seeks by tenths, and its clock turns red at the end',
  { tag: '@full' },
  async ({ page, context }) => {
    await withVideoService(context, { duration: 92 })
    await signInOn(page, athlete(2), '/score')
    await addVideo(page)
    await showControls(page)
    const clock = page.getByRole('timer', { name: 'Time left' })
    await expect(clock).toHaveText('1:32')
    await expect(page.locator('[data-marker]')).toHaveCount(18)
    const calm = await clock.evaluate((element) => getComputedStyle(element).color)

    await page.getByRole('button', { name: 'One second forward' }).click()
    await expect.poll(() => videoOn(page)).toMatchObject({ second: 1 })
    await page.getByRole('button', { name: 'One second back' }).click()
    await page.getByRole('button', { name: 'One second back' }).click()
    await expect.poll(() => videoOn(page)).toMatchObject({ second: 0 })
    const slider = page.getByRole('slider', { name: 'Position in the video' })
    await expect(slider).toHaveValue('0')
    await slider.press('ArrowRight')
    await expect.poll(() => videoOn(page)).toMatchObject({ second: 0.1 })

    const slow = page.getByRole('button', { name: 'Slow motion' })
    await slow.click()
    await expect(slow).toHaveAttribute('aria-pressed', 'true')
    expect(await videoOn(page)).toMatchObject({ speed: 0.25 })
    await slow.click()
    await expect(slow).toHaveAttribute('aria-pressed', 'false')
    await page.getByLabel('Speed').selectOption('1.5×')
    await expect.poll(() => videoOn(page)).toMatchObject({ speed: 1.5 })
    await page.getByRole('button', { name: 'Pause' }).click()

    await videoRunsTo(page, 76.9)
    await expect(clock).toHaveText('0:16')
    await expect(clock).toHaveCSS('color', calm)
    await videoRunsTo(page, 77)
    await expect(clock).toHaveText('0:15')
    await expect(clock).not.toHaveCSS('color', calm)
  },
)

test(
  'the video continues at its position when the tablet is turned, and when a refused save is undone',
  { tag: '@full' },
  async ({ page, context, expectError }) => {
    expectError(/422/)
    await page.setViewportSize({ width: 1180, height: 820 })
    await withVideoService(context)
    await signInOn(page, athlete(5), '/score')
    await addVideo(page)
    await page.getByRole('button', { name: 'Slow motion' }).click()
    await videoRunsTo(page, 41)
    await page.setViewportSize({ width: 820, height: 1180 })
    await expect.poll(() => videoOn(page)).toMatchObject({ second: 41, speed: 0.25, isPlaying: true })
    await page.getByRole('button', { name: 'Pause' }).click()
    await page.setViewportSize({ width: 1180, height: 820 })
    await expect.poll(() => videoOn(page)).toMatchObject({ second: 41, speed: 0.25, isPlaying: false })

    await selectTricks(page, 'BB360')
    await validate(page, 'single')
    await page.route('**/api/store', (route) =>
      route.fulfill({ status: 422, json: { code: 'invalid', message: 'Not this time.' } }),
    )
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('dialog').getByLabel('Rule').selectOption('TJS v3.0')
    await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
    await page.getByRole('button', { name: 'Go back to editing' }).click()
    await expect(page.getByRole('combobox', { name: 'Search a trick' })).toBeVisible()
    await expect(page.getByRole('timer', { name: 'Time left' })).toHaveText('0:51')
    await expect.poll(() => videoOn(page)).toMatchObject({ second: 41, speed: 0.25, isPlaying: false })
  },
)

test(
  'a link that is no YouTube video is refused, a short link accepted, and deleting a video asks first',
  { tag: '@full' },
  async ({ page, context }) => {
    await withVideoService(context)
    await signInOn(page, athlete(3), '/score')
    await chooseInMenu(page, 'Add a video')
    await page.getByLabel('Video link').fill('https://vimeo.com/watch?v=Line_360-ab')
    await page.getByRole('button', { name: 'Save video' }).click()
    await expect(page.getByText('This is no address of a YouTube video.')).toBeVisible()
    await page.keyboard.press('Escape')
    await addVideo(page, 'youtu.be/Line_360-ab?si=x&t=3')
    await showControls(page)

    const remove = page.getByRole('button', { name: 'Delete the video' })
    const question = page.getByRole('dialog', {
      name: 'Are you sure you want to delete the video from this round?',
    })
    await remove.click()
    await question.getByRole('button', { name: 'Cancel' }).click()
    await page.reload()
    await remove.click()
    await question.getByRole('button', { name: 'Delete video' }).click()
    await expect(page.getByRole('region', { name: 'Video' })).toHaveCount(0)
  },
)

test(
  'without the video service a message says so, and the round can be entered and saved',
  { tag: '@full' },
  async ({ page, context, expectError }) => {
    expectError(/ERR_FAILED/)
    await withoutVideoService(context)
    await signInOn(page, athlete(4), '/score')
    await addVideo(page)
    await expect(page.getByText('The video service cannot be reached.')).toBeVisible()
    await selectTricks(page, 'BB360')
    await validate(page, 'single')
    await withVideoService(context)
    await page.getByRole('button', { name: 'Try again' }).click()
    await showControls(page)
    await expect(page.getByRole('timer', { name: 'Time left' })).toBeVisible()
    await saveRound(page)
    await page.getByRole('article').first().getByRole('button').first().click()
    await expect(page.getByRole('dialog')).toContainText('With video')
  },
)

test(
  'a message says that the service does not show the video here',
  { tag: '@full' },
  async ({ page, context }) => {
    await withVideoService(context, { error: 150 })
    await signInOn(page, athlete(3), '/score')
    await addVideo(page)
    await expect(page.getByText('The video service does not show this video here.')).toBeVisible()
  },
)

async function saveRound(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Are you sure you want to save the new round?' })
  await question.getByLabel('Rule').selectOption('TJS v3.0')
  await question.getByRole('button', { name: 'Save', exact: true }).click()
  await page.waitForURL('**/training')
}
