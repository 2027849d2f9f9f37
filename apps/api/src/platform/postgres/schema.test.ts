/** Fails if `schema.ts` does not match the migrated database; with `-u` it writes the file. */
import type { ColumnMetadata } from 'kysely'
import { expect, test } from 'vitest'
import { createTestDatabase } from './test-database.ts'

/** The types of columns with a check constraint, which PostgreSQL does not return. */
const ourTypes: Record<string, string> = {
  'admin_changes.action': 'AdminAction',
  'admin_changes.role': 'Role',
  'admin_changes.setting': 'keyof Settings',
  'all_rounds.rule_id': 'RuleId',
  'all_rounds.stage': 'StageId',
  'all_rounds.status': 'RoundStatus',
  'all_rounds.ballots_by': 'number[]',
  'ballot_decisions.choices': 'BallotChoices',
  'ballot_decisions.kind': "'propose' | 'confirm' | 'resolve' | 'one-is-enough'",
  'ballots.tricks': 'BallotTricks',
  'big_screens.shows': 'BigScreenChoice',
  'competition_history.action': "'create' | 'change' | 'delete'",
  'competition_history.after': 'Changed',
  'competition_history.before': 'Changed',
  'competition_history.subject': "'competition' | 'entry' | 'screen-link' | 'webhook' | 'phase'",
  'competitions.category': 'Category',
  'competitions.eligibility': 'Eligibility',
  'competitions.gender': 'Gender',
  'competitions.judging': "'one' | 'two'",
  'competitions.participant_size': 'PackSize',
  'competitions.prize_places': '3 | 4',
  'competitions.ranking_level': 'RankingLevel',
  'competitions.rule_id': 'RuleId',
  'competitions.seal_by': "'none' | 'one' | 'two'",
  'competitions.stages': 'StageId[]',
  'competitions.status': 'CompetitionStatus',
  'competitions.type_id': 'CompetitionTypeId',
  'counted_mails.share': 'MailShare',
  'email_tokens.purpose': "'verify' | 'reset'",
  'entries.role': 'EntryRole',
  'entries.status': 'EntryStatus',
  'inquiries.outcome': 'InquiryOutcome',
  'inquiries.tricks': 'InquiredTricks',
  'role_requests.role': 'Role',
  'round_history.action': 'RoundAction',
  'screen_links.kind': 'ScreenKind',
  'sessions.scopes': 'TokenScope[]',
  'second_factors.recovery_codes': 'string[]',
  'titles.competition_ids': 'number[]',
  'titles.formula': 'TitleFormula',
  'trick_changes.action': 'TrickAction',
  'trick_changes.after': 'State',
  'trick_changes.before': 'State',
  'tricks.aliases': 'string[]',
  'tricks.sources': 'string[]',
  'user_roles.role': 'Role',
  'users.gender': 'PersonGender',
  'waiting_mails.share': 'MailShare',
  'webhooks.events': 'string[]',
  'webhook_deliveries.last_error': 'DeliveryError',
  'webhook_deliveries.state': 'DeliveryState',
}

const types: Record<string, string> = {
  bool: 'boolean',
  bytea: 'Buffer',
  float8: 'number',
  int4: 'number',
  int8: 'number',
  jsonb: 'Json',
  numeric: 'number',
  text: 'string',
  timestamptz: 'Date',
  uuid: 'string',
  varchar: 'string',
}

const head = `/** The tables as Kysely sees them, written from the migrated database by schema.test.ts: do not edit. */
import type { ColumnType, Selectable } from 'kysely'
import type { InquiryOutcome } from '@trickline/competition/inquiries'
import type {
  Category,
  CompetitionStatus,
  CompetitionTypeId,
  EntryRole,
  EntryStatus,
  Gender,
  PackSize,
  Role,
  RoundStatus,
  StageId,
} from '@trickline/competition/model'
import type { Eligibility, PersonGender } from '@trickline/competition/eligibility'
import type { TitleFormula } from '@trickline/competition/titles'
import type { AdminAction } from '@trickline/contract/admin'
import type { Inquiry } from '@trickline/contract/inquiries'
import type { BallotChoice } from '@trickline/contract/ballots'
import type { TrickAction, TrickState } from '@trickline/contract/catalogue'
import type { RankingLevel } from '@trickline/competition/ranking'
import type { RoundAction } from '@trickline/contract/round-history'
import type { BigScreenChoice, ScreenKind } from '@trickline/contract/screens'
import type { Settings } from '@trickline/contract/settings'
import type { TokenScope } from '@trickline/contract/token-scopes'
import type { DeliveryError, DeliveryState } from '@trickline/contract/webhooks'
import type { RuleId } from '@trickline/scoring'

type MailShare = 'anyone' | 'reset' | 'own-reset'
/** The database fills it in where it is left out. */
type Default<T> =
  T extends ColumnType<infer S, infer I, infer U>
    ? ColumnType<S, I | undefined, U>
    : ColumnType<T, T | undefined, T>
type Json = ColumnType<Record<string, unknown>, string, string>
type InquiredTricks = ColumnType<Inquiry['tricks'], string, string>
/** Columns with their values as JSON. */
type Changed = ColumnType<Record<string, unknown>, string, string>
type State = ColumnType<TrickState, string, string>
type BallotTricks = ColumnType<Omit<Selectable<ValidatedTricksTable>, 'id' | 'round_id'>[], string, string>
type BallotChoices = ColumnType<BallotChoice[], string, string>
`

test('schema.ts matches the migrated database', async () => {
  const database = await createTestDatabase()
  const found = (await database.open().db.introspection.getTables()).filter(
    ({ schema, name }) => schema === 'public' && name !== 'schema_migrations',
  )
  await database.drop()
  const tables = found.map(({ name, isView, columns }) => {
    // PostgreSQL knows neither defaults nor "not null" for a view, so its table is asked
    const from = isView ? found.find((table) => table.name === `all_${name}`) : undefined
    const known = (column: ColumnMetadata) =>
      from?.columns.find((each) => each.name === column.name) ?? column
    return { name, text: columns.map((column) => line(from?.name ?? name, known(column))).join('') }
  })
  const ofTables = tables.map(({ name, text }) => `\nexport type ${typeName(name)} = {\n${text}}\n`)
  const schema = tables.map(({ name }) => `  ${name}: ${typeName(name)}\n`)
  const file = `${head}${ofTables.join('')}\nexport type Schema = {\n${schema.join('')}}\n`
  await expect(file).toMatchFileSnapshot('./schema.ts')
})

function line(table: string, column: ColumnMetadata): string {
  const type = ourTypes[`${table}.${column.name}`] ?? types[column.dataType]
  if (type === undefined) throw new Error(`what does pg read for ${column.dataType}?`)
  const nullable = column.isNullable ? `${type} | null` : type
  const isFilledIn = column.hasDefaultValue || column.isAutoIncrementing
  return `  ${column.name}: ${isFilledIn ? `Default<${nullable}>` : nullable}\n`
}

function typeName(table: string): string {
  return `_${table}_table`.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
}
