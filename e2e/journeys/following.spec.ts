/** A visitor follows athletes and a competition: live changes, stars, hidden scores. */
import { expect, test } from '../harness/journey-test.ts'
import { aCompetition } from '../harness/people.ts'
import { competitionOnItsDay } from '../harness/recorded-competition.ts'
import { nameOf } from '../screens/entries-panel.ts'
import type { RunningServer } from '../harness/server.ts'

test(
  'a visitor follows a second qualifying to its publication',
  { tag: '@full' },
  async ({ page, server }) => {
    // three phases are played before and during the test
    const { id, held } = await afterTheFirstQualifying(server)
    const rounds = await held.currentRounds()
    const [first, second, third] = rounds
    if (!first || !second || !third) throw new Error('eight ride')
    await page.goto(`/live/${id}`)
    const standings = page.getByRole('list', { name: 'Rounds of Qualifying 2' })

    await test.step('the standings show certain and possible places, scores are announced once', async () => {
      await expect(page.getByText('Scores come all at once, at the end of Qualifying 2.')).toBeVisible()
      await expect(page.getByText('As it stands after Qualifying 1.')).toBeVisible()
      const [leader, next] = [standings.locator('[data-row]').first(), standings.locator('[data-row]').nth(1)]
      await expect(leader).toContainText('Still open')
      await expect(next).toContainText(/Needs \d+\.\d\d for the lead/)
      await expect(standings.locator('[data-row]').last()).toContainText(
        /Needs \d+\.\d\d to go on · \d+\.\d\d for the lead/,
      )
      await expect(standings.locator('[data-cut]')).toHaveCount(1)
    })

    await test.step('the theme is switched, and stays', async () => {
      await page.getByRole('button', { name: 'Dark theme' }).click()
      await page.reload()
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
      await page.getByRole('button', { name: 'Light theme' }).click()
    })

    await test.step('a star follows, and stays after a reload', async () => {
      await standings.getByRole('button', { name: `Follow ${nameOf(second.user)}` }).click()
      const followed = page.getByRole('region', { name: 'You follow' })
      await expect(followed.getByText(`${nameOf(second.user)} is on in 2`)).toBeVisible()
      await page.reload()
      await expect(followed.getByRole('listitem').filter({ visible: true })).toHaveCount(1)
      await held.judging.startRecording(first)
      await expect(followed.getByText(`${nameOf(second.user)} is next`)).toBeVisible()
      await expect(followed.getByRole('listitem').filter({ visible: true })).toContainText(/about \d\d:\d\d/)
      await expect(page.getByRole('region', { name: 'Now on the line' })).toContainText(nameOf(first.user))
    })

    await test.step('with scores hidden none is shown at the first paint, and a phase is opened on its own', async () => {
      await page.getByRole('button', { name: 'Hide scores' }).click()
      await expect(standings).toBeHidden()
      await page.goto(`/live/${id}`, { waitUntil: 'commit' })
      await expect(page.getByText('Scores of Qualifying 1 are hidden.').first()).toBeVisible()
      expect(await page.locator('body').innerText()).not.toMatch(/\d+\.\d\d/)
      await page.getByRole('button', { name: 'Show Qualifying 1' }).first().click()
      await expect(standings).toBeVisible()
      await page.getByRole('button', { name: 'Hide scores' }).click()
    })

    await test.step('a publication moves the rows, is announced, and makes the rounds available', async () => {
      await held.scored()
      await expect(page.getByText('8 of 8 judged')).toBeVisible()
      expect(await page.locator('#said').textContent()).toBe('')
      const dips = page.evaluate(
        () =>
          new Promise<boolean>((resolve) => {
            const line = document.querySelector('header path')
            const look = () => {
              if (line && line.getAnimations().length > 0) resolve(true)
              else requestAnimationFrame(look)
            }
            look()
          }),
      )
      await held.publishedPhase()
      await expect(page.locator('#said')).toHaveText(
        /^Qualifying 2 is published\. .+ leads with \d+\.\d\d\.$/,
      )
      await expect(standings.locator('[data-row]').first()).toContainText('Through')
      expect(await dips, 'the line below the header').toBe(true)
      await standings.locator('summary').first().click()
      await expect(standings.getByRole('figure').first()).toBeVisible()
      await expect(standings.getByText('Total, rounded to two decimals').first()).toBeVisible()
    })
  },
)

async function afterTheFirstQualifying(server: RunningServer) {
  const plan = aCompetition('Copa de Otoño').scoring().withDualQualifying().withStages('final')
  const { id, run } = await competitionOnItsDay(server, plan)
  await run.advanced()
  return { id, held: run }
}
