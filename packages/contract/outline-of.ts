/** The outline of a schema (outline.ts). */
import type * as z from 'zod/mini'
import { isList, type Outline } from './outline.ts'

/** null: the schema is neither a list nor an object. */
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

/** The outline that all of them share. */
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
