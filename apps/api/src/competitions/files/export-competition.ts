/** A competition as a file, cut by what the asker may see (calls §24). */
import { phaseAt } from '@trickline/competition/phases'
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
import { roundsOfCompetition } from '../../rounds/rounds-store.ts'
import { tricksOfRounds } from '../../rounds/validated-tricks-store.ts'
import { type CompetitionRecord, publicCompetitions } from '../competitions-store.ts'
import { calendarOf } from './calendar.ts'
import { competitionFile } from './competition-file.ts'
import { readVisible, type VisibleCompetition } from './read-visible.ts'
import { entriesTable, resultsTable, roundsTable, startListTable, type Table } from './tables.ts'

type Query = ParsedRequest<typeof call>['query']

export async function exportCompetition(
  { db, person, language, config, now }: ReadContext,
  { params, query }: ParsedRequest<typeof call>,
): Promise<FileReply | Refusal> {
  return inReadSnapshot(db, async (tx) => {
    const isWhole = query.format === 'json'
    const form = isWhole ? 'public or full' : 'own'
    const visible = await readVisible(tx, { id: params.id, asker: person, language, form })
    if (isRefusal(visible)) return visible
    if (isWhole !== ((query.what ?? (isWhole ? 'all' : 'results')) === 'all'))
      return refuse('invalid', { errors: { what: ['not-offered'] } })
    const nameOfFile = (what: string) => `${visible.record.name || 'trickline'} ${what}.${query.format}`
    if (query.format === 'ics') {
      const content = calendarOf([visible], { publicUrl: config.publicUrl, words: visible.words })
      return { type: calendarType, name: nameOfFile('calendar'), content }
    }
    if (isWhole) {
      const file = await competitionFile(tx, visible, { publicUrl: config.publicUrl, now })
      return {
        type: 'application/json; charset=utf-8',
        name: nameOfFile('all'),
        content: JSON.stringify(file, null, 1),
      }
    }
    const table = await tableOf(tx, visible, query)
    if (isRefusal(table)) return table
    const content = csvOf([table.columns, ...table.rows])
    return {
      type: 'text/csv; charset=utf-8; header=present',
      name: nameOfFile(query.what ?? 'results'),
      content,
    }
  })
}

const calendarType = 'text/calendar; charset=utf-8'

async function tableOf(
  tx: Kysely<Schema>,
  visible: VisibleCompetition,
  { what, round_id, round_number }: Query,
): Promise<Table | Refusal> {
  const number = round_number ?? null
  if (number !== null && !phaseAt(visible.record, number)) return unknownRound('round_number')
  if (!what || what === 'results') return resultsTable(visible)
  if (what === 'entries') return entriesTable(visible)
  if (what === 'start-list') return startListTable(visible, number)
  if (number === null && !round_id) return refuse('invalid', { errors: { round_id: ['required'] } })
  const asked = visible.rounds.filter(({ id, roundNumber }) =>
    round_id ? id === round_id : roundNumber === number,
  )
  if (asked.length === 0) return unknownRound(round_id ? 'round_id' : 'round_number')
  const shown = asked.filter(({ showsTricks }) => showsTricks)
  if (round_id && shown.length === 0) return refuse('not-allowed')
  return roundsTable(
    visible,
    shown,
    await tricksOfRounds(
      tx,
      shown.map(({ id }) => id),
    ),
  )
}

function unknownRound(field: 'round_id' | 'round_number'): Refusal {
  return refuse('invalid', { errors: { [field]: ['unknown-round'] } })
}

const publicStatuses = ['started', 'published', 'finished'] as const
/** Of each status. */
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
