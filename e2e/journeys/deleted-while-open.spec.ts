/** A competition that is deleted while somebody looks at it. */
import { deleteCompetition } from '@trickline/contract/competitions'
import { expect, test } from '../harness/journey-test.ts'
import { named, productOn, signIn } from '../harness/people.ts'
import { signInOn } from '../harness/signed-in.ts'

test.use({ demo: true })

test(
  'a person with the competition open is told that it was deleted, and finds the list without it',
  { tag: '@full' },
  async ({ page, server, expectError }) => {
    expectError(/404/)
    const product = productOn(server)
    const organizer = await signIn(product, named.marisol)
    await signInOn(page, named.ruediger, '/competitionView/2')
    await expect(page.getByRole('heading', { name: 'Kantō Slack Jam', level: 1 })).toBeVisible()
    await product.send(deleteCompetition, { params: { id: 2 } }, organizer.token)
    await expect(page.getByRole('heading', { name: 'No such competition', level: 1 })).toBeVisible()
    await page.getByRole('link', { name: 'To the competitions' }).click()
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(page.getByText('Kantō Slack Jam')).toHaveCount(0)
  },
)
