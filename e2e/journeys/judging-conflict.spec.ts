/** A round that changed elsewhere while a judge entered it: nothing is lost, and the judge chooses a version. */
import { getRound, updateRound } from '@trickline/contract/rounds'
import { roundStatusCodes } from '@trickline/contract/status-codes'
import { updateStatus } from '@trickline/contract/status-update'
import { openClaimedRound } from '../harness/claim-round.ts'
import { enterTricks, selectTricks } from '../harness/enter-tricks.ts'
import { expect, test } from '../harness/journey-test.ts'
import { named } from '../harness/people.ts'
import { signInOn } from '../harness/signed-in.ts'
import { enterSingle, saveRound } from '../screens/judging-screen.ts'

test.use({ demo: true, viewport: { width: 390, height: 1000 } })

test(
  'a judge who saves second sees both versions, also after a reload, and chooses',
  { tag: '@full' },
  async ({ page, context, server, expectError }) => {
    expectError(/Failed to load resource|ERR_|WebSocket/)
    const { product, token, round } = await openClaimedRound(page, server)
    await enterTricks(page, '[bb360 fs, free360]')
    // the last trick is in the open combo, which counts and is saved
    await selectTricks(page, 'Asc360')

    // without a service worker the dialog is fetched the first time
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Keep scoring' }).click()
    await context.setOffline(true)
    const others = [{ body: [{ id: 92, variation: 1 }, { id: 113 }] }, { id: 92 }]
    const body = { roundId: round.id, modeProgram: round.rule_id, isNew: true, validatedTricks: others }
    await product.send(updateRound, { body }, token)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await context.setOffline(false)
    // the page scrolls from the bottom of the round to it
    const refused = page.getByText('choose which version counts')
    await expect(refused).toBeFocused()
    await expect(refused).toBeInViewport()
    await expect(page.getByText('Your tricks are safe on this device.')).toHaveCount(2)
    await page.reload()
    const versions = page.getByRole('region', { name: /^Yours · Saved/ })
    await expect(versions).toContainText('1 row differs.')
    await expect(versions.getByRole('row').last()).toContainText('Asc360')
    // (4.5 x 1.02 + 5.75 x 1.04) x 1.1 + 5, and three different tricks
    await expect(versions.getByRole('columnheader').first()).toContainText('19.63')

    await page.getByRole('button', { name: 'Reopen with mine' }).click()
    await page.getByRole('button', { name: 'Update' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Update' }).click()
    await expect(page.getByText(/^Saved: | saved · /)).toBeVisible()
    const { validatedTricks } = await product.send(getRound, { params: { id: round.id } }, token)
    expect(validatedTricks.at(-1)).toMatchObject({ short_name: 'Asc360' })
  },
)

test(
  'a judge whose round is released goes on entering, finds it after a reload, and claims it again',
  { tag: '@full' },
  async ({ page, server }) => {
    const { product, token, round } = await openClaimedRound(page, server)
    await enterTricks(page, '[bb360 fs, free360]')

    const body = { entity: 'rounds', id: round.id, new_status: roundStatusCodes.recorded } as const
    await product.send(updateStatus, { body }, token)
    const released = page.getByText('This round was released')
    await expect(released).toBeVisible()
    await enterSingle(page, { shortName: 'Asc360' })
    await page.reload()
    await expect(released).toBeVisible()
    await expect(page.getByRole('region', { name: 'Validated tricks' })).toContainText('Asc360')

    await page.getByRole('button', { name: 'Take it back' }).click()
    await saveRound(page, '19.63')
  },
)

test(
  'a judge who opens the round on a second device reads what the first one has of it',
  { tag: '@full' },
  async ({ page, open, server, expectError }) => {
    expectError(/ERR_|WebSocket|did not tell/)
    const { round } = await openClaimedRound(page, server)
    const another = 'You are entering this round on another device'
    await enterTricks(page, '[bb360 fs, free360], asc360')
    await page.reload()
    await expect(page.getByRole('heading', { name: /^Validated tricks/ })).toBeVisible()

    const tablet = await open('/')
    await signInOn(tablet, named.lucia)
    await test.step('how many tricks, since when, on what device', async () => {
      await tablet.goto(`/judging/${round.id}`)
      await tablet.getByText(another).click()
      await expect(
        tablet.getByText(/on Linux: 3 tricks\. Open there since \d+:\d\d, last heard of at \d+:\d\d\.$/),
      ).toBeVisible()
      await expect(tablet.getByText('Nothing entered yet')).toBeVisible()
      // the first judge goes on as before
      await expect(page.getByText(another)).toHaveCount(0)
    })

    await test.step('without a network what was known last', async () => {
      await tablet.context().setOffline(true)
      await expect(tablet.getByText(/^As of \d+:\d\d/)).toBeVisible()
      await expect(tablet.getByText(/: 3 tricks\. /)).toBeVisible()
    })

    await test.step('and where nothing was known, that it is not', async () => {
      const laptop = await open('/')
      await signInOn(laptop, named.lucia)
      await laptop.route('**/api/rounds/*/entering', (route) => route.abort())
      await laptop.goto(`/judging/${round.id}`)
      await expect(laptop.getByText('can only be told with the network')).toBeVisible()
    })
  },
)
