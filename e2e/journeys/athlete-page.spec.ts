/** An athlete makes their page public, somebody follows, and the page closes again (ranking §5, §6). */
import { expect, test } from '../harness/journey-test.ts'
import { athlete, signInOn } from '../harness/signed-in.ts'

test.use({ demo: true })

test(
  'an athlete opens a page for everyone, and another follows',
  { tag: '@full' },
  async ({ page, open }) => {
    await signInOn(page, athlete(2), '/account')
    const part = page.getByRole('region', { name: 'Page for everyone' })
    await part.getByRole('checkbox').check()
    await expect(part.getByRole('checkbox', { name: 'Everyone can open it' })).toBeChecked()
    const address = (await part.getByRole('link', { name: 'Open the page' }).getAttribute('href')) ?? ''

    const visitor = await open(address)
    await expect(visitor.getByRole('region', { name: 'Results' }).getByRole('listitem').first()).toBeVisible()
    await expect(visitor.getByRole('region', { name: 'Tricks landed in competition' })).toBeVisible()

    const other = await open('/')
    await signInOn(other, athlete(3), address.replace('/live/athlete', '/profile'))
    await other.getByRole('button', { name: 'Follow', exact: true }).click()
    await expect(other.getByRole('button', { name: 'Following' })).toBeVisible()

    await part.getByRole('checkbox').uncheck()
    await expect(part.getByRole('checkbox', { name: 'Everyone can open it' })).not.toBeChecked()
    await expect.poll(async () => (await visitor.request.get(address)).status()).toBe(404)
  },
)
