/** The first part of the form: what, where and when. */
import { earliestStart, latestStart } from '@trickline/competition/competition-form'
import { useQuery } from '@tanstack/react-query'
import { lookups } from '@trickline/contract/competitions'
import { api } from '../lib/api.ts'
import { useFormat } from '../lib/format.ts'
import { useMessages } from '../lib/messages.ts'
import { serverNow } from '../lib/server-time.ts'
import { SelectField, TextField } from '../ui/field.tsx'
import { BannerField } from './banner-field.tsx'
import { todayIn } from './date-choices.ts'
import { DateTimeField } from './date-time-field.tsx'
import type { PartProps } from './form-part.ts'
import { numberOrNull } from './form-part.ts'
import { useCountries } from './use-countries.ts'

export function BasicsPart({ id, draft, change, errors }: PartProps) {
  const words = useMessages('competitions')
  const countries = useCountries()
  const { data } = useQuery({
    queryKey: ['competition-lookups'],
    queryFn: ({ signal }) => api(lookups, { signal }),
    staleTime: Infinity,
  })
  return (
    <div className="grid gap-x-8 gap-y-5 lg:grid-cols-2">
      <div className="flex flex-col gap-5">
        <TextField
          label={words.fields.name}
          value={draft.name}
          maxLength={120}
          autoComplete="off"
          error={errors.name}
          onChange={({ target }) => change({ name: target.value })}
        />
        <div className="grid grid-cols-2 gap-3">
          <SelectField
            label={words.fields.typeId}
            value={draft.type_id ?? ''}
            error={errors.type_id}
            onChange={({ target }) => {
              const type = numberOrNull(target.value)
              change({ type_id: type === 1 || type === 2 ? type : null })
            }}
          >
            <option value="">{words.choose}</option>
            {data?.types.map((type) => (
              <option key={type.id} value={type.id} disabled={type.disabled}>
                {type.id === 1 || type.id === 2 ? words.types[type.id] : type.name}
              </option>
            ))}
          </SelectField>
          <SelectField
            label={words.fields.ruleId}
            value={draft.rule_id ?? ''}
            error={errors.rule_id}
            onChange={({ target }) => change({ rule_id: numberOrNull(target.value) })}
          >
            <option value="">{words.choose}</option>
            {data?.rules.map((rule) => (
              <option key={rule.id} value={rule.id}>
                {rule.name}
              </option>
            ))}
          </SelectField>
        </div>
        <SelectField
          label={words.fields.countryId}
          value={draft.country_id ?? ''}
          error={errors.country_id}
          onChange={({ target }) => change({ country_id: numberOrNull(target.value) })}
        >
          <option value="">{words.choose}</option>
          {countries.map((country) => (
            <option key={country.id} value={country.id}>
              {country.label}
            </option>
          ))}
        </SelectField>
        {draft.type_id === 2 ? (
          <TextField
            label={words.fields.location}
            value={draft.location}
            maxLength={300}
            error={errors.location}
            onChange={({ target }) => change({ location: target.value })}
          />
        ) : null}
        <Dates draft={draft} change={change} errors={errors} />
      </div>
      <BannerField
        id={id ?? 0}
        path={draft.img_path}
        onChange={(img_path) => change({ img_path })}
        error={errors.img_path}
      />
    </div>
  )
}

/** A single date, or at a live competition a range: then the end is a date of its own. */
function Dates({ draft, change, errors }: Omit<PartProps, 'id'>) {
  const words = useMessages('competitions')
  const format = useFormat()
  const today = todayIn(draft.time_zone, serverNow())
  const from = earliestStart(today)
  const to = latestStart(today)
  const severalDays = draft.date_end !== ''
  return (
    <>
      <DateTimeField
        label={words.fields.dateStart}
        value={draft.date_start}
        from={from}
        to={to}
        hint={words.dateHint(format.date(`${from}T12:00`), format.date(`${to}T12:00`))}
        error={errors.date_start}
        onChange={(date_start) =>
          change({ date_start, ...(severalDays && date_start > draft.date_end && { date_end: date_start }) })
        }
      />
      {draft.type_id === 2 && draft.date_start !== '' ? (
        <label className="flex min-h-touch w-fit items-center gap-3">
          <input
            type="checkbox"
            className="size-5"
            checked={severalDays}
            onChange={({ target }) => change({ date_end: target.checked ? draft.date_start : '' })}
          />
          {words.severalDays}
        </label>
      ) : null}
      {severalDays ? (
        <DateTimeField
          label={words.fields.dateEnd}
          value={draft.date_end}
          from={draft.date_start.slice(0, 10)}
          to={to}
          error={errors.date_end}
          onChange={(date_end) => change({ date_end })}
        />
      ) : null}
      <SelectField
        label={words.fields.timeZone}
        value={draft.time_zone}
        error={errors.time_zone}
        onChange={({ target }) => change({ time_zone: target.value })}
      >
        {timeZones(draft.time_zone).map((zone) => (
          <option key={zone} value={zone}>
            {zone.replaceAll('_', ' ')}
          </option>
        ))}
      </SelectField>
    </>
  )
}

/** The chosen one stays among them even where the browser lists it under another name. */
function timeZones(chosen: string): string[] {
  return [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', chosen])].toSorted()
}
