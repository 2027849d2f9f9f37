/** The world ranking over 2,000 competitions of 32 athletes: fully computed, beside reading the same rows, and as a snapshot. */
import type { Client } from 'pg'
import { startServer } from '../e2e/harness/server.ts'
import { inDatabaseOf } from './database-of.ts'
import { beside, type Figure, type Line, quantile } from './figures.ts'
import { timed } from './timed-request.ts'

const competitions = 2000
const athletesInEach = 32
const people = 3000

export default async function rankingBench(): Promise<(Line | Figure)[]> {
  const server = await startServer({ demo: true })
  try {
    return await inDatabaseOf(server, async (client) => {
      await fill(client)
      let asked = 0
      // a page that nobody has requested is computed
      const computed = () => read(server.origin, (asked += 1))
      const times = [await computed(), await computed(), await computed(), await computed(), await computed()]
      const kept: number[] = []
      for (let turn = 0; turn < 20; turn += 1) kept.push(await read(server.origin, 1))
      return [
        await beside({
          what: 'the ranking over 2,000 competitions, computed whole',
          against: 'reading their places',
          unit: 'ms',
          turns: 4,
          reach: null,
          ours: computed,
          bare: () => readPlaces(client),
        }),
        {
          what: 'the ranking over 2,000 competitions, computed whole, median',
          value: quantile(times, 0.5).toFixed(0),
          unit: 'ms',
          target: 'under 2,000 ms',
        },
        { what: 'the same as a snapshot, median', value: quantile(kept, 0.5).toFixed(1), unit: 'ms' },
      ]
    })
  } finally {
    await server.stop()
  }
}

const table = 'gender=female&category=international&period=three-years'

async function read(origin: string, page: number): Promise<number> {
  return (await timed(`${origin}/api/ranking?${table}&page=${page}`, '')).milliseconds
}

async function readPlaces(client: Client): Promise<number> {
  const from = performance.now()
  await client.query(
    `select competition_id, user_id, final_position from podiums join competitions on id = competition_id
     where gender = 'female' and category = 'international'`,
  )
  return performance.now() - from
}

async function fill(client: Client): Promise<void> {
  await client.query('set session_replication_role = replica')
  await client.query('update settings set world_ranking = true')
  await client.query(
    `insert into users (id, name, surname, email, password_hash, created_at) overriding system value
     select 10000 + n, 'Rider ' || n, 'Surname', 'ranked' || n || '@trickline.example', '', now()
     from generate_series(1, $1::int) n`,
    [people],
  )
  await client.query(
    `insert into competitions (id, organizer_id, status, name, type_id, rule_id, country_id, date_start, is_vs, is_open, gender,
       category, participant_size, stages, started_at, finished_at, created_at, updated_at)
     select 10000 + n, 10001, 'finished', 'Filled ' || n, 1, 4, 724, day, false, true, 'female', 'international', 'big', '{5}',
       day, day, day, day
     from (select n, now() - n * interval '12 hours' as day from generate_series(1, $1::int) n) each`,
    [competitions],
  )
  await client.query(
    `insert into podiums (competition_id, user_id, final_position, final_score)
     select 10000 + c, 10001 + (c * 7 + p * 13) % $2::int, p, 100 - p
     from generate_series(1, $1::int) c, generate_series(1, $3::int) p`,
    [competitions, people, athletesInEach],
  )
  await client.query('set session_replication_role = default')
  await client.query('vacuum analyze')
}
