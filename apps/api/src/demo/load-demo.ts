/**
 * Fills an empty database with the demo: people, competitions in every state, training rounds, all through the
 * product's own calls. Once; a load that was killed half way is emptied and done again by the next start. A database
 * in which anybody else has an account is left alone.
 */
import type { House } from '../platform/house.ts'
import { demoAccounts } from './demo-accounts.ts'
import { holdDemoCompetitions } from './demo-competitions.ts'
import { registerDemoPeople, signInDemoPeople, signOutDemoPeople } from './demo-people.ts'
import { demoProduct } from './demo-product.ts'
import { beginDemo, demoState, finishDemo, hasOtherAccounts, withDemoLock } from './demo-store.ts'
import { rideDemoTraining } from './demo-training.ts'

type Options = {
  /** Gets one line before the work begins. */
  tell?: (line: string) => void
  /** Ends the load half way; it rejects. */
  signal?: AbortSignal
}

/** Answers whether it loaded anything. Needs the trick catalogue. */
export async function loadDemo(house: House, { tell, signal }: Options = {}): Promise<boolean> {
  return withDemoLock(house, async () => {
    if (!(await isWanted(house))) return false
    tell?.('Loading the demo, once: people, competitions, rounds …')
    await beginDemo(house.db, house.clock.now())
    await fill(house, signal)
    await finishDemo(house.db, house.clock.now())
    return true
  })
}

async function isWanted({ db }: House): Promise<boolean> {
  const state = await demoState(db)
  if (state === 'whole') return false
  const expected = state === 'half' ? demoAccounts.map(({ email }) => email) : []
  return !(await hasOtherAccounts(db, expected))
}

async function fill(house: House, signal?: AbortSignal): Promise<void> {
  const present = house.clock.now()
  const product = await demoProduct(house, signal)
  try {
    product.setNow(new Date(present.getTime() - 200 * 86_400_000))
    await registerDemoPeople(product)
    product.setNow(present)
    const people = await signInDemoPeople(product)
    await holdDemoCompetitions({ product, people, present })
    await rideDemoTraining(product, people, present)
    product.setNow(present)
    await signOutDemoPeople(product, people)
  } finally {
    await product.close()
  }
}
