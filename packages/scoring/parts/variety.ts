// Variety: every different trick adds a point, after style (scoring §10).

/** `uniqueTricks` counts distinct trick keys, dubbed tricks included. */
export function varietyPoints(uniqueTricks: number): number {
  return uniqueTricks
}
