// Variety: every different trick adds a point, after style (doc 3 §9).

/** `uniqueTricks` counts distinct trick keys, dubbed tricks included. */
export function varietyPoints(uniqueTricks: number): number {
  return uniqueTricks
}
