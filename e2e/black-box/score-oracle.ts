/** A second calculation of scoring §2 to §11 from the document alone, in fractions of BigInts, rounded only at the end. */

export type TrickFigures = { value: number; level: number; onFeet: boolean }
export type Performed = { id: number; variation: number; grab: number | null; dub: number }
export type Line<Trick extends Performed = Performed> = Trick | { body: Trick[] }

type Fraction = readonly [top: bigint, bottom: bigint]

const whole = (n: number): Fraction => [BigInt(n), 1n]
const percent = (n: number): Fraction => [BigInt(n), 100n]
const times = (...all: Fraction[]): Fraction =>
  all.reduce(([t, b], [top, bottom]) => [t * top, b * bottom], [1n, 1n])
const plus = ([t1, b1]: Fraction, [t2, b2]: Fraction): Fraction => [t1 * b2 + t2 * b1, b1 * b2]
const sum = (all: Fraction[]): Fraction => all.reduce(plus, whole(0))

function decimal(value: number): Fraction {
  const [units = '0', decimals = ''] = String(value).split('.')
  return [BigInt(units + decimals), 10n ** BigInt(decimals.length)]
}

/** The stored total in hundredths, rounded half up. `of` returns the figures of a trick. */
export function oracleHundredths<Trick extends Performed>(
  rule: number,
  lines: readonly Line<Trick>[],
  of: (trick: Trick) => TrickFigures,
): number {
  const [top, bottom] = oracleTotalOf(rule, lines, of)
  return Number((top * 200n + bottom) / (bottom * 2n))
}

function oracleTotalOf<Trick extends Performed>(
  rule: number,
  lines: readonly Line<Trick>[],
  of: (trick: Trick) => TrickFigures,
): Fraction {
  const everything = lines.flatMap((line) => ('body' in line ? line.body : [line]))
  // no rule or an unknown rule
  if (rule < 2 || rule > 4) return sum(everything.map((trick) => decimal(of(trick).value)))

  const seen = new Map<string, number>()
  const points = (trick: Trick): Fraction => {
    const key = [trick.id, trick.variation, isGrab(trick.grab) ? trick.grab : '-'].join('/')
    const before = seen.get(key) ?? 0
    seen.set(key, before + 1)
    return times(
      decimal(of(trick).value),
      percent([100, 75, 50][before] ?? 25),
      percent([100, 80, 50, 20][trick.dub] ?? 0),
    )
  }

  const worth = lines.map((line) => {
    if (!('body' in line)) return points(line)
    const own = line.body.map(points)
    const last = line.body.at(-1)
    if (last === undefined || line.body.length < 2 || last.dub === 3) return sum(own)
    const long = line.body.length >= 6
    if (rule === 2) return times(sum(own), percent(long ? 200 : 150))
    if (rule === 3 && of(last).onFeet) return times(sum(own), percent(long ? 220 : 165))
    if (rule === 3) return times(sum(own), percent(long ? 200 : 150))
    const grown = own.map((each, index) => times(each, percent(100 + 2 * Math.min(index + 1, 10))))
    const levels = line.body.reduce((total, trick) => total + of(trick).level, 0)
    const level: Fraction = [BigInt(20 * line.body.length + levels), BigInt(20 * line.body.length)]
    const landing = of(last).onFeet ? percent([0, 110, 115, 120, 130][of(last).level] ?? 0) : whole(1)
    return times(sum(grown), level, landing)
  })

  const grabs = everything.filter((trick) => isGrab(trick.grab)).length
  const style = grabs === 0 ? 100 : grabs === 1 ? 105 : grabs <= 3 ? 110 : grabs <= 6 ? 115 : 120
  return plus(times(sum(worth), percent(style)), whole(seen.size))
}

function isGrab(grab: number | null): boolean {
  return grab !== null && grab !== 0 && grab !== 18
}
