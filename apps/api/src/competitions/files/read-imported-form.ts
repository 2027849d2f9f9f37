/** The form of a competition in a file (calls §26), checked like one that is saved. */
import {
  type CompetitionForm,
  type FormField,
  formFields,
  parseForm,
} from '@trickline/competition/competition-fields'
import { formProblems } from '@trickline/competition/competition-form'
import type { CompetitionFile } from '@trickline/contract/competition-file'
import { isRuleId } from '@trickline/scoring'
import { countries } from '../../people/countries.ts'
import type { Work } from '../../platform/http/work.ts'
import { readSettings } from '../../settings/settings-store.ts'
import { type SavedColumns, savedColumns } from '../read-form.ts'
import { dayOf, isTimeZone, wallClock } from '../wall-clock.ts'
import type { ImportError } from './import-error.ts'

const dayMilliseconds = 86_400_000
/** The form is checked as of this many days before the start, so that its date could have been chosen. */
const planningDays = 60

export async function readImportedForm(
  { tx, now }: Pick<Work, 'tx' | 'now'>,
  file: CompetitionFile,
): Promise<{ columns: SavedColumns | null; errors: ImportError[] }> {
  const { competition, rule } = file
  if (!isTimeZone(competition.time_zone))
    return { columns: null, errors: [{ at: 'competition.time_zone', code: 'unknown-time-zone' }] }
  const errors: ImportError[] = []
  const isFinished = competition.status === 'finished'
  const hasStarted = isFinished || competition.status === 'started'
  const countryId = countries().find(({ iso2 }) => iso2 === competition.country)?.id ?? null
  if (competition.country !== null && countryId === null)
    errors.push({ at: 'competition.country', code: 'unknown-country' })
  if (rule !== null && !isRuleId(rule.id)) errors.push({ at: 'rule.id', code: 'unknown-rule' })
  const start = competition.starts_at === null ? null : new Date(competition.starts_at)
  if (start !== null && !hasStarted && start <= now)
    errors.push({ at: 'competition.starts_at', code: 'too-early' })

  const form = formOf(file, countryId)
  const planned = new Date((start ?? now).getTime() - planningDays * dayMilliseconds)
  const problems = formProblems(form, {
    before: null,
    today: dayOf(planned, form.time_zone),
    // what a finished competition used was offered then
    offered: isFinished ? allOffered : await readSettings(tx),
  })
  errors.push(
    ...formFields.flatMap((field) =>
      (problems[field] ?? []).map((code) => ({ at: spelledInFile[field] ?? `competition.${field}`, code })),
    ),
  )
  const columns = savedColumns(form)
  if (isFinished && columns.completion_percentage < 100) errors.push({ at: 'competition', code: 'required' })
  return { columns, errors }
}

const allOffered = { mixed: true, online: true, team: true, world_ranking: true }

const spelledInFile: { [Field in FormField]?: string } = {
  type_id: 'competition.type',
  rule_id: 'rule.id',
  country_id: 'competition.country',
  date_start: 'competition.starts_at',
  date_end: 'competition.ends_at',
  is_vs: 'competition.mode',
  round_size_id: 'competition.stages',
}

function formOf({ competition, rule }: CompetitionFile, countryId: number | null): CompetitionForm {
  const zone = competition.time_zone
  const wall = (instant: string | null) => (instant === null ? '' : wallClock(new Date(instant), zone))
  const { type, mode, starts_at: start, ends_at: end } = competition
  return parseForm({
    ...competition,
    country_id: countryId,
    rule_id: rule?.id,
    type_id: type === null ? null : type === 'online' ? 1 : 2,
    is_vs: mode === null ? null : mode === 'vs',
    date_start: wall(start),
    date_end: end === start ? '' : wall(end),
    registration_opens_at: wall(competition.registration_opens_at),
    registration_closes_at: wall(competition.registration_closes_at),
    round_size_id: competition.stages.toSorted((a, b) => b - a),
  })
}
