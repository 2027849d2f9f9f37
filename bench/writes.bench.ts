/** A judge's save of 60 tricks, and statistics of 1,000 rounds of 20 tricks, beside the same SQL sent by a bare driver. */
import { updateRound } from '@trickline/contract/rounds'
import { roundStatusCodes } from '@trickline/contract/status-codes'
import { updateStatus } from '@trickline/contract/status-update'
import { catalogueOf } from '@trickline/samples/judging'
import { athletes } from '@trickline/samples/people'
import { performedTricks } from '@trickline/samples/performed-tricks'
import type { Client } from 'pg'
import { findRecordedRound } from '../e2e/harness/find-recorded-round.ts'
import { named, productOn, signIn } from '../e2e/harness/people.ts'
import { startServer } from '../e2e/harness/server.ts'
import type { RunningServer } from '../e2e/harness/server.ts'
import { inDatabaseOf } from './database-of.ts'
import { beside, type Figure, type Line } from './figures.ts'
import { recordStatements, sendAgain } from './recorded-statements.ts'
import { timed } from './timed-request.ts'

const tricksSaved = 60
const trainingRounds = 1000
const tricksInEach = 20
const longestStatisticsMilliseconds = 100

export default async function writesBench(): Promise<(Line | Figure)[]> {
  const server = await startServer({ demo: true })
  try {
    return await inDatabaseOf(server, async (client) => [
      await savedRound(server, client),
      ...(await statistics(server, client)),
    ])
  } finally {
    await server.stop()
  }
}

async function savedRound(server: RunningServer, client: Client): Promise<Line> {
  const product = productOn(server)
  const judge = await signIn(product, named.lucia)
  const { round } = await findRecordedRound(product, judge.token)
  const body = { entity: 'rounds', id: round.id, new_status: roundStatusCodes.scoring } as const
  await product.send(updateStatus, { body }, judge.token)
  const tricks = await catalogueOf(product, judge)
  const ridden = Array.from({ length: 10 }, (_, ride) =>
    performedTricks({ tricks, strength: 10, seed: `save ${ride}` }),
  )
  const validatedTricks = ridden
    .flat()
    .flatMap((row) => ('body' in row ? row.body : [row]))
    .slice(0, tricksSaved)
  // as if the judge had claimed it again
  const take = () =>
    client.query(`update rounds set status = 'scoring', judge_id = $1 where id = $2`, [judge.id, round.id])
  const save = async () => {
    const saved = { modeProgram: round.rule_id, roundId: round.id, isNew: true, validatedTricks }
    await product.send(updateRound, { body: saved }, judge.token)
  }
  await save()
  await take()
  const statements = await recordStatements(server, client, {
    mark: 'insert into "validated_tricks"',
    work: save,
  })
  const perSecond = async (work: () => Promise<unknown>) => {
    await take()
    return 1000 / (await millisecondsOf(work))
  }
  return beside({
    what: `POST /update_round with ${tricksSaved} tricks, acknowledged`,
    against: `its ${statements.length} statements by a bare driver`,
    unit: '/s',
    turns: 20,
    warmUps: 20,
    reach: { atLeast: 0.6 },
    ours: () => perSecond(save),
    bare: () => perSecond(() => sendAgain(client, statements)),
  })
}

async function statistics(server: RunningServer, client: Client): Promise<(Line | Figure)[]> {
  const [card] = athletes
  if (!card) throw new Error('the demo has no athlete')
  const { id, token } = await signIn(productOn(server), card)
  await rideTraining(client, id)
  const address = `${server.origin}/api/statistics/athlete/${id}`
  const read = () => timed(address, `Bearer ${token}`)
  await read()
  const statements = await recordStatements(server, client, { mark: 'json_agg(round_id)', work: read })
  const times: number[] = []
  const line = await beside({
    what: `statistics of an athlete with ${trainingRounds} rounds of ${tricksInEach} tricks`,
    against: `its ${statements.length} statements by a bare driver`,
    unit: 'ms',
    turns: 10,
    warmUps: 5,
    reach: { atMost: 5 },
    ours: async () => {
      const { milliseconds } = await read()
      times.push(milliseconds)
      return milliseconds
    },
    bare: () => millisecondsOf(() => sendAgain(client, statements)),
  })
  const value = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN
  return [
    line,
    {
      what: line.what,
      value: value.toFixed(0),
      unit: 'ms',
      target: `under ${longestStatisticsMilliseconds} ms`,
    },
  ]
}

async function rideTraining(client: Client, userId: number): Promise<void> {
  await client.query(
    `with ridden as (
       insert into rounds (user_id, round_number, rule_id, status, score, total_score, completed_at, created_at, updated_at)
       select $1, 1000 + n, 1 + n % 4, 'completed', 50, 50 + n % 100, day, day, day
       from (select n, now() - n * interval '1 day' as day from generate_series(1, $2::int) n) each
       returning id
     ), catalogue as (select array_agg(id order by id) as ids from tricks)
     insert into validated_tricks (round_id, position, combo_id, trick_id, name, short_name, categorie_id, type_id, level_id,
       variation, dub, value, points)
     select ridden.id, position, case when position > 10 then 1 + position / 4 end, tricks.id, name, short_name, categorie_id,
       type_id, level_id, 1 + position % 2, 0, value, value
     from ridden, generate_series(0, $3::int - 1) position, catalogue, tricks
     where tricks.id = ids[1 + (ridden.id * 31 + position * 17) % array_length(ids, 1)]`,
    [userId, trainingRounds, tricksInEach],
  )
  await client.query('analyze')
}

async function millisecondsOf(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now()
  await work()
  return performance.now() - from
}
