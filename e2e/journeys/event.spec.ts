/** An event from its creation to its public page: divisions, who registers, who is on at which line (events, ranking §6). */
import { getCompetition } from '@trickline/contract/competitions'
import { inviteAthletes } from '@trickline/contract/entries'
import { roundStatusCodes, roundStatusOf } from '@trickline/contract/status-codes'
import { updateStatus } from '@trickline/contract/status-update'
import { expect, test } from '../harness/journey-test.ts'
import { cardOf, named, productOn, signIn } from '../harness/people.ts'
import { signInOn } from '../harness/signed-in.ts'
import { layoutProblems } from '../screens/layout-problems.ts'

test.use({ demo: true })

/** Competitions of the demo: one that is open, and one in its quarterfinal. */
const coming = { id: 4, name: 'Copa Ibérica de Trickline' }
const running = { id: 6, name: 'Rio Line Battle' }

test(
  'an organizer makes an event of two divisions, an athlete enters, and all see who is on at which line',
  { tag: '@full' },
  async ({ page: organizer, open, server }) => {
    const product = productOn(server)
    const [rider, visitor] = [await open('/'), await open('/')]
    await signInOn(organizer, named.marisol, '/event')
    await organizer.getByLabel('Name', { exact: true }).first().fill('Rio Line Days')
    await organizer.getByRole('button', { name: 'Add a line' }).click()
    await organizer.getByRole('group', { name: 'Lines' }).getByLabel('Name').fill('Beach')
    await organizer.getByRole('button', { name: 'Save' }).click()
    await expect(organizer.getByRole('heading', { name: 'Rio Line Days' })).toBeVisible()
    const address = new URL(organizer.url()).pathname
    await organizer.getByRole('button', { name: 'Add an existing competition', exact: true }).click()
    for (const { name } of [coming, running]) {
      await organizer.getByRole('button', { name: `Add an existing competition: ${name}` }).click()
      await expect(organizer.getByText(`${name} is a division now.`)).toBeVisible()
    }
    await organizer.keyboard.press('Escape')
    await organizer.getByRole('tab', { name: 'Timetable' }).click()
    await organizer.getByRole('button', { name: 'Plan all phases' }).click()
    await organizer.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(organizer.getByText('The timetable is saved.')).toBeVisible()

    await signInOn(rider, named.kenji, address)
    await rider.getByRole('checkbox', { name: coming.name }).check()
    await rider.getByRole('button', { name: 'Register in 1 division' }).click()
    await expect(rider.getByText('You are registered in 1 division.')).toBeVisible()

    await signInOn(rider, cardOf({ name: 'Wambui', surname: 'Kariuki' }), '/account')
    const turn = rider.getByRole('region', { name: 'Your turn' })
    await turn.getByRole('checkbox', { name: 'You are told' }).check()
    await expect(turn.getByRole('checkbox', { name: 'You are told' })).toBeChecked()

    await visitor.goto(`/live${address}?lang=en`)
    const line = visitor.locator('[data-row^=line-]').filter({ hasText: 'Beach' })
    await expect(line.getByRole('link', { name: running.name })).toBeVisible()
    const judge = await signIn(product, named.lucia)
    const { competition } = await product.send(getCompetition, { params: running }, judge.token)
    const next = competition.rounds
      .filter(({ status_id }) => roundStatusOf(status_id) === 'pending')
      .toSorted((a, b) => a.run_order - b.run_order)[0]
    await product.send(
      updateStatus,
      { body: { entity: 'rounds', id: next?.id, new_status: roundStatusCodes.recording } },
      judge.token,
    )
    await expect(line.getByText('Riding now: Nayeli')).toBeVisible()
    await expect(rider.getByText('Before you: Nayeli Ocampo')).toBeVisible()
    await visitor.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    expect(await visitor.evaluate(layoutProblems)).toEqual([])

    // a person who rides in their own division still organizes it
    const marisol = await signIn(product, named.marisol)
    const invitation = { competition_id: coming.id, athletes_list: [marisol.id] }
    await product.send(inviteAthletes, { body: invitation }, marisol.token)
    await organizer.goto(address)
    await expect(organizer.getByText('You are in')).toBeVisible()
    await organizer.getByRole('button', { name: `Actions for ${running.name}` }).click()
    await organizer.getByRole('menuitem', { name: 'Take out of the event' }).click()
    await organizer.getByRole('dialog').getByRole('button', { name: 'Take out of the event' }).click()
    await expect(organizer.getByText(`${running.name} stands alone now.`)).toBeVisible()
  },
)

test(
  'an address without an event says that nothing is there',
  { tag: '@full' },
  async ({ page, expectError }) => {
    expectError(/404/)
    await signInOn(page, named.marisol, '/event/99')
    await expect(page.getByRole('heading', { name: 'Nothing on this line' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  },
)
