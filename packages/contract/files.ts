/** A competition as a file, and the calendar of all of them (calls §24). */
import { rankingLevels } from './ranking-choices.ts'
import * as z from 'zod/mini'
import { call } from './call.ts'
import * as calls from './calls/files.ts'
import { competitionFile } from './competition-file.ts'
import { isaFile } from './isa-file.ts'
import { competitionDetail } from './competitions.ts'
import { after, describedAs, emptyAsNull, id, idParams, optionalFlag, successReply } from './fields.ts'

const exportFormats = ['csv', 'pdf', 'json', 'ics', 'isa'] as const

const exportSubjects = ['results', 'entries', 'start-list', 'round', 'all'] as const

const exportQuery = z.object({
  format: after((value) => value ?? 'csv', z.enum(exportFormats, 'not-offered')),
  /** A table takes `results` by default; JSON always has everything (`all`). A calendar has all phases, `isa` the results. */
  what: z.optional(emptyAsNull(z.enum(exportSubjects, 'not-offered'))),
  /** For `round`: one round by its id, or all rounds of a phase by `round_number`. */
  round_id: z.optional(emptyAsNull(id)),
  /** For `start-list`: a phase other than the current one. */
  round_number: z.optional(emptyAsNull(id)),
  /** For `isa`: the reply also tells what is missing. */
  dry_run: z.optional(optionalFlag),
})

export const exportCompetition = call({
  ...calls.exportCompetition,
  access: 'anyone',
  scopes: ['read'],
  params: idParams,
  query: exportQuery,
  answersFile: ['text/csv', 'application/pdf', 'application/json', 'text/calendar'],
  reply: z.union([competitionFile, isaFile]),
  summary:
    'A competition as a file, as far as the asker may see it; isa, for its owner and admins, is the one for the federation.',
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

export const importCompetition = call({
  ...calls.importCompetition,
  access: 'signed-in',
  scopes: ['organize'],
  query: z.object({ dry_run: z.optional(optionalFlag) }),
  /** The call reads the rows itself, so that a dry run reports every wrong row. */
  body: describedAs(
    { type: 'object', description: 'A file as GET /schemas/trickline-competition-1.json describes it.' },
    z.record(z.string(), z.unknown()).check(z.refine(isShallow, 'invalid')),
  ),
  reply: z.object({
    /** Only in a dry run. */
    changes: z.optional(z.array(z.string())),
    errors: z.optional(z.array(z.object({ at: z.string(), code: z.string() }))),
    competition: z.optional(competitionDetail),
  }),
  summary: 'An organizer makes a competition of a file; with dry_run it is only told what would be made.',
})

export const readCompetitionRanking = call({
  ...calls.readCompetitionRanking,
  access: 'signed-in',
  params: idParams,
  reply: z.object({
    /** The level an admin chose; null: the level follows from the category. */
    level: z.nullable(z.enum(rankingLevels)),
    level_by_category: z.enum(rankingLevels),
    /** Whether an imported, finished result counts; null for other competitions, which count by themselves. */
    is_ranked: z.nullable(z.boolean()),
  }),
  summary: 'Admin: what was chosen about a public competition in the ranking.',
})

export const rankCompetition = call({
  ...calls.rankCompetition,
  access: 'signed-in',
  params: idParams,
  body: z.object({
    /** Only for an imported, finished competition. */
    is_ranked: z.optional(z.boolean('not-a-flag')),
    /** null: the level follows from the category. */
    level: z.optional(z.nullable(z.enum(rankingLevels, 'not-offered'))),
  }),
  reply: successReply,
  summary:
    'Admin: at which level a public competition counts in the ranking, and whether one that was imported counts at all.',
})

export const listNamed = call({
  ...calls.listNamed,
  access: 'signed-in',
  reply: z.object({
    named: z.array(
      z.object({ competition_id: z.int(), competition: z.string(), name: z.string(), surname: z.string() }),
    ),
  }),
  summary: 'Imported competitions in which somebody of the own verified address stands as a name.',
})

export const acceptNamed = call({
  ...calls.acceptNamed,
  access: 'signed-in',
  params: idParams,
  reply: successReply,
  summary: 'The person takes over what stands under that name in the imported competition.',
})

/** Deeper than any real file: functions that recurse through the value would overflow the stack. */
const deepest = 20

function isShallow(body: object): boolean {
  let level: unknown[] = [body]
  for (let depth = 0; depth < deepest; depth += 1) {
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null ? Object.values(value) : [],
    )
    if (level.length === 0) return true
  }
  return false
}
