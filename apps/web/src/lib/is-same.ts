/** Whether two pieces of plain data say the same. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  const fields = Object.entries(one)
  const others = new Map<string, unknown>(Object.entries(other))
  return fields.length === others.size && fields.every(([key, value]) => isSame(value, others.get(key)))
}
