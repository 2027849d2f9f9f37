/** Amounts of money in the form: whole units with dots between thousands (competition-form §6). */

export function withDots(amount: number): string {
  return String(amount).replace(/\B(?=(\d{3})+$)/g, '.')
}

/** Accepts digits, with dots only between thousands; "12.50" and "-5" are refused. */
export function isWholeAmount(text: string): boolean {
  return /^(\d+|\d{1,3}(\.\d{3})+)$/.test(text)
}
