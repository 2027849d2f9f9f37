/** Part 1 of the form: what, where and when. */
import { useCountries } from '@trickline/views/countries.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { SelectField } from '@trickline/ui/field.tsx'
import { TimeZoneOptions } from '../../lib/time-zone-options.tsx'
import { BannerField } from './banner-field.tsx'
import { DatesInput } from './dates-input.tsx'
import { useCompetitionForm } from './form-context.ts'
import { ChoiceInput, FieldSlot, TextInput } from './form-inputs.tsx'
import { RuleInput } from './rule-input.tsx'

export function BasicsPart({ id }: { id: number | null }) {
  const { form } = useCompetitionForm()
  const countries = useCountries().map((country) => ({ value: country.id, label: country.label }))
  return (
    <div className="grid grid-cols-1 gap-x-8 gap-y-5 md:grid-cols-2">
      <div className="flex flex-col gap-5">
        <TextInput field="name" maxLength={120} />
        <div className="grid grid-cols-2 gap-3">
          <ChoiceInput field="type_id" />
          <RuleInput />
        </div>
        <ChoiceInput field="country_id" options={countries} />
        {form.type_id === 2 ? <TextInput field="location" maxLength={300} /> : null}
        <DatesInput />
        <TimeZone />
      </div>
      <BannerField id={id ?? 0} />
    </div>
  )
}

function TimeZone() {
  const { form, change, errors } = useCompetitionForm()
  const words = useMessages('competitionFacts')
  return (
    <FieldSlot field="time_zone">
      <SelectField
        label={words.fields.time_zone}
        value={form.time_zone}
        error={errors.time_zone}
        onChange={({ target }) => change({ time_zone: target.value })}
      >
        <TimeZoneOptions stored={form.time_zone} />
      </SelectField>
    </FieldSlot>
  )
}
