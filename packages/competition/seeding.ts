/** Where each seed stands in a bracket, so that the best meet last (phases-and-seeding §6). */

export type BracketSize = 2 | 4 | 8 | 16 | 32

/** From the top of the bracket down. Consecutive seeds meet; the winners of consecutive pairs meet next. */
// prettier-ignore
export const seedOrders: Readonly<Record<BracketSize, readonly number[]>> = {
  2: [1, 2],
  4: [1, 4, 2, 3],
  8: [1, 8, 4, 5, 3, 6, 2, 7],
  16: [1, 16, 8, 9, 4, 13, 5, 12, 3, 14, 6, 11, 2, 15, 7, 10],
  32: [
    1, 32, 16, 17, 8, 25, 9, 24, 4, 29, 13, 20, 5, 28, 12, 21,
    3, 30, 14, 19, 6, 27, 11, 22, 2, 31, 15, 18, 7, 26, 10, 23,
  ],
}
