/** The first part of the form: what, where and when. */
import { earliestStart, latestStart } from '@trickline/competition/competition-form'
import { rules } from '@trickline/scoring'
import { useFormat } from '../../lib/format.ts'
import { useMessages } from '../../lib/messages.ts'
import { serverNow } from '../../lib/server-time.ts'
import { SelectField } from '../../ui/field.tsx'
import { BannerField } from './banner-field.tsx'
import { todayIn } from './date-choices.ts'
import { DateTimeField } from './date-time-field.tsx'
import { useCompetitionForm } from './form-context.ts'
import { ChoiceInput, Spot, TextInput } from './form-inputs.tsx'
import { useCountries } from '../../data/countries.ts'

const ruleOptions = rules.map(({ id, name }) => ({ value: id, label: name }))

export function BasicsPart({ id }: { id: number | null }) {
  const { form, change, errors } = useCompetitionForm()
  const countries = useCountries().map((country) => ({ value: country.id, label: country.label }))
  return (
    <div className="grid grid-cols-1 gap-x-8 gap-y-5 lg:grid-cols-2">
      <div className="flex flex-col gap-5">
        <TextInput field="name" maxLength={120} />
        <div className="grid grid-cols-2 gap-3">
          <ChoiceInput field="type_id" />
          <ChoiceInput field="rule_id" options={ruleOptions} />
        </div>
        <ChoiceInput field="country_id" options={countries} />
        {form.type_id === 2 ? <TextInput field="location" maxLength={300} /> : null}
        <Dates />
      </div>
      <Spot field="img_path">
        <BannerField
          id={id ?? 0}
          path={form.img_path || null}
          onChange={(path) => change({ img_path: path ?? '' })}
          error={errors.img_path}
        />
      </Spot>
    </div>
  )
}

/** A single date, or at a live competition a range: then the end is a date of its own. */
function Dates() {
  const { form, change, errors } = useCompetitionForm()
  const words = useMessages('competitions')
  const format = useFormat()
  const today = todayIn(form.time_zone, serverNow())
  const from = earliestStart(today)
  const to = latestStart(today)
  const severalDays = form.date_end !== ''
  return (
    <>
      <Spot field="date_start">
        <DateTimeField
          label={words.fields.date_start}
          value={form.date_start}
          from={from}
          to={to}
          hint={words.dateHint(format.date(`${from}T12:00`), format.date(`${to}T12:00`))}
          error={errors.date_start}
          onChange={(date_start) => change({ date_start })}
        />
      </Spot>
      {form.type_id === 2 && form.date_start !== '' ? (
        <label className="flex min-h-touch w-fit items-center gap-3">
          <input
            type="checkbox"
            className="size-5"
            checked={severalDays}
            onChange={({ target }) => change({ date_end: target.checked ? form.date_start : '' })}
          />
          {words.severalDays}
        </label>
      ) : null}
      {severalDays ? (
        <Spot field="date_end">
          <DateTimeField
            label={words.fields.date_end}
            value={form.date_end}
            from={form.date_start.slice(0, 10)}
            to={to}
            error={errors.date_end}
            onChange={(date_end) => change({ date_end })}
          />
        </Spot>
      ) : null}
      <Spot field="time_zone">
        <SelectField
          label={words.fields.time_zone}
          value={form.time_zone}
          error={errors.time_zone}
          onChange={({ target }) => change({ time_zone: target.value })}
        >
          {timeZones(form.time_zone).map((zone) => (
            <option key={zone} value={zone}>
              {zone.replaceAll('_', ' ')}
            </option>
          ))}
        </SelectField>
      </Spot>
    </>
  )
}

/** The chosen one stays among them even where the browser lists it under another name. */
function timeZones(chosen: string): string[] {
  return [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', chosen])].toSorted()
}
