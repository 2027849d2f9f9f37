/** The time of an athlete's statistics over a thousand rounds, against writing the same answer as JSON. */
import { storeRound } from '@trickline/contract/rounds'
import { signUp } from '@trickline/samples/accounts'
import { catalogueOf } from '@trickline/samples/judging'
import { performedTricks } from '@trickline/samples/performed-tricks'
import type { AthleteCard } from '@trickline/samples/people'
import type { Product } from '@trickline/samples/product'
import { sendOverHttp } from '@trickline/samples/send-over-http'
import { startServer } from '../e2e/harness/server.ts'
import type { Figure } from './figures.ts'
import { medianAndP95, quantile } from './figures.ts'
import { timed } from './timed-request.ts'

const rounds = 1000
const card: AthleteCard = {
  name: 'Ada',
  surname: 'Sund',
  email: 'ada@trickline.example',
  strength: 10,
}

export default async function statisticsBench(): Promise<Figure[]> {
  const server = await startServer({ demo: false })
  try {
    const product: Product = {
      send: sendOverHttp(server.origin),
      now: () => new Date(),
      mailedToken: server.mailedToken,
      makeAdmin: server.makeAdmin,
    }
    const athlete = await signUp(product, card, { verified: false })
    const tricks = await catalogueOf(product, athlete)
    for (let number = 1; number <= rounds; number++) {
      const validatedTricks = performedTricks({ tricks, strength: card.strength, seed: `round ${number}` })
      await product.send(
        storeRound,
        { body: { modeProgram: 1 + (number % 4), validatedTricks } },
        athlete.token,
      )
    }
    return await answered(`${server.origin}/api/statistics/athlete/${athlete.id}`, `Bearer ${athlete.token}`)
  } finally {
    await server.stop()
  }
}

async function answered(address: string, authorization: string): Promise<Figure[]> {
  const { bytes } = await timed(address, authorization)
  const answer: unknown = JSON.parse(bytes.toString())
  const product: number[] = []
  const bare: number[] = []
  for (let turn = 0; turn < 60; turn++) {
    product.push((await timed(address, authorization)).milliseconds)
    const from = performance.now()
    JSON.stringify(answer)
    bare.push(performance.now() - from)
  }
  const what = `statistics of an athlete with ${rounds} rounds, ${Math.round(bytes.length / 1000)} kB`
  const [measured, bareMeasured] = [product.slice(10), bare.slice(10)]
  return [
    ...medianAndP95(what, measured).map((figure) => ({ ...figure, target: 'under 100 ms' })),
    ...medianAndP95('JSON.stringify of the same answer', bareMeasured),
    {
      what: `${what}, as a multiple of JSON.stringify (medians)`,
      value: (quantile(measured, 0.5) / quantile(bareMeasured, 0.5)).toFixed(1),
      unit: 'x',
    },
  ]
}
