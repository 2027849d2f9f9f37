/** A review trick by trick, by thumb and by key, with its video (screens §13, §34). */
import type { Page } from '@playwright/test'
import { findJudgedRound } from '../harness/find-judged-round.ts'
import { expect, test } from '../harness/journey-test.ts'
import { productOn } from '../harness/people.ts'
import { signInOn } from '../harness/signed-in.ts'
import { videoOn, withVideoService } from '../harness/video-service.ts'

test.use({ demo: true })

const videoUrl = 'https://youtu.be/Line_360-ab'
/** BB360, Free360 FS, Asc360, BB360 BS. */
const tricks = [
  { id: 92, video_second: 4 },
  { id: 113, variation: 1, video_second: 12.5 },
  { id: 102, video_second: 20 },
  { id: 92, variation: 2, video_second: 31 },
]

test(
  'one trick at a time: the video plays from its second, a confirmed trick gives way to the next, an incorrect one asks why',
  { tag: '@full' },
  async ({ page, context, server }) => {
    await withVideoService(context)
    const { round, card, judging } = await findJudgedRound(productOn(server), { tricks, videoUrl })
    await signInOn(page, card)
    await page.goto(`/judging/${round.id}`)
    await expectTrick(page, 1, 4)
    await page.getByRole('button', { name: 'Confirm BB360' }).tap()
    await expectTrick(page, 2, 12.5)
    await page.getByRole('button', { name: 'Free360 FS is incorrect' }).tap()
    await page.getByLabel('What is wrong with Free360 FS?').fill('It was backside.')
    await expectTrick(page, 2, 12.5)

    await page.reload()
    await expectTrick(page, 3, 20)
    await page.getByRole('button', { name: 'Confirm Asc360' }).tap()
    await expectTrick(page, 4, 31)
    await page.getByRole('button', { name: 'Undo' }).tap()
    await expectTrick(page, 3, 20)
    await expect(page.getByText('2 of 4 reviewed')).toBeVisible()

    await page.getByRole('button', { name: 'The rest is right' }).tap()
    await expect(page.getByText('4 of 4 reviewed')).toBeVisible()
    await page.getByRole('button', { name: /^Free360 FS, .*Incorrect/ }).tap()
    await expect(page.getByLabel('What is wrong with Free360 FS?')).toHaveValue('It was backside.')
    await page.getByRole('button', { name: 'Undo' }).tap()
    await expect(page.getByText('2 of 4 reviewed')).toBeVisible()
    await page.getByRole('button', { name: 'The rest is right' }).tap()
    await page.getByRole('button', { name: 'Send review' }).tap()
    await page.getByRole('dialog').getByRole('button', { name: 'Send review' }).tap()
    await expect(page.getByText('Thank you: your round is validated.')).toBeVisible()
    const said = await judging.tricks()
    expect(said.map(({ athlete_feedback, athlete_comment }) => [athlete_feedback, athlete_comment])).toEqual([
      [1, null],
      [2, 'It was backside.'],
      [1, null],
      [1, null],
    ])
  },
)

test(
  'by the keyboard alone: Enter confirms one after the other, arrows show others',
  { tag: '@full' },
  async ({ page, server }) => {
    const { round, card } = await findJudgedRound(productOn(server), { tricks })
    await signInOn(page, card)
    await page.goto(`/judging/${round.id}`)
    await page.getByRole('button', { name: 'Confirm BB360' }).focus()
    await page.keyboard.press('ArrowRight')
    await expectPlace(page, 2)
    await page.keyboard.press('ArrowLeft')
    await expectPlace(page, 1)
    for (const next of [2, 3, 4]) {
      await page.keyboard.press('Enter')
      await expectPlace(page, next)
    }
    await page.keyboard.press('Enter')
    await expect(page.getByText('4 of 4 reviewed')).toBeVisible()
  },
)

async function expectTrick(page: Page, place: number, second: number): Promise<void> {
  await expectPlace(page, place)
  await expect.poll(() => videoOn(page)).toMatchObject({ second, isPlaying: true })
}

async function expectPlace(page: Page, place: number): Promise<void> {
  await expect(page.getByText(`Trick ${place} of 4`)).toBeVisible()
}
