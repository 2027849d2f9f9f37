/**
 * The lists and objects that every answer of a call has: enough to tell it from what stands in for the server, as the
 * page of a network that wants a sign-in. Single values are left out, which another version may not know.
 */
import type * as z from 'zod/mini'

/** A list, with the outline of its rows where they are objects; or an object, by its fields. */
export type Outline = readonly Outline[] | { readonly [field: string]: Outline }

/** null: neither a list nor an object. */
export function outlineOf(schema: z.core.$ZodType): Outline | null {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the union of all kinds of schema
  const {
    _zod: { def },
  } = schema as z.core.$ZodTypes
  if (def.type === 'array') {
    const row = outlineOf(def.element)
    return row ? [row] : []
  }
  if (def.type === 'union') return commonOutline(def.options.map(outlineOf))
  if (def.type !== 'object') return null
  return Object.fromEntries(
    Object.entries(def.shape).flatMap(([field, inner]) => {
      const outline = outlineOf(inner)
      return outline ? [[field, outline]] : []
    }),
  )
}

export function fitsOutline(outline: Outline, value: unknown): boolean {
  if (isList(outline)) {
    const [row] = outline
    return Array.isArray(value) && (row === undefined || value.length === 0 || fitsOutline(row, value[0]))
  }
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.entries(outline).every(([field, inner]) =>
      fitsOutline(inner, (value as Record<string, unknown>)[field]),
    )
  )
}

/** What all of them have. */
function commonOutline(outlines: readonly (Outline | null)[]): Outline | null {
  const [first, ...others] = outlines
  if (!first || others.some((other) => !other || isList(other) !== isList(first))) return null
  if (isList(first)) return []
  return Object.fromEntries(
    Object.keys(first).flatMap((field) => {
      const common = commonOutline(
        outlines.map((each) => (each && !isList(each) ? (each[field] ?? null) : null)),
      )
      return common ? [[field, common]] : []
    }),
  )
}

function isList(outline: Outline): outline is readonly Outline[] {
  return Array.isArray(outline)
}
