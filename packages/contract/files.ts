/** A competition as a file, and the calendar of all of them (calls §24). */
import * as z from 'zod/mini'
import { call } from './call.ts'
import * as calls from './calls/files.ts'
import { competitionFile } from './competition-file.ts'
import { after, emptyAsNull, id, idParams } from './fields.ts'

const exportFormats = ['csv', 'json', 'ics'] as const

const exportSubjects = ['results', 'entries', 'start-list', 'round', 'all'] as const

const exportQuery = z.object({
  format: after((value) => value ?? 'csv', z.enum(exportFormats, 'not-offered')),
  /** `all`: of JSON, which has nothing else; without it, `results` of a table. A calendar has all phases. */
  what: z.optional(emptyAsNull(z.enum(exportSubjects, 'not-offered'))),
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
  answersFile: ['text/csv', 'application/json', 'text/calendar'],
  reply: competitionFile,
  summary: 'A competition as a file, as far as the asker may see it.',
})

export const calendar = call({
  ...calls.calendar,
  access: 'anyone',
  answersFile: ['text/calendar'],
  reply: z.looseObject({}),
  summary: 'The calendar of all published competitions, with the phases whose time is known.',
})

export const competitionSchema = call({
  ...calls.competitionSchema,
  access: 'anyone',
  reply: z.looseObject({}),
  summary: 'The JSON Schema of the file of a competition.',
})
