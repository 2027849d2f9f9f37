/** Results, entries, start list and score sheets of a competition as pages to print and sign (calls §24). */
import { phasesOf } from '@trickline/competition/phases'
import { outReasonOf, scoreOf } from '@trickline/competition/standings'
import type { Cell } from '@trickline/contract/csv'
import type { PersonShort } from '@trickline/contract/people'
import { loadArea } from '@trickline/messages/catalogues'
import { type Language, locale } from '@trickline/messages/languages'
import type { TrickRecord } from '../../../rounds/validated-tricks-store.ts'
import type { VisibleCompetition, VisibleRound } from '../read-visible.ts'
import { type Subject, type Table, tableOf } from '../tables.ts'
import type { Sheet, SheetCell, SheetColumn, SheetTable } from './sheet.ts'

export async function sheetOf(
  visible: VisibleCompetition,
  of: Subject,
  { language, now, seal }: { language: Language; now: Date; seal: PrintedSeal | null },
): Promise<Sheet> {
  const { record, words } = visible
  const { pdf, downloads } = words.files
  const tag = locale(language)
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: record.time_zone })
  const when = record.date_start && day.format(record.date_start)
  return {
    title: record.name,
    lines: [
      [when, record.location].filter((each) => each).join(' · '),
      of.what === 'round' ? pdf.sheets : downloads.tables[of.what],
      of.what === 'results' ? sealLine(visible, seal, tag) : '',
    ].filter((line) => line !== ''),
    code: seal && of.what === 'results' ? { address: seal.address, label: pdf.stillTrue } : null,
    tables: await tablesOf(visible, of, language),
    signatures: [pdf.organizer, pdf.judges, pdf.placeAndDate],
    page: pdf.page,
    language: tag,
    madeAt: now.toISOString(),
  }
}

/** `at`: ISO 8601. */
export type PrintedSeal = { number: number; at: string; by: PersonShort[]; address: string }

/** Empty if the competition wants no seal. */
function sealLine({ record, words }: VisibleCompetition, seal: PrintedSeal | null, tag: string): string {
  const { pdf } = words.files
  if (record.status !== 'finished' || record.seal_by === 'none') return ''
  if (!seal) return pdf.unofficial
  const format = new Intl.DateTimeFormat(tag, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: record.time_zone,
  })
  const names = new Intl.ListFormat(tag).format(
    seal.by.map(({ name, surname }) => `${name} ${surname}`.trim()),
  )
  return pdf.official({ number: seal.number, when: format.format(new Date(seal.at)), names })
}

async function tablesOf(visible: VisibleCompetition, of: Subject, language: Language): Promise<SheetTable[]> {
  const format = new Intl.NumberFormat(locale(language), {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  const points = (cell: Cell | undefined) => (typeof cell === 'number' ? format.format(cell) : '')
  switch (of.what) {
    case 'results':
      return [resultsSheet(visible, points)]
    case 'entries':
      return [entriesSheet(visible, await loadArea(language, 'entries'))]
    case 'start-list':
      return [startListSheet(visible, of.roundNumber)]
    default:
      return of.rounds.map((round) => roundSheet(visible, round, of.tricks, points))
  }
}

type Points = (cell: Cell | undefined) => string
type Row = Readonly<Record<string, Cell>>

const narrow = 30
const number = (title: string, width = 52): SheetColumn => ({ title, width, align: 'right' })

function resultsSheet(visible: VisibleCompetition, points: Points): SheetTable {
  const { record, words } = visible
  const { pdf, phaseNames } = words.files
  const phases = phasesOf(record)
  const remarks: Readonly<Record<string, string>> = pdf.remarks
  const rows = rowsOf(tableOf(visible, { what: 'results' }))
  const remarkOf = (row: Row) => remarks[text(row['out'])] ?? remarks[text(row['tie'])] ?? ''
  const hasRemarks = rows.some((row) => remarkOf(row) !== '')
  return {
    heading: null,
    columns: [
      { title: pdf.place, width: narrow },
      { title: pdf.name },
      { title: pdf.country, width: narrow },
      ...phases.map(({ name }) => number(phaseNames[name] ?? name, 68)),
      number(pdf.score),
      ...(hasRemarks ? [{ title: pdf.remark, width: 92 }] : []),
    ],
    rows: rows.map((row) => [
      text(row['place']),
      person(row),
      text(row['country']),
      ...phases.map(({ name }) => points(row[name])),
      points(row['score']),
      ...(hasRemarks ? [remarkOf(row)] : []),
    ]),
    sums: null,
  }
}

function entriesSheet(
  visible: VisibleCompetition,
  { statuses }: { statuses: Readonly<Record<string, string>> },
): SheetTable {
  const { pdf } = visible.words.files
  const roles: Readonly<Record<string, string>> = { athlete: pdf.athlete, judge: pdf.judge }
  return {
    heading: null,
    columns: [
      { title: pdf.number, width: 40 },
      { title: pdf.name },
      { title: pdf.country, width: narrow },
      { title: pdf.role, width: 70 },
      { title: pdf.status, width: 110 },
    ],
    rows: rowsOf(tableOf(visible, { what: 'entries' })).map((row) => [
      text(row['order_number']),
      person(row),
      text(row['country']),
      roles[text(row['role'])] ?? '',
      statuses[text(row['status'])] ?? '',
    ]),
    sums: null,
  }
}

function startListSheet(visible: VisibleCompetition, roundNumber: number | null): SheetTable {
  const { pdf, phaseNames } = visible.words.files
  const rows = rowsOf(tableOf(visible, { what: 'start-list', roundNumber }))
  const phase = text(rows[0]?.['phase'])
  return {
    heading: phaseNames[phase] ?? null,
    columns: [
      { title: pdf.order, width: 50 },
      { title: pdf.number, width: 50 },
      { title: pdf.name },
      { title: pdf.country, width: narrow },
      { title: pdf.group, width: 50 },
    ],
    rows: rows.map((row) => [
      text(row['order']),
      text(row['order_number']),
      person(row),
      text(row['country']),
      text(row['group']),
    ]),
    sums: null,
  }
}

function roundSheet(
  visible: VisibleCompetition,
  round: VisibleRound,
  tricks: ReadonlyMap<number, readonly TrickRecord[]>,
  points: Points,
): SheetTable {
  const { pdf, phaseNames } = visible.words.files
  const rows = rowsOf(tableOf(visible, { what: 'round', rounds: [round], tricks }))
  const phase = phaseNames[round.round_name ?? ''] ?? round.round_name ?? ''
  const { text: name, otherwise } = person(rows[0] ?? {})
  const score = scoreOf(round)
  return {
    heading: { text: `${name} · ${phase}`, otherwise: `${otherwise} · ${phase}` },
    columns: [
      { title: '', width: 24 },
      { title: pdf.trick },
      { title: pdf.combo, width: 36 },
      { title: pdf.side, width: 28 },
      { title: pdf.grab, width: 84 },
      number(pdf.dub, 36),
      number(pdf.value, 44),
      number(pdf.points, 44),
    ],
    rows: rows
      .filter((row) => row['position'] !== null)
      .map((row) => [
        text(row['position']),
        text(row['trick']),
        text(row['combo']),
        text(row['variation']),
        text(row['grab']),
        row['dub_percent'] === 0 ? '' : `−${text(row['dub_percent'])} %`,
        points(row['value']),
        points(row['points']),
      ]),
    sums:
      score === null || outReasonOf(round) !== null
        ? null
        : pdf.sums(
            points(round.score),
            String(round.style_percent),
            String(round.variety_points),
            points(score),
          ),
  }
}

function rowsOf({ columns, rows }: Table): Row[] {
  return rows.map((row) => Object.fromEntries(columns.map((column, index) => [column, row[index] ?? null])))
}

/** The fonts have only Latin, Cyrillic, Greek and Japanese letters; otherwise the username is shown, which is Latin. */
function person(row: Row): Exclude<SheetCell, string> {
  return {
    text: `${text(row['name'])} ${text(row['surname'])}`.trim() || text(row['email']),
    otherwise: text(row['username']) || '?',
  }
}

function text(cell: Cell | undefined): string {
  return cell === null || cell === undefined ? '' : String(cell)
}
