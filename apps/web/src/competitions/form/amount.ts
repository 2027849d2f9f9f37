/** Amounts of money as the form writes and takes them: whole units, dots between the thousands (competition-form §6). */

/** 12500 is "12.500". */
export function withDots(amount: number): string {
  return String(amount).replace(/\B(?=(\d{3})+$)/g, '.')
}

/** What may be typed or pasted: digits, with dots only between thousands. "12.50" and "-5" mean something else. */
export function isWholeAmount(text: string): boolean {
  return /^(\d+|\d{1,3}(\.\d{3})+)$/.test(text)
}
