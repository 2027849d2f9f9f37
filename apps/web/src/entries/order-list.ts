/** The order of the athletes as the dialog holds it: numbers as they are typed (screens §6). */

export type OrderedEntry = { id: number; number: string }

/** One place up (-1) or down (1). */
export function moved(list: readonly OrderedEntry[], id: number, step: -1 | 1): OrderedEntry[] {
  return placed(list, id, list.findIndex((item) => item.id === id) + step)
}

/** To the place at `index`; everyone is numbered anew from 1. Beyond the ends nothing moves. */
export function placed(list: readonly OrderedEntry[], id: number, index: number): OrderedEntry[] {
  const from = list.findIndex((item) => item.id === id)
  const item = list[from]
  if (!item || index < 0 || index >= list.length || index === from) return [...list]
  return numbered(list.toSpliced(from, 1).toSpliced(index, 0, item))
}

/** `random` answers from 0 up to 1. */
export function shuffled(list: readonly OrderedEntry[], random: () => number): OrderedEntry[] {
  const mixed = list.map((item) => ({ item, place: random() }))
  return numbered(mixed.toSorted((one, other) => one.place - other.place).map(({ item }) => item))
}

export function numbered(list: readonly { id: number }[]): OrderedEntry[] {
  return list.map(({ id }, index) => ({ id, number: String(index + 1) }))
}

/** What is wrong with one number, as a key of the messages. */
export function numberProblem(
  list: readonly OrderedEntry[],
  { number }: OrderedEntry,
): 'notNumeric' | 'sameNumber' | null {
  if (!/^\d+$/.test(number.trim()) || Number(number) < 1) return 'notNumeric'
  return list.filter((item) => Number(item.number) === Number(number)).length > 1 ? 'sameNumber' : null
}
