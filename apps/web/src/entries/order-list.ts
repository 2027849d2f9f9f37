/** The order of the athletes as the dialog holds it: numbers as they are typed (doc 2 §2, §5). */

export type Ordered = { id: number; number: string }

/** One place up (-1) or down (1); everyone is numbered anew from 1. */
export function moved(list: readonly Ordered[], id: number, step: -1 | 1): Ordered[] {
  const from = list.findIndex((item) => item.id === id)
  const to = from + step
  const item = list[from]
  if (!item || to < 0 || to >= list.length) return [...list]
  const rest = list.toSpliced(from, 1)
  return numbered(rest.toSpliced(to, 0, item))
}

/** `random` answers from 0 up to 1. */
export function shuffled(list: readonly Ordered[], random: () => number): Ordered[] {
  const mixed = list.map((item) => ({ item, place: random() }))
  return numbered(mixed.toSorted((one, other) => one.place - other.place).map(({ item }) => item))
}

export function numbered(list: readonly { id: number }[]): Ordered[] {
  return list.map(({ id }, index) => ({ id, number: String(index + 1) }))
}

/** What is wrong with one number, as a key of the messages. */
export function numberProblem(
  list: readonly Ordered[],
  { number }: Ordered,
): 'notNumeric' | 'sameNumber' | null {
  if (!/^\d+$/.test(number.trim()) || Number(number) < 1) return 'notNumeric'
  return list.filter((item) => Number(item.number) === Number(number)).length > 1 ? 'sameNumber' : null
}
