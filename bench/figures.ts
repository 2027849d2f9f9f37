/** What a benchmark returns, and how many measurements become one figure. */

export type Figure = {
  what: string
  value: string
  unit: string
  target?: string
}

/** A row of the table: the product beside a bare twin that does the minimum. */
export type Line = {
  what: string
  against: string
  /** One value for each run. */
  ratios: number[]
  /** How much the twin differed from itself in each run: 0.1 is a tenth. */
  noise: number[]
  reach: { atMost: number } | { atLeast: number } | null
  /** The two sides of the ratio, as medians over all runs. */
  ours: string
  bare: string
}

type Comparison = Pick<Line, 'what' | 'against' | 'reach'> & {
  /** One measurement, or several that belong together. */
  ours: () => Promise<number | number[]>
  bare: () => Promise<number | number[]>
  unit: string
  /** Measurements of each run, in turns; an even number, so that the twin can be compared with itself. */
  turns: number
  /** The quantile that counts. */
  at?: number
  warmUps?: number
  runs?: number
}

/** In turns, so that both have the same load of the machine. */
export async function beside({
  ours,
  bare,
  unit,
  turns,
  at = 0.5,
  warmUps = 1,
  runs = 5,
  ...line
}: Comparison): Promise<Line> {
  for (let turn = 0; turn < warmUps; turn++) await inTurn(ours, bare, turn)
  const [ratios, noise, allOurs, allBare]: [number[], number[], number[], number[]] = [[], [], [], []]
  for (let run = 0; run < runs; run++) {
    const [mine, theirs]: [number[], number[][]] = [[], [[], []]]
    for (let turn = 0; turn < turns; turn++) {
      const [one, other] = await inTurn(ours, bare, turn)
      mine.push(...one)
      theirs[turn % 2]?.push(...other)
    }
    const both = theirs.flat()
    ratios.push(quantile(mine, at) / quantile(both, at))
    noise.push(distance(quantile(theirs[0] ?? [], at), quantile(theirs[1] ?? [], at)))
    allOurs.push(quantile(mine, at))
    allBare.push(quantile(both, at))
  }
  const shown = (values: readonly number[]) => `${rounded(quantile(values, 0.5))} ${unit}`
  return { ...line, ratios, noise, ours: shown(allOurs), bare: shown(allBare) }
}

/** Every second time the twin comes first, as the second may find the machine warmer. */
async function inTurn(
  ours: Comparison['ours'],
  bare: Comparison['bare'],
  turn: number,
): Promise<[number[], number[]]> {
  if (turn % 2 === 1) {
    const theirs = [await bare()].flat()
    return [[await ours()].flat(), theirs]
  }
  const mine = [await ours()].flat()
  return [mine, [await bare()].flat()]
}

/** 0 for equal values, 0.5 if one is half as large again as the other. */
export function distance(one: number, other: number): number {
  return Math.max(one, other) / Math.min(one, other) - 1
}

function rounded(value: number): string {
  return value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2)
}

export function medianAndP95(what: string, times: readonly number[]): Figure[] {
  return [
    { what: `${what}, median of ${times.length}`, value: quantile(times, 0.5).toFixed(2), unit: 'ms' },
    { what: `${what}, 95th percentile`, value: quantile(times, 0.95).toFixed(2), unit: 'ms' },
  ]
}

export function quantile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
}
