/**
 * Type guards for values on this device that another version of the app may have written. A schema library would weigh more
 * than the data.
 */

export type TypeGuard = (value: unknown) => boolean

export type ParseStored<Value> = (value: unknown) => Value | null

/** Checks only the fields that the guard names. */
export function parseWith<Value>(is: TypeGuard): ParseStored<Value> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the guard checks what is used
  return (value) => (is(value) ? (value as Value) : null)
}

export const isString: TypeGuard = (value) => typeof value === 'string'
export const isNumber: TypeGuard = (value) => typeof value === 'number'
export const isBoolean: TypeGuard = (value) => typeof value === 'boolean'
export const isArray: TypeGuard = (value) => Array.isArray(value)

export function nullOr(is: TypeGuard): TypeGuard {
  return (value) => value === null || is(value)
}

export function hasFields(fields: Record<string, TypeGuard>): TypeGuard {
  return (value) =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.entries(fields).every(([name, is]) => is(Reflect.get(value, name)))
}
