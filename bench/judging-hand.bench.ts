/** How many inputs a round takes by tiles, by chips and by typing, how long a person needs for them, and how soon each is painted. */
import type { Figure } from './figures.ts'
import { inputFigures } from './judging-inputs.ts'
import { paintFigures } from './judging-paint.ts'

export default async function judgingHandBench(): Promise<Figure[]> {
  return [...(await inputFigures()), ...(await paintFigures())]
}
