/**
 * Compares who rides in each phase, a visitor's standings and the podium with a second calculation from stored tricks
 * (phases-and-seeding §4 to §8).
 */
import { expectedOutcome, type Outcome } from '../e2e/black-box/bracket-oracle.ts'
import type { Nodes } from './nodes-on-one-database.ts'
import type { Tally } from './part.ts'

/** For each round with a result: its hundredths, or null for athletes who are disqualified or injured. */
export type Totals = ReadonlyMap<number, number | null>

export async function readResults({ nodes: [{ origin }], query }: Nodes, totals: Totals, tally: Tally) {
  const held = await query<Held>(
    `select id, is_vs, is_qualification_dual as is_dual, stages, status = 'finished' as is_finished from competitions
     where exists (select from rounds where competition_id = competitions.id)`,
  )
  const ridden = await query<Ridden>(
    `select rounds.id, rounds.competition_id, round_number as phase, rounds.user_id as athlete, vs_group as group,
       vs_match_number as number, rounds.status = 'published' as is_published, concat(users.name, ' ', users.surname) as name
     from rounds join users on users.id = rounds.user_id
     join entries on entries.competition_id = rounds.competition_id and entries.user_id = rounds.user_id
     where entries.role = 'athlete' order by entries.order_number, rounds.user_id`,
  )
  const placed = await query<Placed>(
    `select competition_id, user_id as athlete, round(final_score * 100)::integer as score from podiums
     order by competition_id, final_position`,
  )
  for (const competition of held) {
    const ofIt = <Row extends { competition_id: number }>(rows: Row[]) =>
      rows.filter(({ competition_id }) => competition_id === competition.id)
    const rounds = ofIt(ridden)
    const expected = outcomeOf(competition, rounds, totals)
    for (let phase = 1; phase <= Math.max(...rounds.map((round) => round.phase)); phase++) {
      const [there, due] = [rounds.filter((round) => round.phase === phase), expected.riders.get(phase) ?? []]
      tally.count(
        difference(`competition ${competition.id} phase ${phase}`, due.map(rider), there.map(rider)),
      )
    }
    const file = `${origin}/api/competitions/${competition.id}/export?format=csv&what=results`
    const lines = (await (await fetch(file)).text()).trim().split(/\r?\n/)
    for (const [phase, due] of standingsOf(rounds, totals)) {
      const where = `the standings of competition ${competition.id} phase ${phase}`
      tally.count(difference(where, due, standingsIn(lines, phase)))
    }
    if (!competition.is_finished) continue
    const places = [expected.ranking, ofIt(placed)].map((all) => all.map(place))
    tally.count(difference(`the podium of competition ${competition.id}`, ...places))
  }
}

type Held = { id: number; is_vs: boolean; is_dual: boolean; stages: number[]; is_finished: boolean }
type Rider = { athlete: number; group: string | null; number: number | null }
type Ridden = Rider & {
  id: number
  competition_id: number
  phase: number
  is_published: boolean
  name: string
}
type Placed = { competition_id: number; athlete: number; score: number }

function outcomeOf({ is_vs, is_dual, stages }: Held, rounds: readonly Ridden[], totals: Totals): Outcome {
  return expectedOutcome({
    isVs: is_vs,
    qualifyings: is_dual ? 2 : 1,
    stages: stages.toSorted((a, b) => b - a),
    athletes: rounds.filter(({ phase }) => phase === 1).map(({ athlete }) => athlete),
    score: (athlete, phase) => {
      const round = rounds.find((each) => each.athlete === athlete && each.phase === phase)
      return (round && totals.get(round.id)) === null ? null : ((round && totals.get(round.id)) ?? 0)
    },
  })
}

const rider = ({ athlete, group, number }: Rider) => `${athlete}/${group}/${number}`
const place = ({ athlete, score }: { athlete: number; score: number }, index: number) =>
  `${index + 1}. ${athlete}: ${score}`

/** The published phases by rank; athletes who are out have none. `rounds` are in the order of the athletes. */
function standingsOf(rounds: readonly Ridden[], totals: Totals): Map<number, string[]> {
  const scoreOf = ({ id }: Ridden) => totals.get(id) ?? 0
  const first = new Map(
    rounds.filter(({ phase }) => phase === 1).map((round) => [round.athlete, scoreOf(round)]),
  )
  const phases = new Map<number, string[]>()
  for (const phase of new Set(rounds.map((round) => round.phase))) {
    const ofIt = rounds.filter((round) => round.phase === phase)
    if (!ofIt.every(({ is_published }) => is_published)) continue
    const ranked = ofIt
      .filter(({ id }) => totals.get(id) !== null)
      .toSorted(
        (a, b) => scoreOf(b) - scoreOf(a) || (first.get(b.athlete) ?? 0) - (first.get(a.athlete) ?? 0),
      )
    phases.set(
      phase,
      ranked.map((round, index) => `${index + 1}. ${round.name}: ${scoreOf(round)}`),
    )
  }
  return phases
}

/** Columns of the results table: place, name, surname, username, country, score, then total and rank of each phase. */
function standingsIn([, ...lines]: readonly string[], phase: number): string[] {
  const before = 6 + (phase - 1) * 2
  return lines
    .map((line) => line.split(','))
    .filter((cells) => cells[before + 1])
    .map(
      (cells) => `${cells[before + 1]}. ${cells[1]} ${cells[2]}: ${Math.round(Number(cells[before]) * 100)}`,
    )
}

/** Pairs are identified by their names, as the order within a phase may be changed by hand. */
function difference(where: string, due: string[] = [], there: string[] = []): string | null {
  const [wanted, found] = [due, there].map((all) => all.toSorted().join(', '))
  return wanted === found ? null : `${where}: by the tricks ${wanted}; there ${found}`
}
