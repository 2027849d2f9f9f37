/**
 * Slowly reads the whole database and the public pages and reports what does not hold, with a second calculation beside the
 * product's own. Each rule is a sentence of the reference.
 */
import {
  type Line,
  oracleHundredths,
  type Performed,
  type TrickFigures,
} from '../e2e/black-box/score-oracle.ts'
import type { Nodes } from './nodes-on-one-database.ts'
import { type Figure, Tally } from './part.ts'
import { readResults } from './second-result.ts'
import { readEvents, readPages } from './visitor.ts'

type Ids = { id: number }[]

/** Queries that must return no row. */
const nothing: [promise: string, sql: string][] = [
  [
    'one score a round',
    `select min(id) as id from rounds where competition_id is not null
     group by competition_id, round_number, user_id having count(*) > 1`,
  ],
  [
    'nobody is judged by himself or herself',
    'select id from rounds where competition_id is not null and user_id in (judge_id, scored_by)',
  ],
  [
    'a phase is published whole',
    `select min(id) as id from rounds where competition_id is not null
     group by competition_id, round_number having count(distinct (status = 'published')) > 1`,
  ],
  [
    'a phase begins when the one before is published',
    `select later.id from rounds later join rounds earlier using (competition_id)
     where earlier.round_number < later.round_number and earlier.status <> 'published'`,
  ],
  [
    'who rides later rode before',
    `select later.id from rounds later join competitions on competitions.id = later.competition_id
     where later.round_number > 1 and not competitions.is_vs and not exists (
       select from rounds earlier where earlier.competition_id = later.competition_id and earlier.user_id = later.user_id
         and earlier.round_number = later.round_number - 1)`,
  ],
  [
    'who is out rides no further, who rides further is not out',
    `select entries.id from entries join competitions on competitions.id = competition_id
     where entries.role = 'athlete' and entries.status = 'eliminated' and competitions.status = 'started' and exists (
       select from rounds where rounds.competition_id = entries.competition_id and rounds.user_id = entries.user_id
         and round_number = (select max(round_number) from rounds last where last.competition_id = entries.competition_id))`,
  ],
  [
    'the history of a round is a chain without gaps',
    `select id from (select id, round_id, before ->> 'status' as was,
         lag(after ->> 'status') over (partition by round_id order by id) as became from round_history) chain
     where became is not null and was is distinct from became`,
  ],
  [
    'what the history says last is so',
    `select rounds.id from rounds join lateral (
       select after ->> 'status' as status from round_history where round_id = rounds.id order by id desc limit 1) last on true
     where competition_id is not null and last.status is distinct from rounds.status`,
  ],
  [
    'a round has the tricks of one save',
    `select round_id as id from validated_tricks group by round_id, position having count(*) > 1`,
  ],
  [
    'a score stands in a round that was scored',
    `select id from rounds where competition_id is not null and total_score > 0
       and status not in ('completed', 'published', 'review', 'disqualified', 'injured')`,
  ],
  [
    'a finished competition has a podium, another none',
    `select id from competitions where (status = 'finished') <> exists (select from podiums where competition_id = competitions.id)`,
  ],
  [
    'no place of a podium is given twice',
    'select min(competition_id) as id from podiums group by competition_id, final_position having count(*) > 1',
  ],
  [
    'a mail is about an entry that is there',
    `select (data ->> 'entryId')::integer as id from pgboss.job where data ? 'entryId'
       and state in ('created', 'retry', 'active') and not exists (select from entries where entries.id = (data ->> 'entryId')::integer)`,
  ],
  [
    'events of a channel have no gap',
    `select min(seq)::integer as id from (select channel, seq, lag(seq) over (partition by channel order by seq) as before
       from live_events) numbered where before is not null and seq <> before + 1 group by channel`,
  ],
  [
    'an account has its address alone',
    "select min(id) as id from users where email <> '' group by lower(email) having count(*) > 1",
  ],
]

/** Counts over all the times that it reads. */
export class SlowReader {
  readonly #nodes: Nodes
  readonly #rules: Tally
  readonly #totals: Tally
  readonly #results: Tally
  readonly #public: Tally
  readonly #events: Tally
  readonly #lastEvents = new Map<number, number>()

  constructor(nodes: Nodes, problem: (sentence: string) => void) {
    this.#nodes = nodes
    this.#rules = new Tally('rules read in the database', problem)
    this.#totals = new Tally('totals calculated again from stored tricks', problem)
    this.#results = new Tally('phases, standings and podiums calculated again', problem)
    this.#public = new Tally('hidden totals and contacts looked for in all that visitors get', problem)
    this.#events = new Tally('public events audited', problem)
  }

  async read(competitions: readonly number[]): Promise<void> {
    for (const [promise, sql] of nothing) {
      const rows = await this.#nodes.query<Ids[number]>(sql)
      this.#rules.count(
        rows.length === 0 ? null : `${promise}: not so for ${rows.map(({ id }) => id).join(', ')}`,
      )
    }
    await readResults(this.#nodes, await this.#readTotals(), this.#results)
    for (const id of competitions) {
      await readPages(this.#nodes, id, this.#public)
      const last = await readEvents(this.#nodes, id, this.#lastEvents.get(id) ?? 0, this.#events)
      this.#lastEvents.set(id, last)
    }
  }

  figures(): Figure[] {
    return [this.#rules, this.#totals, this.#results, this.#public, this.#events].map((each) => each.figure())
  }

  async #readTotals(): Promise<Map<number, number | null>> {
    const { query } = this.#nodes
    const rounds = await query<{ id: number; rule: number; hundredths: number; is_out: boolean }>(
      `select id, rule_id as rule, round(total_score * 100)::integer as hundredths,
         (disqualified_at is not null or injured_at is not null) as is_out
       from rounds where status in ('completed', 'published', 'disqualified', 'injured')`,
    )
    const performed = await query<Row>(
      `select round_id, trick_id as id, combo_id, variation, grab, dub, value::float8 as value, level_id as level,
         type_id = 1 as "onFeet" from validated_tricks order by round_id, position`,
    )
    const totals = new Map<number, number | null>()
    for (const { id, rule, hundredths, is_out } of rounds) {
      const lines = linesOf(performed.filter(({ round_id }) => round_id === id))
      const expected = is_out ? 0 : oracleHundredths(rule, lines, (trick) => trick)
      this.#totals.count(
        expected === hundredths ? null : `round ${id} has ${hundredths}, by its tricks ${expected}`,
      )
      totals.set(id, is_out ? null : expected)
    }
    return totals
  }
}

type Row = Performed & TrickFigures & { round_id: number; combo_id: number | null }

function linesOf(rows: readonly Row[]): Line<Row>[] {
  const lines: Line<Row>[] = []
  for (const row of rows) {
    const last = lines.at(-1)
    if (row.combo_id === null) lines.push(row)
    else if (last && 'body' in last && last.body[0]?.combo_id === row.combo_id) last.body.push(row)
    else lines.push({ body: [row] })
  }
  return lines
}
