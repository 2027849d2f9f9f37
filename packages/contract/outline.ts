/**
 * The lists and objects that every answer of a call has: enough to tell it from what stands in for the server, as the
 * page of a network that wants a sign-in. Single values are left out, which another version may not know.
 */

/** A list, with the outline of its rows where they are objects; or an object, by its fields. */
export type Outline = readonly Outline[] | { readonly [field: string]: Outline }

export function fitsOutline(outline: Outline, value: unknown): boolean {
  if (isList(outline)) {
    const [row] = outline
    return Array.isArray(value) && (row === undefined || value.length === 0 || fitsOutline(row, value[0]))
  }
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.entries(outline).every(([field, inner]) => fitsOutline(inner, Reflect.get(value, field)))
  )
}

export function isList(outline: Outline): outline is readonly Outline[] {
  return Array.isArray(outline)
}
