/** The largest competition: time from a saved round to its event, and of reading it all, against a bare node:http server. */
import { io } from 'socket.io-client'
import type { Socket } from 'socket.io-client'
import { updateRound } from '@trickline/contract/rounds'
import type { RoundRow } from '@trickline/contract/rounds'
import { performedTricks } from '@trickline/samples/performed-tricks'
import { catalogueOf } from '@trickline/samples/judging'
import { bareServer } from './bare-server.ts'
import { busyCompetition } from './busy-competition.ts'
import type { BusyCompetition } from './busy-competition.ts'
import type { Figure } from './figures.ts'
import { medianAndP95, quantile } from './figures.ts'
import { timed } from './timed-request.ts'

export default async function busyCompetitionBench(): Promise<Figure[]> {
  const busy = await busyCompetition()
  try {
    const saved = await savedRounds(busy)
    while ((await busy.held.present()).rounds.length < 112) await busy.held.advanced()
    return [...saved, ...(await answeredCompetition(busy))]
  } finally {
    await busy.server.stop()
  }
}

/** Time from the judge's POST to the spectator's event, for each round of qualifying. */
async function savedRounds({
  server,
  product,
  spectator,
  judges,
  held,
  id,
}: BusyCompetition): Promise<Figure[]> {
  const socket = await subscribed(server.origin, spectator.token, `competition.${id}`)
  const [judge] = judges
  if (judge === undefined) throw new Error('there is no judge')
  const tricks = await catalogueOf(product, judge)
  const times: number[] = []
  await held.recorded()
  for (const round of await held.currentRounds()) {
    const holder = judges[round.run_order % judges.length] ?? judge
    await held.judging.claim(round)
    const validatedTricks = performedTricks({ tricks, strength: 6, seed: `bench ${round.id}` })
    const received = completedEvent(socket, round)
    const from = performance.now()
    const body = { modeProgram: round.rule_id, roundId: round.id, isNew: true, validatedTricks }
    await product.send(updateRound, { body }, holder.token)
    times.push((await received) - from)
  }
  socket.close()
  return medianAndP95('from saving a round to the event at a spectator', times)
}

async function subscribed(origin: string, token: string, channel: string): Promise<Socket> {
  const socket = io(origin, { transports: ['websocket'], auth: { token } })
  const answer = await socket.timeout(5000).emitWithAck('subscribe', channel)
  if (!answer.ok) throw new Error(`the subscription was refused: ${answer.code}`)
  return socket
}

/** Resolves with the time at which the spectator gets the event of the completed round. */
function completedEvent(socket: Socket, { id }: RoundRow): Promise<number> {
  return new Promise((resolve) => {
    const listen = (_event: string, { round }: { round?: RoundRow }) => {
      if (round?.id !== id || round.status.name !== 'completed') return
      socket.offAny(listen)
      resolve(performance.now())
    }
    socket.onAny(listen)
  })
}

async function answeredCompetition({ server, organizer, id }: BusyCompetition): Promise<Figure[]> {
  const address = `${server.origin}/api/competition/${id}`
  const authorization = `Bearer ${organizer.token}`
  const { bytes } = await timed(address, authorization)
  const bare = await bareServer(bytes)
  const product: number[] = []
  const bareTimes: number[] = []
  // in turns, so that both have the same load of the machine
  for (let turn = 0; turn < 600; turn++) {
    product.push((await timed(address, authorization)).milliseconds)
    bareTimes.push((await timed(bare.address, authorization)).milliseconds)
  }
  bare.stop()
  const kilobytes = Math.round(bytes.length / 1000)
  const what = `GET /competition/{id}, 40 athletes, 112 rounds, ${kilobytes} kB`
  const [measured, bareMeasured] = [product.slice(100), bareTimes.slice(100)]
  return [
    ...medianAndP95(what, measured),
    ...medianAndP95(`bare node:http answering the same ${kilobytes} kB`, bareMeasured),
    {
      what: `${what}, as a multiple of bare node:http (medians)`,
      value: (quantile(measured, 0.5) / quantile(bareMeasured, 0.5)).toFixed(1),
      unit: 'x',
    },
  ]
}
