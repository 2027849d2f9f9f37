/** Opens the judging screen for a judge of the demo who has just claimed a recorded round. */
import type { Page } from '@playwright/test'
import { named, productOn, signIn } from './people.ts'
import { findRecordedRound } from './find-recorded-round.ts'
import { nameOf } from '../screens/entries-panel.ts'
import { takeRound } from '../screens/judges-queue.ts'
import type { RunningServer } from './server.ts'
import { signInOn } from './signed-in.ts'

/** `token` is the judge's, for calls from another device; `competition` is an id. */
export async function openClaimedRound(page: Page, server: RunningServer) {
  const product = productOn(server)
  const { token } = await signIn(product, named.lucia)
  const { id: competition, round } = await findRecordedRound(product, token)
  const athlete = nameOf(round.user)
  await signInOn(page, named.lucia)
  await page.goto(`/competitionView/${competition}?panel=scoring`)
  await takeRound(page, athlete)
  return { product, token, competition, round, athlete }
}
