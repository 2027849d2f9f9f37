/** A competition as a file, with what the reader may see (calls §24). */
import { isOwner } from '@trickline/competition/permissions'
import { phaseAt } from '@trickline/competition/phases'
import { isAdmin } from '@trickline/competition/roles'
import type { ParsedRequest } from '@trickline/contract/call'
import { csvOf } from '@trickline/contract/csv'
import type { exportCompetition as call } from '@trickline/contract/files'
import { isRefusal, type Refusal, refuse } from '@trickline/contract/refusals'
import type { Kysely } from 'kysely'
import { messagesFor } from '@trickline/messages/messages-for'
import type { FileReply } from '../../platform/http/serve.ts'
import type { ReadContext } from '../../platform/http/work.ts'
import { inReadSnapshot } from '../../platform/postgres/database.ts'
import type { Schema } from '../../platform/postgres/schema.ts'
import { findSeal } from '../seal/read-seal.ts'
import { placesOf } from '../../ranking/official-results.ts'
import { roundsOfCompetition } from '../../rounds/rounds-store.ts'
import { tricksOfRounds } from '../../rounds/validated-tricks-store.ts'
import { type CompetitionRecord, publicCompetitions } from '../competitions-store.ts'
import { calendarOf } from './calendar.ts'
import { competitionFile } from './competition-file.ts'
import { readVisible, type VisibleCompetition } from './read-visible.ts'
import { isaFile } from './isa-file.ts'
import { makePdf } from './pdf/make-pdf.ts'
import type { Sheet } from './pdf/sheet.ts'
import { type PrintedSeal, sheetOf } from './pdf/sheets.ts'
import { type Subject, tableOf } from './tables.ts'

type Query = ParsedRequest<typeof call>['query']

export async function exportCompetition(
  context: ReadContext,
  input: ParsedRequest<typeof call>,
): Promise<FileReply | Refusal> {
  const read = await inReadSnapshot(context.db, (tx) => readFile(tx, context, input))
  if (isRefusal(read) || 'content' in read) return read
  // after the transaction, which holds a connection
  return { type: 'application/pdf', name: read.name, content: await makePdf(read.sheet) }
}

async function readFile(
  tx: Kysely<Schema>,
  { person, language, config: { publicUrl }, now }: ReadContext,
  { params, query }: ParsedRequest<typeof call>,
): Promise<FileReply | { name: string; sheet: Sheet } | Refusal> {
  const isWhole = query.format === 'json'
  const form = isWhole ? 'public or full' : 'own'
  const visible = await readVisible(tx, { id: params.id, asker: person, language, form })
  if (isRefusal(visible)) return visible
  const what = query.what ?? (isWhole ? 'all' : 'results')
  if (isWhole !== (what === 'all')) return refuse('invalid', { errors: { what: ['not-offered'] } })
  const nameOf = (part: string) => `${visible.record.name || 'trickline'} ${part}.${query.format}`
  if (query.format === 'ics') {
    const content = calendarOf([visible], { publicUrl, words: visible.words })
    return { type: calendarType, name: nameOf('calendar'), content }
  }
  if (query.format === 'isa') return isaReply(tx, visible, query.dry_run === true)
  if (isWhole) {
    const content = JSON.stringify(await competitionFile(tx, visible, { publicUrl, now }), null, 1)
    return { type: 'application/json; charset=utf-8', name: nameOf(what), content }
  }
  const subject = await subjectOf(tx, visible, query)
  if (isRefusal(subject)) return subject
  const name = nameOf(what)
  if (query.format === 'pdf') {
    const seal = await printedSeal(tx, visible, publicUrl)
    return { name, sheet: await sheetOf(visible, subject, { language, now, seal }) }
  }
  const { columns, rows } = tableOf(visible, subject)
  return { type: 'text/csv; charset=utf-8; header=present', name, content: csvOf([columns, ...rows]) }
}

async function printedSeal(
  tx: Kysely<Schema>,
  { record: { id, sealNumber: number } }: VisibleCompetition,
  publicUrl: string,
): Promise<PrintedSeal | null> {
  if (number === null) return null
  const found = await findSeal(tx, { id, number })
  return isRefusal(found) ? null : { ...found.seal, address: `${publicUrl}/live/${id}/seal/${number}` }
}

/** Contains contact data, so only for the owner and admins (who-sees-what §5). */
async function isaReply(
  tx: Kysely<Schema>,
  visible: VisibleCompetition,
  isDryRun: boolean,
): Promise<FileReply | Refusal> {
  const { record, viewer } = visible
  if (!isOwner(viewer, record) && !isAdmin(viewer)) return refuse('not-allowed')
  const made = isaFile(visible, await placesOf(tx, record.id))
  if (isRefusal(made)) return made
  const { contest, ...missing } = made
  const content = JSON.stringify(isDryRun ? { contest, ...missing } : { contest }, null, 1)
  return { type: 'application/json; charset=utf-8', name: `${record.name} isa.json`, content }
}

const calendarType = 'text/calendar; charset=utf-8'

async function subjectOf(
  tx: Kysely<Schema>,
  { record, rounds }: VisibleCompetition,
  { what, round_id, round_number }: Query,
): Promise<Subject | Refusal> {
  const number = round_number ?? null
  if (number !== null && !phaseAt(record, number)) return unknownRound('round_number')
  if (what === 'entries') return { what }
  if (what === 'start-list') return { what, roundNumber: number }
  if (what !== 'round') return { what: 'results' }
  if (number === null && !round_id) return refuse('invalid', { errors: { round_id: ['required'] } })
  const asked = rounds.filter(({ id, roundNumber }) => (round_id ? id === round_id : roundNumber === number))
  if (asked.length === 0) return unknownRound(round_id ? 'round_id' : 'round_number')
  const shown = asked.filter(({ showsTricks }) => showsTricks)
  if (round_id && shown.length === 0) return refuse('not-allowed')
  const ids = shown.map(({ id }) => id)
  return { what, rounds: shown, tricks: await tricksOfRounds(tx, ids) }
}

function unknownRound(field: 'round_id' | 'round_number'): Refusal {
  return refuse('invalid', { errors: { [field]: ['unknown-round'] } })
}

const publicStatuses = ['started', 'published', 'finished'] as const
/** Limit for each status. */
const mostCompetitions = 200

export async function calendar({ db, language, config: { publicUrl } }: ReadContext): Promise<FileReply> {
  return inReadSnapshot(db, async (tx) => {
    const records: CompetitionRecord[] = []
    for (const status of publicStatuses)
      records.push(...(await publicCompetitions(tx, status, mostCompetitions)))
    const competitions = []
    for (const record of records) {
      const rounds = record.status === 'published' ? [] : await roundsOfCompetition(tx, record.id)
      competitions.push({ record, rounds })
    }
    const content = calendarOf(competitions, { publicUrl, words: messagesFor(language) })
    return { type: calendarType, name: 'trickline.ics', content }
  })
}
