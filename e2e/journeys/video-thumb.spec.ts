/** The small video while judging on a phone (screens §34), and the stored second of each trick (screens §11). */
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { storeRound } from '@trickline/contract/rounds'
import { expect, test } from '../harness/journey-test.ts'
import { openKeyboard } from '../harness/keyboard.ts'
import { addVideo, liveTotal } from '../screens/judging-screen.ts'
import { athlete, signInOn } from '../harness/signed-in.ts'
import { videoOn, videoRunsTo, withVideoService } from '../harness/video-service.ts'

test.use({ demo: true, viewport: { width: 360, height: 640 } })

test(
  'the video stays above the keyboard, 120 px high, while tricks are entered, and the results cover it',
  { tag: '@full' },
  async ({ page, context }) => {
    await scoreWithVideo(page, context, 6)
    const picture = pictureOf(page)
    const search = page.getByRole('combobox', { name: 'Search a trick' })
    expect(Math.round((await boxOf(picture)).height)).toBe(120)
    await search.focus()
    await openKeyboard(page, 270)
    const isAbove = async () => {
      const { y, height } = await boxOf(picture)
      return y >= 0 && y + height <= 640 - 270
    }
    await expect.poll(isAbove).toBe(true)
    await search.pressSequentially('bb3')
    const results = page.getByRole('listbox', { name: 'Search a trick' }).getByRole('option')
    // the list is fitted to the keyboard after the letters are painted
    for (const place of [0, 1])
      await expect(async () => {
        const result = await boxOf(results.nth(place))
        expect(result.height).toBeGreaterThanOrEqual(48)
        expect(Math.floor(result.y + result.height)).toBeLessThanOrEqual((await boxOf(picture)).y)
      }).toPass({ timeout: 10_000 })
    await results.first().tap()
    await expect(liveTotal(page)).not.toHaveText('-')
    expect(await isAbove()).toBe(true)
    await openKeyboard(page, 0)
    const save = page.getByRole('button', { name: 'Save', exact: true })
    await expect.poll(async () => (await boxOf(picture)).y + 120 <= (await boxOf(save)).y).toBe(true)
  },
)

test(
  'a tap goes three seconds back, holding plays in slow motion, and buttons do the same',
  { tag: '@full' },
  async ({ page, context }) => {
    await scoreWithVideo(page, context, 6)
    await videoRunsTo(page, 20)
    const touch = page.locator('[data-video-touch]')
    await touch.tap()
    await expect.poll(() => videoOn(page)).toMatchObject({ second: 17, speed: 1, isPlaying: true })
    const { x, y } = await boxOf(touch)
    await page.mouse.move(x + 50, y + 50)
    await page.mouse.down()
    await expect.poll(() => videoOn(page)).toMatchObject({ speed: 0.25 })
    await page.mouse.up()
    await expect.poll(() => videoOn(page)).toMatchObject({ second: 17, speed: 1, isPlaying: true })

    const video = page.getByRole('region', { name: 'Video' })
    await video.getByRole('button', { name: 'Three seconds back' }).tap()
    await expect.poll(() => videoOn(page)).toMatchObject({ second: 14 })
    const slow = video.getByRole('button', { name: 'Slow motion' })
    await slow.tap()
    await expect(slow).toHaveAttribute('aria-pressed', 'true')
    await video.getByRole('button', { name: 'Pause' }).tap()
    await expect.poll(() => videoOn(page)).toMatchObject({ speed: 0.25, isPlaying: false })
    for (const button of await video.getByRole('button').all()) {
      const { width, height } = await boxOf(button)
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(48)
    }
  },
)

test(
  'all controls can be shown, the video continues, and the choice is kept',
  { tag: '@full' },
  async ({ page, context }) => {
    await scoreWithVideo(page, context, 6)
    await videoRunsTo(page, 20)
    const controls = page.getByRole('button', { name: 'All controls of the video' })
    const position = page.getByRole('slider', { name: 'Position in the video' })
    await controls.tap()
    await expect(position).toHaveValue('20')
    await page.reload()
    await expect(controls).toHaveAttribute('aria-expanded', 'true')
    await controls.tap()
    await expect(position).toHaveCount(0)
  },
)

test(
  'letter, tile, family and strip each store the second of their first touch, less the reaction time',
  { tag: '@full' },
  async ({ page, context }) => {
    await scoreWithVideo(page, context, 1)
    const search = page.getByRole('combobox', { name: 'Search a trick' })

    await videoRunsTo(page, 10)
    await search.fill('bb360')
    await videoRunsTo(page, 15)
    await search.press('Enter')

    await videoRunsTo(page, 40)
    await page.getByRole('region', { name: 'What may follow' }).getByRole('button').first().tap()

    await videoRunsTo(page, 50)
    await page.getByRole('button', { name: /^Set side, dub and grab for the next trick/ }).tap()
    await page.getByRole('button', { name: 'FS', exact: true }).tap()
    await videoRunsTo(page, 55)
    await search.fill('bb360')
    await search.press('Enter')

    await page.getByRole('button', { name: 'Slow motion' }).tap()
    await expect.poll(() => videoOn(page)).toMatchObject({ speed: 0.25 })
    // with a video in a low window, the families make room
    await page.setViewportSize({ width: 360, height: 780 })
    await videoRunsTo(page, 60)
    await page.getByRole('region', { name: 'All tricks' }).getByRole('button').first().tap()
    await videoRunsTo(page, 62)
    await page.getByRole('button', { name: /^Add / }).first().tap()

    const saving = page.waitForRequest('**/api/store')
    await page.getByRole('button', { name: 'Save', exact: true }).tap()
    const question = page.getByRole('dialog', { name: 'Are you sure you want to save the new round?' })
    await question.getByLabel('Rule').selectOption('TJS v3.0')
    await question.getByRole('button', { name: 'Save', exact: true }).tap()
    // 1.5 s of reaction time are less video time in slow motion
    const body = storeRound.body?.parse((await saving).postDataJSON())
    expect(body?.validatedTricks.map((row) => ('body' in row ? row.body : row.video_second))).toEqual([
      8.5, 38.5, 48.5, 59.6,
    ])
  },
)

/** The scoring screen for the athlete with this number, with a video. */
async function scoreWithVideo(page: Page, context: BrowserContext, number: number): Promise<void> {
  await withVideoService(context)
  await signInOn(page, athlete(number), '/score')
  await addVideo(page)
}

function pictureOf(page: Page): Locator {
  return page.locator('[data-video-touch]')
}

async function boxOf(element: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await element.boundingBox()
  if (!box) throw new Error('it is not on the screen')
  return box
}
