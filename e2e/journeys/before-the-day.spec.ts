/** What comes before a competition, one step per test: account, role, picture, form, entry. */
import { isEntry } from '@trickline/contract/read-competition'
import { getCompetition } from '@trickline/contract/competitions'
import { competitionStatusCodes, entryStatusOf } from '@trickline/contract/status-codes'
import { updateStatus } from '@trickline/contract/status-update'
import { grant } from '@trickline/samples/accounts'
import { approveEntries, registerAll } from '@trickline/samples/enter-people'
import type { Officials } from '@trickline/samples/officials'
import { expect, test } from '../harness/journey-test.ts'
import { aCompetition, named, productOn, signIn, signUp, signUpOfficials } from '../harness/people.ts'
import { signInOn } from '../harness/signed-in.ts'
import { publishCompetition } from '../screens/competition-list.ts'
import { groupOf, registerOneself, selectEntries } from '../screens/entries-panel.ts'
import { registerOn } from '../screens/register-form.ts'

let officials: Officials

test.beforeAll(async ({ server }) => {
  officials = await signUpOfficials(productOn(server))
})

test('a newcomer registers and is greeted', async ({ page }) => {
  const card = cardNamed('Noor')
  await page.goto('/')
  await registerOn(page, card)
  await expect(page.getByRole('heading', { name: `Hello, ${card.name}`, level: 1 })).toBeVisible()
})

test('an athlete requests a role, and sees it as soon as it is granted', async ({ page, server }) => {
  const product = productOn(server)
  const person = await signUp(product, cardNamed('Ilse'), { verified: false })
  await signInOn(page, person, '/profile?edit=true')
  await page.getByRole('button', { name: 'Add role' }).click()
  await page.getByLabel('Role', { exact: true }).selectOption('Judge')
  await page.getByRole('button', { name: 'Ask' }).click()
  await expect(page.getByText('Judge: waiting for an answer')).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await grant(product, await signIn(product, named.amaia), person, 'judge')
  await expect(page.getByRole('list', { name: 'Roles' })).toContainText('Judge')
})

test('a photo is cropped to a circle and shown in the profile', async ({ page, server }) => {
  const person = await signUp(productOn(server), cardNamed('Timo'), { verified: false })
  await signInOn(page, person, '/profile?edit=true')
  await page.getByLabel('Upload a photo').setInputFiles('e2e/harness/photo.png')
  const use = page.getByRole('dialog').getByRole('button', { name: 'Use this part' })
  await expect(use).toBeEnabled()
  await use.click()
  await expect(page.getByText('Your photo is saved.')).toBeVisible()
})

test('a competition is created from a template, approved, and published by its owner', async ({
  page,
  server,
}) => {
  const product = productOn(server)
  const { organizer, supervisor } = officials
  const name = 'Copa de la plantilla'
  await signInOn(page, named.marisol, '/competition')
  await page.getByRole('button', { name: 'National VS, 16 athletes' }).click()
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Country', { exact: true }).selectOption('Spain')
  await page.getByLabel('Place', { exact: true }).fill('Parc de la Ciutadella, Barcelona')
  await page.getByRole('tab', { name: 'Modality' }).click()
  await page.getByLabel('Gender', { exact: true }).selectOption('Female')
  await page.getByRole('button', { name: 'Create competition' }).click()
  await expect(page.getByText(`${name} is saved and waits for approval.`)).toBeVisible()

  const article = page.getByRole('article', { name })
  const path = await article.getByRole('link', { name }).getAttribute('href')
  const id = Number(path?.match(/\d+/)?.[0])
  const body = { entity: 'competitions', id, new_status: competitionStatusCodes.approved } as const
  await product.send(updateStatus, { body }, supervisor.token)
  await publishCompetition(page, name)
  const { competition } = await product.send(getCompetition, { params: { id } }, organizer.token)
  expect(competition.status_id).toBe(competitionStatusCodes.published)
})

test('an athlete registers for a competition, and sees at once that the entry is approved', async ({
  page,
  server,
}) => {
  const product = productOn(server)
  const { organizer, supervisor } = officials
  const athlete = await signUp(product, cardNamed('Ximena'), { verified: false })
  const name = 'Copa de las inscripciones'
  const { id } = await aCompetition(name).by(organizer).approvedBy(supervisor).runIn(product).published()
  await signInOn(page, athlete, `/competitionView/${id}`)
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  await registerOneself(page, name)
  await approveEntries({ product, competitionId: id, organizer }, [athlete], 'athletes')
  await expect(page.getByText('You take part.')).toBeVisible()
})

test('one undo reverts entries that were approved together', async ({ page, server }) => {
  const product = productOn(server)
  const { organizer, supervisor } = officials
  const cards = [cardNamed('Wanda'), cardNamed('Yusuf')]
  const athletes = await Promise.all(cards.map((card) => signUp(product, card, { verified: false })))
  const plan = aCompetition('Copa de los errores').by(organizer).approvedBy(supervisor)
  const { id } = await plan.runIn(product).published()
  await registerAll({ product, competitionId: id, organizer }, athletes)
  await signInOn(page, named.marisol, `/competitionView/${id}?panel=athletes`)
  await selectEntries(page, cards)
  await page.getByRole('button', { name: 'Approve 2' }).click()
  await expect(groupOf(page, 'Not paid', 2)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(groupOf(page, 'Waiting for you', 2)).toBeVisible()
  const { competition } = await product.send(getCompetition, { params: { id } }, organizer.token)
  const entries = competition.competition_users.filter(isEntry)
  expect(entries.map(({ status_id }) => entryStatusOf(status_id))).toEqual(['pending', 'pending'])
})

function cardNamed(name: string): named.Card {
  return { name, surname: 'vor dem Tag', email: `${name.toLowerCase()}@before-the-day.example` }
}
