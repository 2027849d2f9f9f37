/** The list of the order dialog; numbers are kept as typed (screens §6). */

export type OrderedEntry = { id: number; number: string }

export function moved(list: readonly OrderedEntry[], id: number, step: -1 | 1): OrderedEntry[] {
  return placed(list, id, list.findIndex((item) => item.id === id) + step)
}

/** Moves to `index` and renumbers everyone from 1; an index outside the list changes nothing. */
export function placed(list: readonly OrderedEntry[], id: number, index: number): OrderedEntry[] {
  const from = list.findIndex((item) => item.id === id)
  const item = list[from]
  if (!item || index < 0 || index >= list.length || index === from) return [...list]
  return numbered(list.toSpliced(from, 1).toSpliced(index, 0, item))
}

/** `random` returns numbers from 0 up to, but not including, 1. */
export function shuffled(list: readonly OrderedEntry[], random: () => number): OrderedEntry[] {
  const mixed = list.map((item) => ({ item, place: random() }))
  return numbered(mixed.toSorted((one, other) => one.place - other.place).map(({ item }) => item))
}

export function numbered(list: readonly { id: number }[]): OrderedEntry[] {
  return list.map(({ id }, index) => ({ id, number: String(index + 1) }))
}

/** Key of the message about an invalid number; null: it is valid. */
export function numberProblem(
  list: readonly OrderedEntry[],
  { number }: OrderedEntry,
): 'notNumeric' | 'sameNumber' | null {
  if (!/^\d+$/.test(number.trim()) || Number(number) < 1) return 'notNumeric'
  return list.filter((item) => Number(item.number) === Number(number)).length > 1 ? 'sameNumber' : null
}
