/** Whether a key of a keyboard event is a letter or a digit. */
export function isLetter(key: string): boolean {
  return /^[\p{L}\p{N}]$/u.test(key)
}
