/** Draws a sheet on numbered A4 pages, each with the head of its table, and with room to sign on the last. */
import { buffer } from 'node:stream/consumers'
import Pdf from 'pdfkit'
import { encode } from 'uqr'
import { type Letters, lettersOf, type Weight } from './letters.ts'
import type { Sheet, SheetCell, SheetColumn, SheetTable } from './sheet.ts'

const margin = 40
const rowHeight = 16
const gap = 6
/** Room below the last row for the page number. */
const footHeight = 30
const signatureHeight = 70
/** Tables with more columns are printed in landscape. */
const mostUpright = 8

const ink = '#16181d'
const soft = '#5c6370'
const hair = '#c9cdd4'

export async function drawPdf(sheet: Sheet): Promise<Buffer> {
  const isWide = sheet.tables.some(({ columns }) => columns.length > mostUpright)
  const document = new Pdf({
    size: 'A4',
    layout: isWide ? 'landscape' : 'portrait',
    margin: 0,
    // with a name, pdfkit would load a standard font, whose metrics are separate files
    font: '',
    bufferPages: true,
    lang: sheet.language,
    info: { Title: sheet.title, Creator: 'Trickline', CreationDate: new Date(sheet.madeAt) },
  })
  const bytes = buffer(document)
  const pages = new Pages(document)
  if (sheet.code) drawCode(document, pages, sheet.code)
  pages.write(sheet.title, { size: 18, weight: 700, height: 26 })
  for (const line of sheet.lines) pages.write(line, { size: 10, colour: soft, height: 15 })
  for (const table of sheet.tables) drawTable(pages, table)
  drawSignatures(pages, sheet.signatures)
  pages.number(sheet.page)
  document.end()
  return bytes
}

const codeSize = 62

/** Draws the code in the upper right corner. */
function drawCode(
  document: PDFKit.PDFDocument,
  pages: Pages,
  { address, label }: NonNullable<Sheet['code']>,
): void {
  const { data, size } = encode(address, { border: 0 })
  const module = codeSize / size
  const left = document.page.width - margin - codeSize
  for (const [row, modules] of data.entries())
    for (const [column, isDark] of modules.entries())
      if (isDark) document.rect(left + column * module, margin + row * module, module, module)
  document.fill(ink)
  const place = { x: left - 120, y: margin + codeSize + 3, width: codeSize + 120, align: 'right' as const }
  pages.text(label, place, { size: 7, colour: soft })
}

type Style = { size: number; weight?: Weight; colour?: string }
type Place = { x: number; y: number; width: number; align?: 'right' | undefined }

class Pages {
  readonly #document: PDFKit.PDFDocument
  readonly #fonts = new Set<string>()
  y = margin

  constructor(document: PDFKit.PDFDocument) {
    this.#document = document
  }

  get width(): number {
    return this.#document.page.width - 2 * margin
  }

  /** Begins another page unless this height still fits on this one. */
  needs(height: number): boolean {
    if (this.y + height <= this.#document.page.height - margin - footHeight) return false
    this.#document.addPage()
    this.y = margin
    return true
  }

  write(text: SheetCell, { height, ...style }: Style & { height: number }): void {
    this.needs(height)
    this.text(text, { x: margin, y: this.y, width: this.width }, style)
    this.y += height
  }

  line(x: number, width: number): void {
    this.#document
      .moveTo(x, this.y)
      .lineTo(x + width, this.y)
      .lineWidth(0.5)
      .stroke(hair)
  }

  /** Writes on one line, cutting long text with an ellipsis. */
  text(cell: SheetCell, { x, y, width, align }: Place, { size, weight = 400, colour = ink }: Style): void {
    const runs = runsOf(cell, weight)
    const widths = runs.map((run) => this.#use(run, size).widthOfString(run.text))
    const whole = widths.reduce((sum, each) => sum + each, 0)
    if (whole > width) {
      const letters = Array.from(runs.map(({ text }) => text).join(''))
      const fitting = Math.max(1, Math.floor((letters.length * width) / whole) - 1)
      const cut = letters.slice(0, fitting).join('').trimEnd()
      if (letters.length > 1)
        return this.text(`${cut}…`, { x, y, width: width * 2, align }, { size, weight, colour })
    }
    let from = align === 'right' ? x + width - whole : x
    // letters of different fonts share one baseline
    const baseline = y + size
    for (const [index, run] of runs.entries()) {
      this.#use(run, size)
        .fillColor(colour)
        .text(run.text, from, baseline, { lineBreak: false, baseline: 'alphabetic' })
      from += widths[index] ?? 0
    }
  }

  number(pattern: string): void {
    const { start, count } = this.#document.bufferedPageRange()
    for (let index = 0; index < count; index++) {
      this.#document.switchToPage(start + index)
      const text = pattern.replace('##', String(count)).replace('#', String(index + 1))
      const y = this.#document.page.height - margin - 8
      this.text(text, { x: margin, y, width: this.width, align: 'right' }, { size: 8, colour: soft })
    }
  }

  /** A font is opened once, under its file name. */
  #use({ file, bytes }: Letters, size: number): PDFKit.PDFDocument {
    if (!this.#fonts.has(file)) {
      this.#document.registerFont(file, bytes)
      this.#fonts.add(file)
    }
    return this.#document.font(file).fontSize(size)
  }
}

function runsOf(cell: SheetCell, weight: Weight) {
  const [text, otherwise] = typeof cell === 'string' ? [cell, cell] : [cell.text, cell.otherwise]
  const drawable = lettersOf(plain(text), weight) ?? lettersOf(plain(otherwise), weight)
  if (drawable) return drawable
  // only letters that some font has
  const known = Array.from(plain(text)).filter((letter) => lettersOf(letter, weight))
  return lettersOf(known.join(''), weight) ?? []
}

function plain(text: string): string {
  return text.replaceAll(/\s+/g, ' ')
}

function drawTable(pages: Pages, { heading, columns, rows, sums }: SheetTable): void {
  pages.y += rowHeight
  const places = placesOf(columns, pages.width)
  const head = () => {
    drawRow(
      pages,
      columns,
      places,
      columns.map(({ title }) => title),
      { size: 8, weight: 700, colour: soft },
    )
    pages.line(margin, pages.width)
    pages.y += 4
  }
  // keeps a table's head from standing alone at the bottom of a page
  pages.needs((heading === null ? 0 : 22) + 3 * rowHeight)
  if (heading !== null) pages.write(heading, { size: 12, weight: 700, height: 22 })
  head()
  for (const row of rows) {
    if (pages.needs(rowHeight)) head()
    drawRow(pages, columns, places, row, { size: 9 })
  }
  if (sums === null) return
  pages.y += 4
  pages.write(sums, { size: 9, weight: 700, height: rowHeight })
}

function placesOf(columns: readonly SheetColumn[], width: number): { x: number; width: number }[] {
  const fixed = columns.reduce((sum, column) => sum + (column.width ?? 0), 0)
  const open = columns.filter((column) => column.width === undefined).length
  const share = (width - fixed - gap * (columns.length - 1)) / Math.max(1, open)
  let x = margin
  return columns.map((column) => {
    const place = { x, width: column.width ?? share }
    x += place.width + gap
    return place
  })
}

function drawRow(
  pages: Pages,
  columns: readonly SheetColumn[],
  places: readonly { x: number; width: number }[],
  cells: readonly SheetCell[],
  style: Style,
): void {
  for (const [index, place] of places.entries())
    pages.text(cells[index] ?? '', { ...place, y: pages.y, align: columns[index]?.align }, style)
  pages.y += rowHeight
}

function drawSignatures(pages: Pages, labels: readonly string[]): void {
  if (labels.length === 0) return
  pages.needs(signatureHeight)
  pages.y += signatureHeight - 20
  const width = (pages.width - (labels.length - 1) * 20) / labels.length
  for (const [index, label] of labels.entries()) {
    const x = margin + index * (width + 20)
    pages.line(x, width)
    pages.text(label, { x, y: pages.y + 4, width }, { size: 8, colour: soft })
  }
  pages.y += 20
}
