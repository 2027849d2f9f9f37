/** The twelve tricks offered to follow from a place (screens §11): first what the athlete did there, then the catalogue's. */
export type PlacedTrick = {
  id: number
  value: number
  start_position: string | null
  end_position: string | null
}

/** How often each trick was performed, alone and right after each other trick. */
export type TrickTimes = {
  tricks: readonly { id: number; times: number }[]
  pairs: readonly { after_id: number; id: number; times: number }[]
}

/** Id of the trick in each cell; null: the cell is empty. */
export type PlacePage = readonly (number | null)[]

export const pageCells = 12

/** The place of an athlete who has done nothing yet, or has fallen. */
export const onGround = 'ground'

/** All tricks, likeliest first. `place` null: unknown, so by how often they were landed. `mean`: value of the athlete's tricks. */
export function likeliestFrom<Trick extends PlacedTrick>(
  place: string | null,
  tricks: readonly Trick[],
  times: TrickTimes,
  mean: number,
): Trick[] {
  const ends = new Map(tricks.map(({ id, end_position }) => [id, end_position]))
  const counted =
    place === null ? times.tricks : times.pairs.filter(({ after_id }) => ends.get(after_id) === place)
  const sums = new Map<number, number>()
  for (const { id, times: often } of counted) sums.set(id, (sums.get(id) ?? 0) + often)
  const prior = ({ value, start_position }: Trick) =>
    (place === null || start_position === place ? 1 : elsewhere) *
    Math.exp(-Math.abs(value - mean) / valueSpread)
  const all = tricks.reduce((sum, trick) => sum + prior(trick), 0)
  const scores = new Map(tricks.map((trick) => [trick, (sums.get(trick.id) ?? 0) + prior(trick) / all]))
  return tricks.toSorted((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0) || a.id - b.id)
}

/** How likely a trick from another place is, relative to one from this place. */
const elsewhere = 0.01

const valueSpread = 2.2

/**
 * Puts the likeliest twelve tricks in their cells. A trick stands in its home cell, which is the same for most athletes, or
 * if that is taken in the first empty cell.
 */
export function placePage(
  place: string | null,
  tricks: readonly PlacedTrick[],
  likeliest: readonly PlacedTrick[],
): PlacePage {
  const homes = new Map(
    tricks
      .filter(({ start_position }) => place !== null && start_position === place)
      .toSorted((a, b) => a.value - b.value || a.id - b.id)
      .map(({ id }, index) => [id, index % pageCells]),
  )
  const page = Array.from<number | null>({ length: pageCells }).fill(null)
  const homeless: number[] = []
  for (const { id } of likeliest.slice(0, pageCells)) {
    const home = homes.get(id)
    if (home !== undefined && page[home] === null) page[home] = id
    else homeless.push(id)
  }
  for (const id of homeless) page[page.indexOf(null)] = id
  return page
}

/** A trick that was missing takes the last cell whose trick was not used; if all were used, the page stays. */
export function withMissed(page: PlacePage, id: number, used: ReadonlySet<number>): PlacePage {
  if (page.includes(id)) return page
  const cell = page.findLastIndex((there) => there === null || !used.has(there))
  return cell === -1 ? page : page.with(cell, id)
}

/** Mean value of the athlete's tricks in earlier rounds, otherwise in this round so far, otherwise a usual value. */
export function meanValue(
  tricks: readonly PlacedTrick[],
  { tricks: earlier }: TrickTimes,
  performed: readonly { value: number }[],
): number {
  const values = new Map(tricks.map(({ id, value }) => [id, value]))
  const known = earlier.flatMap(({ id, times }) => {
    const value = values.get(id)
    return value === undefined ? [] : [{ value, times }]
  })
  const counted = known.length > 0 ? known : performed.map(({ value }) => ({ value, times: 1 }))
  const times = counted.reduce((sum, each) => sum + each.times, 0)
  return times === 0 ? usualValue : counted.reduce((sum, each) => sum + each.value * each.times, 0) / times
}

const usualValue = 4.5
