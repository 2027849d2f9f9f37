/** CSV that spreadsheet programs open (calls §24): UTF-8 with a byte order mark, cells separated by commas, no cell a formula. */

export type Cell = string | number | boolean | null

/** The first row holds the column names. */
export function csvOf(rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`
}

/** Prefixes text that a spreadsheet would run as a formula, full-width characters included. */
function cellOf(value: Cell): string {
  const isFormula = typeof value === 'string' && /^[=+\-@\t\r\n＝＋－＠]/.test(value)
  const text = isFormula ? `'${value}` : String(value ?? '')
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
