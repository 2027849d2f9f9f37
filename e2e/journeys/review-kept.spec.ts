/** An athlete's unsent review: stored, undone, closed by others, or without tricks; and what remains of it (screens §13). */
import { getRound } from '@trickline/contract/rounds'
import { finishReviewPost, reviewTricks } from '@trickline/contract/review'
import { roundStatusCodes } from '@trickline/contract/status-codes'
import { updateStatus } from '@trickline/contract/status-update'
import { expect, test } from '../harness/journey-test.ts'
import { findJudgedRound } from '../harness/find-judged-round.ts'
import { cardOf, named, productOn, signIn } from '../harness/people.ts'
import { findRecordedRound } from '../harness/find-recorded-round.ts'
import { signInOn } from '../harness/signed-in.ts'

/** Wide, so that the tricks are a list. */
test.use({ demo: true, viewport: { width: 1100, height: 800 } })

test(
  'an accidental press is undone with the comment it removed, and a reload without the server keeps everything',
  { tag: '@full' },
  async ({ page, server, expectError }) => {
    expectError(/Failed to load resource|could not be fetched/)
    const { round, card } = await findJudgedRound(productOn(server))
    await signInOn(page, card)
    await page.goto(`/judging/${round.id}`)
    const undo = page.getByRole('button', { name: 'Undo' })
    await expect(undo).toBeDisabled()
    await page.getByRole('button', { name: 'Free360 is incorrect' }).click()
    const wrong = page.getByLabel('What is wrong with Free360?')
    await wrong.fill('It was Free180.')
    await page.getByRole('button', { name: 'Confirm all' }).click()
    await expect(wrong).toHaveCount(0)
    await undo.click()
    await expect(wrong).toHaveValue('It was Free180.')
    await expect(page.getByText('1 of 2 reviewed')).toBeVisible()

    await page.route('**/api/get_round/*', (route) => route.abort())
    await page.reload()
    await expect(wrong).toHaveValue('It was Free180.')
  },
)

test(
  'a review that is closed elsewhere is reported on this device, and can be discarded',
  { tag: '@full' },
  async ({ page, server }) => {
    const product = productOn(server)
    const { round, card } = await findJudgedRound(product)
    await signInOn(page, card)
    await page.goto(`/judging/${round.id}`)
    await page.getByRole('button', { name: 'Free360 is incorrect' }).click()
    const { token } = await signIn(product, card)
    const { validatedTricks } = await product.send(getRound, { params: { id: round.id } }, token)
    const confirmed = validatedTricks.map((row) => ({
      trick_id: 'validated_trick_id' in row ? row.validated_trick_id : 0,
      feedback: 1,
    }))
    const body = { reviewedTricks: confirmed, round_feedback: { round_id: round.id } }
    await product.send(reviewTricks, { body }, token)
    await product.send(finishReviewPost, { params: { id: round.id } }, token)
    const left = page.getByText('You began a review of this round on this device')
    await expect(left).toBeVisible()
    await page.getByRole('button', { name: 'Throw it away' }).click()
    await expect(left).toHaveCount(0)
  },
)

test(
  'an athlete disqualified without a trick reads that before the round is validated',
  { tag: '@full' },
  async ({ page, server }) => {
    const product = productOn(server)
    const { token } = await signIn(product, named.lucia)
    const { round } = await findRecordedRound(product, token)
    const disqualified = {
      entity: 'rounds',
      id: round.id,
      new_status: roundStatusCodes.disqualified,
    } as const
    await product.send(updateStatus, { body: disqualified }, token)
    const card = cardOf(round.user)
    await signInOn(page, card)
    await page.goto(`/judging/${round.id}`)
    await expect(page.getByText('Disqualified: the round counts 0.')).toBeVisible()
    await expect(page.getByText('There is no trick to review.')).toBeVisible()
    await page.getByRole('button', { name: 'Send review' }).click()
    await expect(page.getByRole('dialog')).toContainText('You agree that the round holds no trick.')
  },
)

test(
  'of two complaints the one that a judge has not answered stays in sight of judge and athlete',
  { tag: '@full' },
  async ({ open, server }) => {
    const product = productOn(server)
    const { round, card, judging } = await findJudgedRound(product)
    const { token } = await signIn(product, card)
    const [bb360, free360] = (await judging.tricks()).map(({ id, validated_trick_id }) => ({
      id,
      validated_trick_id,
    }))
    if (!bb360 || !free360) throw new Error('the round has two tricks')
    const reviewedTricks = [complaint(bb360, 'It was frontside.'), complaint(free360, 'With Mute.')]
    const body = { reviewedTricks, round_feedback: { round_id: round.id }, finish: true }
    await product.send(reviewTricks, { body }, token)
    await judging.edit([{ ...bb360, variation: 1 }, free360])

    const judge = await open('/')
    await signInOn(judge, named.lucia)
    await judge.goto(`/judging/${round.id}`)
    await expect(judge.getByText('1 trick is incorrect, says the athlete').first()).toBeVisible()
    await expect(judge.getByText('Incorrect tricks: answered 1 of 2')).toBeVisible()
    await expect(judge.getByText('Incorrect, says the athlete: “With Mute.”')).toBeVisible()
    await judging.reopen()
    await expect(judge.getByRole('button', { name: 'Update' })).toBeVisible()
    await expect(judge.getByText('Incorrect, says the athlete: “With Mute.”')).toBeVisible()

    const athlete = await open('/')
    await signInOn(athlete, card)
    await athlete.goto(`/judging/${round.id}`)
    await expect(athlete.getByText('Incorrect tricks: answered 1 of 2')).toBeVisible()
    await expect(athlete.getByText('Incorrect, says the athlete: “With Mute.”')).toBeVisible()
    await judging.correct([{ ...bb360, variation: 1 }, free360])
    await expect(athlete.getByLabel('What is wrong with Free360?')).toHaveValue('With Mute.')
  },
)

function complaint({ validated_trick_id: trick_id }: { validated_trick_id: number }, comment: string) {
  return { trick_id, feedback: 2, comment }
}
