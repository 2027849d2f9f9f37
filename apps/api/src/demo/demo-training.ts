/** Training rounds of some athletes from the last weeks, every second one published. */
import { storeRound } from '@trickline/contract/rounds'
import { roundStatusCodes } from '@trickline/contract/status-codes'
import { updateStatus } from '@trickline/contract/status-update'
import { catalogueOf } from '@trickline/samples/judging'
import { performedTricks } from '@trickline/samples/performed-tricks'
import type { Product } from '@trickline/samples/product'
import type { DemoPeople } from './demo-people.ts'

const names = ['Morning session', 'Warm-up', 'New combo', 'Before the rain', 'Entrenamiento', 'Long line day']

export async function rideDemoTraining(
  product: Product & { setNow: (date: Date) => void },
  { athletes }: DemoPeople,
  present: Date,
): Promise<void> {
  for (const [index, athlete] of athletes.slice(0, 6).entries()) {
    for (const [turn, round_name] of names.slice(index % 3, 3 + (index % 3)).entries()) {
      product.setNow(new Date(present.getTime() - (20 - 3 * index - turn) * 86_400_000))
      const validatedTricks = performedTricks({
        tricks: await catalogueOf(product, athlete),
        strength: athlete.strength,
        seed: `${round_name} ${athlete.email}`,
      })
      const body = {
        modeProgram: 1 + ((index + turn) % 4),
        competitionDetails: null,
        validatedTricks,
        round_name,
      }
      const { round } = await product.send(storeRound, { body }, athlete.token)
      if (turn % 2 === 0) continue
      const move = {
        entity: 'publishRounds' as const,
        id: [round.id],
        new_status: roundStatusCodes.published,
      }
      await product.send(updateStatus, { body: move }, athlete.token)
    }
  }
}
