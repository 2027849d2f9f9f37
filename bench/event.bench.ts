/** The page of a running event with 8 divisions, 200 athletes and 4 lines, beside the page of one of its divisions. */
import type { Client } from 'pg'
import { startServer } from '../e2e/harness/server.ts'
import { inDatabaseOf } from './database-of.ts'
import { beside, type Figure, type Line, quantile } from './figures.ts'
import { timed } from './timed-request.ts'

const divisions = 8
const athletesInEach = 25
const lines = 4
const readsInTurn = 10
const event = 5000
const firstDivision = 10_001

export default async function eventBench(): Promise<(Line | Figure)[]> {
  const server = await startServer({ demo: true })
  try {
    return await inDatabaseOf(server, async (client) => {
      await fill(client)
      const read = async (path: string, isAnew: boolean) => {
        // one division has changed
        if (isAnew)
          await client.query(`select pg_notify('live', '{"channel":"competition.${firstDivision}"}')`)
        if (isAnew) await new Promise((resolve) => setTimeout(resolve, 20))
        return timed(`${server.origin}${path}`, '')
      }
      const times = async (path: string, isAnew: boolean) => {
        const all: number[] = []
        for (let turn = 0; turn < readsInTurn; turn++) all.push((await read(path, isAnew)).milliseconds)
        return all
      }
      const [ofEvent, ofDivision] = [`/live/event/${event}`, `/live/${firstDivision}`]
      const line = (what: string, isAnew: boolean, atMost: number) =>
        beside({
          what: `page of an event (${divisions} divisions, ${divisions * athletesInEach} athletes, ${lines} lines), ${what}`,
          against: `page of one of its divisions, ${what}`,
          unit: 'ms',
          turns: 4,
          reach: { atMost },
          ours: () => times(ofEvent, isAnew),
          bare: () => times(ofDivision, isAnew),
        })
      const { bytes } = await read(ofEvent, false)
      return [
        await line('as it is kept', false, 1.5),
        await line('made anew after a change in one division', true, 1.25),
        {
          what: 'the same, made anew, 95th percentile',
          value: quantile([...(await times(ofEvent, true)), ...(await times(ofEvent, true))], 0.95).toFixed(
            0,
          ),
          unit: 'ms',
        },
        { what: 'its markup, uncompressed', value: (bytes.length / 1000).toFixed(0), unit: 'kB' },
      ]
    })
  } finally {
    await server.stop()
  }
}

/** Each has published its qualifying, and has an athlete on the line in its quarterfinal. */
async function fill(client: Client): Promise<void> {
  await client.query('set session_replication_role = replica')
  for (const [text, values] of rows) await client.query(text, values)
  await client.query('set session_replication_role = default')
  await client.query('vacuum analyze')
  await client.query(`select pg_notify('live', '{"channel":"competition.global"}')`)
}

const rows: [text: string, values: number[]][] = [
  [
    `insert into users (id, name, surname, email, password_hash, created_at) overriding system value
     select 10000 + n, 'Rider ' || n, 'Surname', 'event' || n || '@trickline.example', '', now()
     from generate_series(1, $1::int) n`,
    [divisions * athletesInEach],
  ],
  [
    `insert into events (id, name, place, date_start, created_at, updated_at) overriding system value
     values ($1, 'The largest there is', 'Bern', to_char(now(), 'YYYY-MM-DD'), now(), now())`,
    [event],
  ],
  [
    `insert into event_lines (id, event_id, position, name) overriding system value
     select $1::int + n, $1, n, 'Line ' || n from generate_series(1, $2::int) n`,
    [event, lines],
  ],
  [
    `insert into competitions (id, event_id, organizer_id, status, name, type_id, rule_id, country_id, date_start, is_vs, is_open,
       participant_size, stages, started_at, created_at, updated_at)
     select $1::int - 1 + n, $2, 10001, 'started', 'Division ' || n, 2, 4, 756, now(), false, true, 'big', '{3,1}', now(), now(), now()
     from generate_series(1, $3::int) n`,
    [firstDivision, event, divisions],
  ],
  [
    `insert into entries (competition_id, user_id, role, status, order_number, created_at)
     select competitions.id, 10000 + (competitions.id - $1::int) * $2::int + place, 'athlete', 'competing', place, now()
     from competitions, generate_series(1, $2::int) place where event_id = $3`,
    [firstDivision, athletesInEach, event],
  ],
  [
    `insert into rounds (id, competition_id, user_id, round_number, stage, run_order, rule_id, status, score, total_score,
       recording_start_at, completed_at, validated_at, publish_at, created_at, updated_at)
     overriding system value
     select 1000000 + row_number() over (), competition_id, user_id, phase, case phase when 2 then 3 end, order_number, 4,
       case when phase = 1 then 'published' when order_number = 1 then 'recording' else 'pending' end,
       case phase when 1 then 80 else 0 end, case phase when 1 then 80 + order_number else 0 end,
       case when phase = 1 or order_number = 1 then now() end, case phase when 1 then now() end, case phase when 1 then now() end,
       case phase when 1 then now() end, now(), now()
     from entries join competitions on competitions.id = competition_id, generate_series(1, 2) phase
     where event_id = $1 and (phase = 1 or order_number <= 8)`,
    [event],
  ],
  [
    `insert into timetable_items (competition_id, round_number, event_id, line_id, starts_at, minutes)
     select id, phase, event_id, event_id + 1 + id % $2::int, now() + (phase * 60 || ' minutes')::interval, 45
     from competitions, generate_series(1, 3) phase where event_id = $1`,
    [event, lines],
  ],
]
