/**
 * Fills a database that holds the demo by SQL alone, with finished competitions of 32 athletes who rode in two phases. At 100
 * times the demo's 9 competitions these are 900, with 60,000 rounds, 1.2 million tricks and 3,000 people. The demo stays as
 * it is.
 */
import type { Client } from 'pg'

const competitionsOfDemo = 9
const peopleOfDemo = 30
/** 67 rounds in each competition, as nine competitions of the demo have 600. */
const athletesInEach = 34
const roundsInEach = 67
const tricksInEach = 20

/** `times`: multiple of the demo's rows, 10 or 100. */
export async function fillDatabase(client: Client, times: number): Promise<void> {
  // without checks, like a dump being restored, as the rows are consistent by construction
  await client.query('set session_replication_role = replica')
  for (const [statement, values] of [...people(times), ...competitions(times), ...rounds])
    await client.query(statement, values)
  await client.query('set session_replication_role = default')
  // autovacuum does it within minutes
  await client.query('vacuum analyze')
}

type Statement = [text: string, values: number[]]

function people(times: number): Statement[] {
  return [
    [
      `create temporary table filled_people as select n, 10000 + n as id from generate_series(1, $1::int) n`,
      [peopleOfDemo * (times - 1)],
    ],
    [
      `insert into users (id, name, surname, email, password_hash, created_at, email_verified_at)
       overriding system value
       select id, 'Rider ' || n, 'Surname ' || n % 500, 'filled' || n || '@trickline.example', '', now(), now()
       from filled_people`,
      [],
    ],
    [
      `insert into user_roles select id, role from filled_people, unnest(array['athlete', 'judge']) role
       where role = 'athlete' or n % 20 = 0`,
      [],
    ],
  ]
}

function competitions(times: number): Statement[] {
  return [
    [
      `insert into competitions (id, organizer_id, status, name, type_id, rule_id, country_id, date_start, date_end,
         is_vs, is_open, participant_size, stages, started_at, finished_at, created_at, updated_at)
       select 10000 + n, 10001 + n % (select count(*) from filled_people), 'finished', 'Filled ' || n, 1, 1 + n % 4, 724,
         day, day, false, true, 'big', '{5}', day, day + interval '8 hours', day, day
       from (select n, now() - n * interval '1 day' as day from generate_series(1, $1::int) n) each`,
      [competitionsOfDemo * (times - 1)],
    ],
    [
      `insert into entries (competition_id, user_id, role, status, order_number, created_at)
       select id, 10001 + (id * 7 + place) % (select count(*) from filled_people), 'athlete', 'approved', place, created_at
       from competitions, generate_series(1, $1::int) place where id > 10000`,
      [athletesInEach],
    ],
  ]
}

const rounds: Statement[] = [
  [
    `insert into rounds (id, competition_id, user_id, round_number, run_order, rule_id, status, score, total_score,
         completed_at, validated_at, publish_at, created_at, updated_at)
       overriding system value
       select 1000000 + row_number() over (), competition_id, user_id, phase, order_number, rule_id, 'published', 80, 80 + order_number,
         started_at, started_at, finished_at, started_at, started_at
       from entries join competitions on competitions.id = competition_id, generate_series(1, 2) phase
       where competition_id > 10000 and phase * $1::int + order_number <= $2::int + $1::int`,
    [athletesInEach, roundsInEach],
  ],
  [
    `with catalogue as (select array_agg(id order by id) as ids from tricks)
       insert into validated_tricks (round_id, position, combo_id, trick_id, name, short_name, categorie_id, type_id, level_id,
         variation, dub, value, points)
       select rounds.id, position, case when position > 10 then 1 + position / 4 end, tricks.id, name, short_name, categorie_id,
         type_id, level_id, 1 + position % 2, 0, value, value
       from rounds, generate_series(0, $1::int - 1) position, catalogue, tricks
       where rounds.id > 1000000 and tricks.id = ids[1 + (rounds.id * 31 + position * 17) % array_length(ids, 1)]`,
    [tricksInEach],
  ],
  [
    `insert into podiums (competition_id, user_id, final_position, final_score)
       select competition_id, user_id, order_number, 100 - order_number from entries
       where competition_id > 10000 and order_number <= 4`,
    [],
  ],
  [
    `insert into round_history (round_id, at, user_id, action, before, after)
       select id, updated_at, user_id, 'save-score', '{}', '{}' from rounds where id > 1000000`,
    [],
  ],
]
