/** Of a key that was pressed: a letter or a digit, which somebody types. */
export function isLetter(key: string): boolean {
  return /^[\p{L}\p{N}]$/u.test(key)
}
