// The total of a round in exact fractions, written from scoring §2 to §11 alone: shares no formula, table or constant with the engine.
// Slow and plain on purpose; the tests hold the engine against it.

import type { PerformedRow, PerformedTrick } from '../score-round.ts'

/** The total with two decimals, half up, as text: "43.00". */
export function exactTotal(ruleId: number, rows: readonly PerformedRow[]): string {
  return roundedText(total(ruleId, rows))
}

function total(ruleId: number, rows: readonly PerformedRow[]): Fraction {
  const performed = rows.flatMap((row) => (row.kind === 'combo' ? row.tricks : [row.trick]))
  if (![2, 3, 4].includes(ruleId)) return sum(performed.map((trick) => decimal(trick.value)))

  let place = 0
  const rowPoints = rows.map((row) => {
    const tricks = row.kind === 'combo' ? row.tricks : [row.trick]
    const before = place
    place += tricks.length
    const points = tricks.map((trick, i) => reducedPoints(trick, performed.slice(0, before + i)))
    return earnsCombo(tricks) ? comboPoints(ruleId, tricks, points) : sum(points)
  })

  const grabs = performed.filter(isGrabbed).length
  const style = grabs > 6 ? '1.2' : grabs > 3 ? '1.15' : grabs > 1 ? '1.1' : grabs > 0 ? '1.05' : '1'
  const different = performed.filter((trick, i) => !performed.slice(0, i).some((other) => same(trick, other)))
  return sum([times(sum(rowPoints), decimal(style)), decimal(different.length)])
}

function reducedPoints(trick: PerformedTrick, before: PerformedTrick[]): Fraction {
  const repeats = before.filter((other) => same(trick, other)).length
  const kept = ['1', '0.75', '0.5', '0.25'][Math.min(repeats, 3)] ?? ''
  const left = ['1', '0.8', '0.5', '0.2'][trick.dub] ?? ''
  return times(decimal(trick.value), decimal(kept), decimal(left))
}

function earnsCombo(tricks: PerformedTrick[]): boolean {
  return tricks.length > 1 && tricks[tricks.length - 1]?.dub !== 3
}

function comboPoints(ruleId: number, tricks: PerformedTrick[], points: Fraction[]): Fraction {
  const feet = tricks[tricks.length - 1]?.endsOnFeet === true
  const lastLevel = tricks[tricks.length - 1]?.level ?? 0
  const many = tricks.length > 5
  if (ruleId === 2) return times(sum(points), decimal(many ? '2' : '1.5'))
  if (ruleId === 3) {
    const withFeet = many ? '2.2' : '1.65'
    const without = many ? '2' : '1.5'
    return times(sum(points), decimal(feet ? withFeet : without))
  }
  const grown = points.map((each, i) => times(each, { over: BigInt(51 + Math.min(i, 9)), under: 50n }))
  const levels = tricks.reduce((all, trick) => all + trick.level, 0)
  const level = { over: BigInt(20 * tricks.length + levels), under: BigInt(20 * tricks.length) }
  const air = ['1', '1.1', '1.15', '1.2', '1.3'][feet ? lastLevel : 0] ?? ''
  return times(sum(grown), level, decimal(air))
}

function same(one: PerformedTrick, other: PerformedTrick): boolean {
  const grabOfOne = isGrabbed(one) ? one.grab : 0
  const grabOfOther = isGrabbed(other) ? other.grab : 0
  return one.trickId === other.trickId && one.variation === other.variation && grabOfOne === grabOfOther
}

function isGrabbed(trick: PerformedTrick): boolean {
  return trick.grab !== null && trick.grab !== 18
}

type Fraction = { over: bigint; under: bigint }

/** The decimal that is written, not the binary number nearest to it. */
function decimal(written: string | number): Fraction {
  const [whole = '', decimals = ''] = String(written).split('.')
  return { over: BigInt(whole + decimals), under: 10n ** BigInt(decimals.length) }
}

function times(...factors: Fraction[]): Fraction {
  return factors.reduce((a, b) => ({ over: a.over * b.over, under: a.under * b.under }), decimal(1))
}

function sum(parts: Fraction[]): Fraction {
  return parts.reduce(
    (a, b) => ({ over: a.over * b.under + b.over * a.under, under: a.under * b.under }),
    decimal(0),
  )
}

function roundedText({ over, under }: Fraction): string {
  const hundredths = (over * 200n + under) / (under * 2n)
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`
}
