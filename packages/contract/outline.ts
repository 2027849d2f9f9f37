/**
 * The lists and objects that every answer of a call has: enough to recognize an answer that is not from the server, such as
 * the sign-in page of a network. Single values are left out, since another version may not have them.
 */

/** Either a list, with the outline of its rows if they are objects, or an object by its fields. */
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
