/** A competition from its first round to the podium: one step by hand, the others by calls. */
import type { CompetitionRun } from '@trickline/samples/run-competition'
import { expect, test } from '../harness/journey-test.ts'
import {
  aCompetition,
  named,
  productOn,
  signIn,
  signInOfficials,
  signUp,
  signUpOfficials,
} from '../harness/people.ts'
import { signInOn } from '../harness/signed-in.ts'
import { nameOf, openPanel } from '../screens/entries-panel.ts'
import { takeRound } from '../screens/judges-queue.ts'
import { enterCombo, saveRound } from '../screens/judging-screen.ts'
import { expectPodium, finishWithPodium, goToNextPhase, publishPhase } from '../screens/rounds-panel.ts'

type StartedCompetition = { id: number; run: CompetitionRun }
/** Two competitions of eight, from qualifying straight to the final, on their start date with qualifying recorded. */
let cups: { inPoints: StartedCompetition; inPairs: StartedCompetition }

test.beforeAll(async ({ server }) => {
  const product = productOn(server)
  const officials = await signUpOfficials(product)
  const cards = named.athletes.slice(0, 8)
  const athletes = await Promise.all(cards.map((card) => signUp(product, card, { verified: false })))
  const plans = [aCompetition('Copa en puntos').scoring(), aCompetition('Copa en parejas').versus()].map(
    (plan) => plan.withStages('final').for(athletes),
  )
  const made = plans.map((plan) =>
    plan
      .by(officials.organizer)
      .approvedBy(officials.supervisor)
      .judgedBy(...officials.judges)
      .runIn(product)
      .withAthletes(),
  )
  const ids = (await Promise.all(made)).map(({ id }) => id)
  await server.moveClock(50)
  const { organizer, judges } = await signInOfficials(product)
  const riders = await Promise.all(cards.map((card) => signIn(product, card)))
  const [inPoints, inPairs] = plans.map((plan, place) => {
    const id = ids[place] ?? 0
    return {
      id,
      run: plan
        .by(organizer)
        .judgedBy(...judges)
        .for(riders)
        .runIn(product, id),
    }
  })
  if (!inPoints || !inPairs) throw new Error('there are two')
  await Promise.all([inPoints.run.recorded(), inPairs.run.recorded()])
  cups = { inPoints, inPairs }
})

/** By rule 4: places in the combo, both tricks of level 2, two different tricks. */
const total = ((4.5 * 1.02 + 5.75 * 1.04) * 1.1 + 2).toFixed(2)

test('a judge takes a round and saves it, and in the end the podium has four athletes', async ({ page }) => {
  const { id, run } = cups.inPoints
  const [round] = await run.currentRounds()
  if (!round) throw new Error('eight ride')
  const athlete = nameOf(round.user)
  await signInOn(page, named.lucia, `/competitionView/${id}?panel=scoring`)
  await takeRound(page, athlete)
  await enterCombo(page, [{ shortName: 'BB360', side: 'FS' }, { shortName: 'Free360' }])
  await saveRound(page, total)
  await expect(page.getByRole('listitem', { name: athlete })).toContainText(total)

  await run.reviewed()
  await run.advanced()
  const final = (await run.scored()).rounds.filter(({ round_number }) => round_number === 2)
  const best = final.toSorted((one, other) => (other.total_score ?? 0) - (one.total_score ?? 0))
  expect(best).toHaveLength(4)
  await run.finished()
  await openPanel(page, 'Rounds')
  await expectPodium(
    page,
    best.map(({ user }) => nameOf(user)),
  )
})

test('an organizer publishes and goes on, and in the end the podium has four athletes of the pairs', async ({
  page,
}) => {
  const { id, run } = cups.inPairs
  await run.reviewed()
  await signInOn(page, named.marisol, `/competitionView/${id}?panel=rounds`)
  await publishPhase(page, 'Qualifying', 'Everybody sees the scores')
  await goToNextPhase(page, 'Final', ['4 athletes go on, 4 athletes are out.'])
  const final = (await run.scored()).rounds.filter(({ round_number }) => round_number === 2)
  const ranked = ['F', '3P'].flatMap((pair) =>
    final
      .filter(({ vs_group }) => vs_group === pair)
      .toSorted((one, other) => (other.total_score ?? 0) - (one.total_score ?? 0))
      .map(({ user }) => nameOf(user)),
  )
  expect(ranked).toHaveLength(4)
  await publishPhase(page, 'Final', 'Everybody sees the scores')
  await finishWithPodium(page, ['The competition ends with 8 athletes ranked.'])
  await expectPodium(page, ranked)
})
