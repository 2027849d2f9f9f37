// Variety: a point for every distinct trick, after style (scoring §10).

/** Dubbed tricks count too. */
export function varietyPoints(uniqueTricks: number): number {
  return uniqueTricks
}
