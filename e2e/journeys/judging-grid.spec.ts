/** The screen on which a round is entered: one grid as high as the window, in which nothing moves (screens §11). */
import type { Page } from '@playwright/test'
import { openClaimedRound } from '../harness/claim-round.ts'
import { enterTrick } from '../harness/enter-tricks.ts'
import { expect, test } from '../harness/journey-test.ts'
import { athlete, signInOn } from '../harness/signed-in.ts'
import { withVideoService } from '../harness/video-service.ts'
import { addVideo, chooseInMenu } from '../screens/judging-screen.ts'

test.use({ demo: true })

const windows = [
  { width: 360, height: 690 },
  { width: 360, height: 780 },
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

for (const viewport of windows)
  test(`nothing scrolls or moves in a window of ${viewport.width} x ${viewport.height}`, async ({
    page,
    context,
    server,
  }) => {
    await page.setViewportSize(viewport)
    await withVideoService(context)
    await openClaimedRound(page, server)
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeInViewport({ ratio: 1 })
    await page.getByRole('region', { name: /What may follow|Landed most/ }).waitFor()
    const empty = await places(page)

    await enterTrick(page, 'BB360')
    await enterTrick(page, 'Asc360')
    expect(await places(page), 'with tricks').toEqual(empty)
    await page.getByRole('button', { name: 'Combo', exact: true }).press('Enter')
    await enterTrick(page, 'Free360')
    expect(await places(page), 'with an open combo').toEqual(empty)
    await page.getByRole('button', { name: 'Combo', exact: true }).press('Enter')
    await page.getByRole('button', { name: /^Set side, dub and grab for the next trick/ }).press('Enter')
    expect(await places(page), 'for the next trick').toEqual(empty)
    await page
      .getByRole('figure', { name: /3 tricks/ })
      .getByRole('button', { name: /^Asc360/ })
      .press('Enter')
    await page.getByRole('button', { name: 'Insert before', exact: true }).waitFor()
    expect(await places(page), 'with the strip of a bead').toEqual(empty)
    await page.getByRole('button', { name: 'Insert before', exact: true }).press('Enter')
    await page.getByText('Next trick: before Asc360').waitFor()
    expect(await places(page), 'inserting').toEqual(empty)
    await expectInWindow(page)

    if (viewport.height < 780) return
    await addVideo(page)
    await expect(page.getByRole('region', { name: 'Video' })).toBeInViewport({ ratio: 1 })
    await expectInWindow(page)
    await chooseInMenu(page, 'Hide the video')
    expect(await places(page), 'without the video').toEqual(empty)
  })

test('where there is no room for the lists, the number of tricks opens them', async ({ page }) => {
  await signInOn(page, athlete(1), '/score')
  await enterTrick(page, 'BB360')
  const list = page.getByRole('region', { name: 'Validated tricks 1' })
  await expect(list).toHaveCount(0)
  await page.getByRole('button', { name: '1 trick', exact: true }).tap()
  await expect(list).toBeInViewport()
  await expectInWindow(page)
  await list.getByRole('button', { name: 'Edit BB360' }).tap()
  await expect(list).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Keep as it is' })).toBeInViewport({ ratio: 1 })
})

/** Left, top, width and height of what must not move. */
async function places(page: Page): Promise<unknown> {
  const parts = {
    undo: page.getByRole('button', { name: 'Undo' }),
    combo: page.getByRole('button', { name: 'Combo', exact: true }),
    field: page.getByRole('combobox', { name: 'Search a trick' }),
    save: page.getByRole('button', { name: 'Save', exact: true }),
    tiles: page.getByRole('region', { name: /What may follow|Landed most/ }),
  }
  const boxes: Record<string, unknown> = {}
  for (const [name, part] of Object.entries(parts)) boxes[name] = await part.boundingBox()
  return boxes
}

async function expectInWindow(page: Page): Promise<void> {
  for (const part of [
    page.getByRole('region', { name: 'Total' }),
    page.getByRole('button', { name: 'Undo' }),
    page.getByRole('button', { name: 'Save', exact: true }),
  ])
    await expect(part).toBeInViewport({ ratio: 1 })
  const scrolls = await page.evaluate(() => {
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = document.documentElement
    const column = document.querySelector('[data-whole-window] > div')
    return {
      page: scrollHeight - clientHeight,
      across: scrollWidth - clientWidth,
      grid: column ? column.scrollHeight - column.clientHeight : null,
    }
  })
  expect(scrolls).toEqual({ page: 0, across: 0, grid: 0 })
}
