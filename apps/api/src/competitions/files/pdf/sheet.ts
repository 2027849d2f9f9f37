/** What stands on the pages of a PDF (calls §24): plain data, for the thread in which they are drawn. */

/** `otherwise`: where the fonts lack a letter of the text. */
export type SheetCell = string | { text: string; otherwise: string }

export type SheetColumn = {
  title: string
  /** In points; those without share what is left. */
  width?: number
  align?: 'right'
}

export type SheetTable = {
  heading: SheetCell | null
  columns: SheetColumn[]
  rows: SheetCell[][]
  /** Below the rows. */
  sums: string | null
}

export type Sheet = {
  title: string
  lines: string[]
  /** A QR code in the corner, with what it tells below. */
  code: { address: string; label: string } | null
  tables: SheetTable[]
  /** A line to sign on, with what is below it. */
  signatures: string[]
  /** `# / ##`: page and pages. */
  page: string
  language: string
  /** ISO 8601. */
  madeAt: string
}
