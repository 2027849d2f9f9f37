/** Finds in the demo what its screens need, and adds a newcomer. */
import type { RoundStatus } from '@trickline/competition/model'
import { getCompetition } from '@trickline/contract/competitions'
import type { RoundRow } from '@trickline/contract/rounds'
import { roundStatusOf } from '@trickline/contract/status-codes'
import { trainingList } from '@trickline/contract/training'
import { catalogueOf } from '@trickline/samples/judging'
import { cardOf, named, productOn, signIn, signUp } from '../harness/people.ts'
import type { RunningServer } from '../harness/server.ts'
import { athlete } from '../harness/signed-in.ts'
import { demo, type Facts } from './facts.ts'

const newcomer: named.Card = { name: 'Ainhoa', surname: 'Lizarralde', email: 'ainhoa@trickline.example' }

export async function factsOfDemo(server: RunningServer): Promise<Facts> {
  const product = productOn(server)
  await signUp(product, newcomer)
  const judges = [await signIn(product, named.lucia), await signIn(product, named.kenji)] as const
  const [judge] = judges
  const roundsOf = async (id: number) =>
    (await product.send(getCompetition, { params: { id } }, judge.token)).competition.rounds
  const inQualifying = await roundsOf(demo.qualifying)
  const claimed = first(inQualifying, (round) => has(round, 'scoring'))
  const waiting = first(inQualifying, (round) => has(round, 'completed') && round.validated_at === null)
  const published = first(await roundsOf(demo.finishedVs), (round) => has(round, 'published'))
  const rider = await signIn(product, athlete(1))
  const training = await product.send(trainingList, {}, rider.token)
  return {
    newcomer: newcomer.email,
    claimed: String(claimed.id),
    'judge of claimed': judges.find(({ id }) => id === claimed.judge?.id)?.email ?? '',
    waiting: String(waiting.id),
    'athlete of waiting': cardOf(waiting.user).email,
    published: String(published.id),
    training: String(training.find((round) => round.competition_id === null)?.id),
    other: String((await signIn(product, athlete(4))).id),
    judge: String(judge.id),
    trick: String((await catalogueOf(product, judge)).find(({ short_name }) => short_name === 'BB360')?.id),
  }
}

function first(rounds: readonly RoundRow[], is: (round: RoundRow) => boolean): RoundRow {
  const found = rounds.find(is)
  if (!found) throw new Error('the demo has no such round')
  return found
}

function has(round: RoundRow, status: RoundStatus): boolean {
  return roundStatusOf(round.status_id) === status
}
