/** A competition as a file, and the calendar of all of them (calls §24). */
import * as z from 'zod/mini'
import { call } from './call.ts'
import * as calls from './calls/files.ts'
import { after, emptyAsNull, id, idParams } from './fields.ts'

const exportFormats = ['csv', 'ics'] as const

const exportSubjects = ['results', 'entries', 'start-list', 'round'] as const

const chosen = <const Value extends string>(values: readonly Value[], without: Value) =>
  after((value) => (value === undefined || value === '' ? without : value), z.enum(values, 'not-offered'))

const exportQuery = z.object({
  format: chosen(exportFormats, 'csv'),
  /** Of a table; a calendar has all phases. */
  what: chosen(exportSubjects, 'results'),
  /** Of `round`: one round, or with `round_number` all of a phase. */
  round_id: z.optional(emptyAsNull(id)),
  /** Of `start-list`: another phase than the present one. */
  round_number: z.optional(emptyAsNull(id)),
})

export const exportCompetition = call({
  ...calls.exportCompetition,
  access: 'anyone',
  scopes: ['read'],
  params: idParams,
  query: exportQuery,
  answersFile: ['text/csv', 'text/calendar'],
  reply: z.looseObject({}),
  summary: 'A competition as a file, as far as the asker may see it.',
})

export const calendar = call({
  ...calls.calendar,
  access: 'anyone',
  answersFile: ['text/calendar'],
  reply: z.looseObject({}),
  summary: 'The calendar of all published competitions, with the phases whose time is known.',
})
