/**
 * The outline of a thing that lies on this device: what stands in it was written by this same code, or by another version
 * of it. A schema would weigh more than all that is kept.
 */

export type TypeGuard = (value: unknown) => boolean

/** The thing, or null when it is not what is meant. */
export type ParseStored<Value> = (kept: unknown) => Value | null

/** What passes is taken for the whole thing. */
export function parseWith<Value>(is: TypeGuard): ParseStored<Value> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  return (kept) => (is(kept) ? (kept as Value) : null)
}

export const isString: TypeGuard = (value) => typeof value === 'string'
export const isNumber: TypeGuard = (value) => typeof value === 'number'
export const isBoolean: TypeGuard = (value) => typeof value === 'boolean'
export const isArray: TypeGuard = (value) => Array.isArray(value)

export function nullOr(is: TypeGuard): TypeGuard {
  return (value) => value === null || is(value)
}

/** An object with at least these. */
export function hasFields(fields: Record<string, TypeGuard>): TypeGuard {
  return (value) =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.entries(fields).every(([name, is]) => is((value as Record<string, unknown>)[name]))
}
