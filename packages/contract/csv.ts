/** CSV as programs for tables open it (calls §24): in UTF-8 with its mark, a comma between cells, no cell a formula. */

export type Cell = string | number | boolean | null

/** The first row is the head. */
export function csvOf(rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`
}

/** Prefixes text that would be run as a formula, also in its wide letters. */
function cellOf(value: Cell): string {
  const isFormula = typeof value === 'string' && /^[=+\-@\t\r\n＝＋－＠]/.test(value)
  const text = isFormula ? `'${value}` : String(value ?? '')
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
