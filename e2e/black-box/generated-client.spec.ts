/** Holds a competition with nothing but the description of the API. */
import { startServer } from '../harness/server.ts'
import { expect, test } from '@playwright/test'
import { signInAgain, signUpCommunity } from './community.ts'
import { versusOfEight } from './contests.ts'
import { generatedClient } from './generated-client.ts'
import { playToThePodium } from './play-to-podium.ts'
import { prepareCompetition } from './prepare-competition.ts'

test('a client generated from the description holds a competition from the form to the podium', async () => {
  const server = await startServer({ demo: false })
  const { ask, used } = await generatedClient(server.origin)
  const contest = { ...versusOfEight, name: 'by description' }
  const community = await signUpCommunity(server, contest.athletes, { ask })
  const id = await prepareCompetition(community, contest)
  await server.moveClock(35)
  const rounds = await playToThePodium(
    { ...(await signInAgain(community)), origin: server.origin },
    contest,
    id,
  )
  expect(rounds).toBeGreaterThan(contest.athletes)
  expect([...used]).toEqual(
    expect.arrayContaining(['storeCompetition', 'updateRound', 'updateStatus', 'getCompetition']),
  )
  await server.stop()
})
