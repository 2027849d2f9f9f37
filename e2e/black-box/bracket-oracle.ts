/** A second calculation of phases-and-seeding §4 to §8, made from the document alone, to compare the product with over HTTP. */

export type OracleInput = {
  isVs: boolean
  qualifyings: 1 | 2
  /** Numbers of the stages, largest first. */
  stages: readonly number[]
  /** Order numbers. */
  athletes: readonly number[]
  /** null: disqualified or injured. */
  score: (athlete: number, phase: number) => number | null
}

/** `group` and `number`: letter and number of the match in VS. */
export type Rider = { athlete: number; group: string | null; number: number | null }

export type Outcome = {
  /** The rounds by phase, in running order; only phases that take place. */
  riders: Map<number, Rider[]>
  ranking: { athlete: number; score: number }[]
}

export function expectedOutcome(play: OracleInput): Outcome {
  const riders: Outcome['riders'] = new Map()
  for (let phase = 1; phase <= play.qualifyings; phase += 1) riders.set(phase, play.athletes.map(alone))
  const best = (athlete: number): number =>
    Math.max(play.score(athlete, 1) ?? 0, play.qualifyings === 2 ? (play.score(athlete, 2) ?? 0) : 0)
  const byScore = (of: readonly number[], score: (athlete: number) => number): number[] =>
    of.toSorted((x, y) => {
      if (score(x) !== score(y)) return score(y) - score(x)
      if (best(x) !== best(y)) return best(y) - best(x)
      return play.athletes.indexOf(x) - play.athletes.indexOf(y)
    })
  const table = byScore(play.athletes, best)
  const groups = play.isVs ? duels(play, table, riders, byScore) : pools(play, table, riders, byScore)
  const ranking = groups.flat().map((athlete) => {
    const rode = [...riders].filter(
      ([phase, who]) => phase > play.qualifyings && who.some((rider) => rider.athlete === athlete),
    )
    const last = rode.at(-1)
    return { athlete, score: last === undefined ? best(athlete) : (play.score(athlete, last[0]) ?? 0) }
  })
  return { riders, ranking }
}

const alone = (athlete: number): Rider => ({ athlete, group: null, number: null })

type Sorter = (of: readonly number[], score: (athlete: number) => number) => number[]

const places: Record<number, number> = { 1: 4, 2: 4, 3: 8, 4: 16, 5: 32 }

/** Scoring mode: as many athletes advance as the stage has places. Returns groups from first to last. */
function pools(play: OracleInput, table: number[], riders: Outcome['riders'], byScore: Sorter): number[][] {
  const groups: number[][] = []
  let pool = table
  play.stages.forEach((stage, index) => {
    const phase = play.qualifyings + 1 + index
    groups.unshift(pool.slice(places[stage]))
    const through = pool.slice(0, places[stage])
    riders.set(phase, play.athletes.filter((athlete) => through.includes(athlete)).map(alone))
    pool = byScore(through, (athlete) => play.score(athlete, phase) ?? 0)
  })
  return [pool, ...groups]
}

/** VS: each stage halves the boxes of the bracket. Returns groups from first to last. */
function duels(play: OracleInput, table: number[], riders: Outcome['riders'], byScore: Sorter): number[][] {
  const largest = places[play.stages[0] ?? 1] ?? 4
  const groups: number[][] = [table.slice(largest)]
  const better = (x: number, y: number): number => (table.indexOf(x) < table.indexOf(y) ? x : y)
  const winnerOf = (x: number, y: number, phase: number): number => {
    const [a, b] = [play.score(x, phase), play.score(y, phase)]
    if (a === b) return better(x, y)
    if (a === null) return y
    if (b === null) return x
    return a > b ? x : y
  }
  let boxes = (play.stages.length === 1 ? [1, 2, 3, 4] : ladder(largest)).map((seed) => table[seed - 1])
  play.stages.forEach((stage, index) => {
    const phase = play.qualifyings + 1 + index
    const winners: (number | undefined)[] = []
    const losers: (number | undefined)[] = []
    const riding: Rider[] = []
    for (let at = 0; at < boxes.length; at += 2) {
      const [x, y] = [boxes[at], boxes[at + 1]]
      if (x !== undefined && y !== undefined) {
        const match = { group: letter(stage, at / 2), number: riding.length / 2 + 1 }
        riding.push({ athlete: x, ...match }, { athlete: y, ...match })
        winners.push(winnerOf(x, y, phase))
        losers.push(winnerOf(x, y, phase) === x ? y : x)
      } else {
        winners.push(x ?? y)
        losers.push(undefined)
      }
    }
    if (riding.length > 0) riders.set(phase, riding)
    const fallen = losers.filter((athlete) => athlete !== undefined)
    if (stage === 1) {
      groups.unshift(
        [winners[0], losers[0], winners[1], losers[1]].filter((athlete) => athlete !== undefined),
      )
    } else if (stage === 2) {
      boxes = [...winners, ...losers]
    } else {
      groups.unshift(byScore(fallen, (athlete) => play.score(athlete, phase) ?? 0))
      boxes = winners
    }
  })
  return groups
}

/** With 32 athletes, two consecutive pairs share a letter. */
function letter(stage: number, pair: number): string {
  if (stage === 1) return pair === 0 ? 'F' : '3P'
  return 'ABCDEFGH'.charAt(stage === 5 ? Math.floor(pair / 2) : pair)
}

function ladder(size: number): number[] {
  if (size === 2) return [1, 2]
  if (size === 4) return [1, 4, 2, 3]
  if (size === 8) return [1, 8, 4, 5, 3, 6, 2, 7]
  return ladder(size / 2).flatMap((seed) => [seed, size + 1 - seed])
}
