/** What a benchmark returns, and how many measurements become one figure. */

export type Figure = {
  what: string
  value: string
  unit: string
  target?: string
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
