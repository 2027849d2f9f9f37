/** The index that an arrow key, Home or End moves to in a row with one tab stop; undefined for other keys. */
export function arrowStep(key: string, at: number, last: number): number | undefined {
  return steps[key]?.(at, last)
}

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => Math.min(at + 1, last),
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowLeft: (at) => Math.max(at - 1, 0),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
}
