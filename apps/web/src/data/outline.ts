/**
 * The outline of a thing that lies on this device: what stands in it was written by this same code, or by another version
 * of it. A schema would weigh more than all that is kept.
 */

export type Is = (value: unknown) => boolean

/** The thing, or null when it is not what is meant. */
export type Read<Value> = (kept: unknown) => Value | null

/** What passes is taken for the whole thing. */
export function outlined<Value>(is: Is): Read<Value> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  return (kept) => (is(kept) ? (kept as Value) : null)
}

export const isText: Is = (value) => typeof value === 'string'
export const isNumber: Is = (value) => typeof value === 'number'
export const isFlag: Is = (value) => typeof value === 'boolean'
export const isList: Is = (value) => Array.isArray(value)

export function isNullOr(is: Is): Is {
  return (value) => value === null || is(value)
}

/** An object with at least these. */
export function hasFields(fields: Record<string, Is>): Is {
  return (value) =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.entries(fields).every(([name, is]) => is((value as Record<string, unknown>)[name]))
}
