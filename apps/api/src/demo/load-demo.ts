/** Fills an empty database with the demo through the product's own calls. An interrupted load is removed and repeated. */
import type { Context } from '../platform/context.ts'
import { demoAccounts } from './demo-accounts.ts'
import { runDemoCompetitions } from './demo-competitions.ts'
import { registerDemoPeople, signInDemoPeople, signOutDemoPeople } from './demo-people.ts'
import { demoProduct } from './demo-product.ts'
import { withStartLock } from '../platform/postgres/start-lock.ts'
import { beginDemo, demoState, finishDemo, hasOtherAccounts } from './demo-store.ts'
import { rideDemoTraining } from './demo-training.ts'

type Options = {
  print?: (line: string) => void
  signal?: AbortSignal
}

/** Returns whether it loaded anything. The trick catalogue must be there. */
export async function loadDemo(context: Context, { print, signal }: Options = {}): Promise<boolean> {
  return withStartLock(context.pool, async () => {
    if (!(await canLoad(context))) return false
    print?.('Loading the demo, once: people, competitions, rounds …')
    await beginDemo(context.db, context.clock.now())
    await fill(context, signal)
    await finishDemo(context.db, context.clock.now())
    return true
  })
}

async function canLoad({ db }: Context): Promise<boolean> {
  const state = await demoState(db)
  if (state === 'whole') return false
  const expected = state === 'half' ? demoAccounts.map(({ email }) => email) : []
  return !(await hasOtherAccounts(db, expected))
}

async function fill(context: Context, signal?: AbortSignal): Promise<void> {
  const present = context.clock.now()
  const product = await demoProduct(context, signal)
  try {
    product.setNow(new Date(present.getTime() - 200 * 86_400_000))
    await registerDemoPeople(product)
    product.setNow(present)
    const people = await signInDemoPeople(product)
    await runDemoCompetitions({ product, people, present })
    await rideDemoTraining(product, people, present)
    product.setNow(present)
    await signOutDemoPeople(product, people)
  } finally {
    await product.close()
  }
}
