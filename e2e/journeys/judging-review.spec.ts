/** A round is scored with its video, reviewed and corrected; judge and athlete see changes live (screens §11, §13, §16). */
import type { Locator, Page } from '@playwright/test'
import { getRound } from '@trickline/contract/rounds'
import { roundStatusCodes } from '@trickline/contract/status-codes'
import { updateStatus } from '@trickline/contract/status-update'
import { readDeviceStorage } from '../harness/read-device.ts'
import { expect, test } from '../harness/journey-test.ts'
import { findJudgedRound } from '../harness/find-judged-round.ts'
import { cardOf, named, productOn, signIn } from '../harness/people.ts'
import { findRecordedRound } from '../harness/find-recorded-round.ts'
import { nameOf } from '../screens/entries-panel.ts'
import { takeRound } from '../screens/judges-queue.ts'
import { addVideo, confirmEveryTrick, enterSingle, liveTotal } from '../screens/judging-screen.ts'
import { signInOn } from '../harness/signed-in.ts'
import { videoOn, videoRunsTo, withVideoService } from '../harness/video-service.ts'

/** Wide, so that the tricks are a list. */
test.use({ demo: true, viewport: { width: 1100, height: 800 } })

test(
  'a round is scored with its video, reviewed and corrected, and nobody has to reload',
  { tag: '@full' },
  async ({ open, server }) => {
    const product = productOn(server)
    const { token } = await signIn(product, named.lucia)
    const { id: competition, round } = await findRecordedRound(product, token)
    const card = cardOf(round.user)
    const judge = await open('/')
    const athlete = await open('/')
    await withVideoService(judge.context())
    await withVideoService(athlete.context())
    await signInOn(judge, named.lucia)
    await signInOn(athlete, card)

    await test.step('without a video the round says so to everybody who opens it', async () => {
      await judge.goto(`/judging/${round.id}`)
      await expect(judge.getByText('This round has no video.')).toBeVisible()
      await expect(judge.getByRole('button', { name: 'Add a video' })).toHaveCount(0)
    })

    await test.step('the judge adds a video, removes it after the question, and adds it again', async () => {
      await judge.goto(`/competitionView/${competition}?panel=scoring`)
      await takeRound(judge, nameOf(round.user))
      await addVideo(judge)
      await judge.getByRole('button', { name: 'Delete the video' }).click()
      await judge
        .getByRole('dialog', { name: 'Are you sure you want to delete the video from this round?' })
        .getByRole('button', { name: 'Delete video' })
        .click()
      await expect(judge.getByRole('button', { name: 'Delete the video' })).toHaveCount(0)
      await addVideo(judge)
    })

    await test.step('each trick keeps the second at which it was entered; once saved the draft is gone', async () => {
      await videoRunsTo(judge, 4)
      await judge.getByRole('button', { name: 'Combo', exact: true }).click()
      await enterSingle(judge, { shortName: 'BB360', side: 'FS' })
      await videoRunsTo(judge, 9.5)
      await enterSingle(judge, { shortName: 'Free360' })
      await judge.getByRole('button', { name: 'Validate combo' }).click()
      // minus 1.5 s of reaction time
      await videoRunsTo(judge, 73.4)
      await enterSingle(judge, { shortName: 'Asc360' })
      await expect.poll(() => draftsOn(judge)).toHaveLength(1)
      await judge.getByRole('button', { name: 'Save', exact: true }).click()
      await judge
        .getByRole('dialog', { name: 'Are you sure you want to score the round?' })
        .getByRole('button', { name: 'Save', exact: true })
        .click()
      await judge.waitForURL(/\/competitionView\//)
      await expect.poll(() => draftsOn(judge)).toEqual([])
    })

    await test.step('the athlete plays a trick from its second, and sees no score', async () => {
      await athlete.goto(`/judging/${round.id}`)
      await athlete.getByRole('button', { name: 'Play Asc360 from 1:11' }).click()
      await expect.poll(() => videoOn(athlete)).toMatchObject({ second: 71.9, isPlaying: true })
      await expect(athlete.getByRole('button', { name: 'Delete the video' })).toBeDisabled()
      await expect(athlete.getByRole('region', { name: 'Total' })).toContainText(
        'Scores show once the round is published.',
      )
    })

    const send = athlete.getByRole('button', { name: 'Send review' })
    const wrong = athlete.getByLabel('What is wrong with Free360?')

    await test.step('a review can be sent when every trick has a thumb, and each wrong one a comment', async () => {
      await expect(athlete.getByText('0 of 3 reviewed')).toBeVisible()
      await expect(send).toBeDisabled()
      const beads = athlete.getByRole('figure', { name: '3 tricks, 1 combo' }).getByRole('listitem')
      await expect(beads.getByRole('button', { name: /not reviewed yet$/ })).toHaveCount(3)
      await beads.getByRole('button', { name: 'Asc360, Amateur, at 1:11, not reviewed yet' }).click()
      await athlete.keyboard.press('Tab')
      await athlete.keyboard.press('Tab')
      await expect(athlete.getByRole('button', { name: 'Confirm Asc360' })).toBeFocused()
      await athlete.getByRole('button', { name: 'Confirm all' }).click()
      await expect(athlete.getByText('3 of 3 reviewed')).toBeVisible()
      await expect(beads.getByRole('button', { name: /Confirmed by the athlete$/ })).toHaveCount(3)
      await expect(send).toBeEnabled()
      await athlete.getByRole('button', { name: 'Free360 is incorrect' }).click()
      await expect(athlete.getByText('Say what is wrong, so that')).toBeVisible()
      await expect(send).toBeDisabled()
      await wrong.fill('It was Free180.')
      await expect(send).toBeEnabled()
      await athlete.getByRole('button', { name: 'Free360 is incorrect' }).click()
      await expect(wrong).toHaveCount(0)
      await expect(athlete.getByText('2 of 3 reviewed')).toBeVisible()
      await athlete.getByRole('button', { name: 'Free360 is incorrect' }).click()
      await expect(wrong).toHaveValue('')
      await wrong.fill('It was backside.')
      await athlete.reload()
      await expect(wrong).toHaveValue('It was backside.')
    })

    await test.step('the judge with the round open sees the count and the comment live', async () => {
      await judge.goto(`/judging/${round.id}`)
      await expect(judge.getByRole('heading', { name: nameOf(round.user), level: 1 })).toBeVisible()
      await expect(judge.getByText('says the athlete')).toHaveCount(0)
      await send.click()
      const question = athlete.getByRole('dialog', { name: 'Are you sure you want to Review the round?' })
      await expect(question).toContainText('1 trick goes back to the judges as incorrect.')
      await question.getByRole('button', { name: 'Send review' }).click()
      await expect(athlete.getByText('Thank you: your round is validated.')).toBeVisible()
      await expect(judge.getByText('1 trick is incorrect, says the athlete').first()).toBeVisible()
      const beads = judge.getByRole('figure', { name: '3 tricks, 1 combo' })
      await beads.getByRole('button', { name: /^Free360.* Incorrect, says the athlete$/ }).click()
      const explained = judge.getByRole('dialog', { name: 'Points of Free360' })
      await expect(explained.getByRole('button', { name: /^Free360/ })).toHaveAttribute(
        'aria-current',
        'true',
      )
      await explained.getByRole('button', { name: /^Free360/ }).press('ArrowRight')
      await judge.keyboard.press('Enter')
      await expect(judge.getByRole('dialog', { name: 'Points of Asc360' })).toBeVisible()
      await judge.keyboard.press('Escape')
      await expect(judge.getByRole('button', { name: /^Combo 1/ })).toContainText('1 trick is incorrect')
      await judge.getByRole('button', { name: /^Combo 1/ }).click()
      await expect(judge.getByText('Incorrect, says the athlete: “It was backside.”')).toBeVisible()
    })

    await test.step('the judge reopens it after a question, and corrects it with a comment', async () => {
      const body = { entity: 'rounds', id: round.id, new_status: roundStatusCodes.review } as const
      await product.send(updateStatus, { body }, token)
      await judge.getByRole('button', { name: 'Edit Combo 1' }).click()
      await judge.getByRole('button', { name: 'Edit Free360' }).click()
      await judge.getByRole('button', { name: 'BS', exact: true }).click()
      await judge.getByRole('button', { name: 'Change trick' }).click()
      await judge.getByRole('button', { name: 'Validate edit combo' }).click()
      await judge.getByLabel('Your comment on the round').fill('Right, it was backside.')
      await judge.getByRole('button', { name: 'Update' }).click()
      await judge
        .getByRole('dialog', { name: 'Are you sure you want to update the round?' })
        .getByRole('button', { name: 'Update' })
        .click()
      await expect(judge.getByText(/^Saved: | saved · /)).toHaveCount(1)
    })

    await test.step('the athlete sees what changed, and reviews again', async () => {
      await expect(athlete.getByText('A judge changed this round since you last looked.')).toBeVisible()
      const versions = athlete.getByRole('region', { name: 'When you last looked · Now' })
      await expect(versions).toContainText('1 row differs.')
      await expect(versions.getByRole('row').nth(1)).toContainText('Free360 BS')
      await expect(judgesComment(athlete)).toHaveText('Right, it was backside.')
      await expect(athlete.getByLabel('Your comment on the round')).toHaveValue('')
      await athlete.getByRole('button', { name: 'Seen' }).click()
      await expect(versions).toHaveCount(0)
      await expect(send).toBeDisabled()
    })

    const { validatedTricks } = await product.send(getRound, { params: { id: round.id } }, token)
    expect(validatedTricks[0]).toMatchObject({
      body: [{ video_second: 2.5 }, { variation: 2, video_second: 8 }],
    })
  },
)

test(
  'a judge enters the same tricks again while the athlete reads them, and the review can still be sent',
  { tag: '@full' },
  async ({ page, server }) => {
    const { round, card, judging } = await findJudgedRound(productOn(server))
    await signInOn(page, card)
    await page.goto(`/judging/${round.id}`)
    await page.getByRole('button', { name: 'Free360 is incorrect' }).click()
    await page.getByLabel('What is wrong with Free360?').fill('It was Free180.')
    const [, free360] = await judging.tricks()
    if (!free360) throw new Error('the round has no second trick')
    const { id, validated_trick_id } = free360
    await judging.edit([{ id: 92 }, { id, validated_trick_id }], 'I looked again.')
    await expect(judgesComment(page)).toHaveText('I looked again.')
    await expect(page.getByText('1 of 2 reviewed')).toBeVisible()
    await expect(page.getByLabel('What is wrong with Free360?')).toHaveValue('It was Free180.')
    await confirmEveryTrick(page)
  },
)

test(
  'a judge’s answer is shown next to the athlete’s earlier comment',
  { tag: '@full' },
  async ({ page, context, server, expectError }) => {
    expectError(/ERR_INTERNET_DISCONNECTED|WebSocket connection|Failed to fetch/)
    const { round, card, judging } = await findJudgedRound(productOn(server))
    await signInOn(page, card)
    await page.goto(`/judging/${round.id}`)
    const comment = page.getByLabel('Your comment on the round')
    await comment.fill('Which grab did you see?')
    await page.getByRole('button', { name: 'Confirm all' }).click()
    await page.getByRole('button', { name: 'Send review' }).click()
    // without a service worker the dialog is fetched the first time
    const send = page.getByRole('dialog').getByRole('button', { name: 'Send review' })
    await send.waitFor()
    await context.setOffline(true)
    await send.click()
    await expect(page.getByText('Kept here, sent when the network is back')).toBeVisible()
    await page.getByRole('button', { name: 'Cancel', exact: true }).click()
    await expect(comment).toHaveCount(0)
    await context.setOffline(false)
    await expect.poll(() => judging.isValidated()).toBe(true)
    await judging.edit([{ id: 92 }, { id: 113 }], 'Mute, on both.')
    await page.goto(`/judging/${round.id}`)
    await expect(judgesComment(page)).toHaveText('Mute, on both.')
    await expect(comment).toHaveValue('Which grab did you see?')
  },
)

test(
  'a review that waited while a judge edited the round does not count for the new tricks',
  { tag: '@full' },
  async ({ page, server, expectError }) => {
    expectError(/Failed to load resource/)
    const { round, card, judging } = await findJudgedRound(productOn(server))
    await signInOn(page, card)
    await page.goto(`/judging/${round.id}`)
    const comment = page.getByLabel('Your comment on the round')
    await comment.fill('Which grab did you see?')
    await page.getByRole('button', { name: 'Confirm all' }).click()
    const reviews = '**/api/validated_tricks/review'
    await page.route(reviews, (route) => route.abort())
    await page.getByRole('button', { name: 'Send review' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Send review' }).click()
    await expect(page.getByText('Kept here, sent when the network is back')).toBeVisible()
    const [bb360, free360] = (await judging.tricks()).map(({ id, validated_trick_id }) => ({
      id,
      validated_trick_id,
    }))
    if (!bb360 || !free360) throw new Error('the round has two tricks')
    await judging.edit([bb360, { ...free360, grab: 17 }], 'Mute, on the second.')
    await page.unroute(reviews)
    await page.getByRole('button', { name: 'Go back to editing' }).click()
    expect(await judging.isValidated()).toBe(false)
    await expect(judgesComment(page)).toHaveText('Mute, on the second.')
    await expect(comment).toHaveValue('Which grab did you see?')
    await expect(page.getByText('1 of 2 reviewed')).toBeVisible()
    await comment.fill('Mute it was.')
    await confirmEveryTrick(page)
    expect(await judging.isValidated()).toBe(true)
  },
)

test(
  'a disqualified round counts 0 until it is set back, and its history can be read',
  { tag: '@full' },
  async ({ page, server }) => {
    const { round, judging } = await findJudgedRound(productOn(server))
    await signInOn(page, named.lucia)
    await page.goto(`/judging/${round.id}`)
    await expect(page.getByRole('button', { name: /points: where the total/ })).toBeEnabled()
    await judging.disqualify()
    await expect(page.getByText('Disqualified: the round counts 0.')).toBeVisible()
    await expect(liveTotal(page)).toHaveText('-')
    await expect(page.getByRole('button', { name: /points: where/ })).toHaveCount(0)

    const athlete = nameOf(round.user)
    const row = page.getByRole('listitem', { name: athlete })
    const choose = async (item: string) => {
      await page.getByRole('button', { name: `More for ${athlete}` }).click()
      await page.getByRole('menuitem', { name: item }).click()
    }
    await page.goto(`/competitionView/${round.competition_id}?panel=scoring`)
    await expect(row).toContainText('Disqualified')
    await choose('Set back')
    await expect(row).toContainText('Awaits the athlete')
    await choose('Mark as injured')
    await page.getByRole('dialog').getByRole('button', { name: 'Mark as injured' }).click()
    await expect(row).toContainText('Injured')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(row).toContainText('Awaits the athlete')
    await choose('What changed')
    const done = page.getByRole('dialog', { name: `What changed: ${athlete}` }).getByRole('listitem')
    await expect(done.first()).toContainText('Set back')
    await expect(done.filter({ hasText: 'Disqualified' })).toContainText(named.lucia.surname)
  },
)

function judgesComment(page: Page): Locator {
  return page.getByRole('heading', { name: 'The judge’s comment on the round' }).locator('+ p')
}

async function draftsOn(page: Page): Promise<string[]> {
  return (await readDeviceStorage(page)).flatMap(({ kind, id }) => (kind === 'draft' ? [id] : []))
}
