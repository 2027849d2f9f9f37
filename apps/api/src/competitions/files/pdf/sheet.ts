/** The content of a PDF's pages (calls §24): plain data for the thread that draws them. */

/** `otherwise`: the text to use if the fonts lack a letter. */
export type SheetCell = string | { text: string; otherwise: string }

export type SheetColumn = {
  title: string
  /** In points; columns without it share the remaining width. */
  width?: number
  align?: 'right'
}

export type SheetTable = {
  heading: SheetCell | null
  columns: SheetColumn[]
  rows: SheetCell[][]
  /** A line below the rows. */
  sums: string | null
}

export type Sheet = {
  title: string
  lines: string[]
  /** A QR code in the corner, with its label below. */
  code: { address: string; label: string } | null
  tables: SheetTable[]
  /** Lines to sign on, each with this text below. */
  signatures: string[]
  /** `# / ##`: number of the page and of pages. */
  page: string
  language: string
  /** ISO 8601. */
  madeAt: string
}
