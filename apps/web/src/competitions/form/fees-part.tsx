/** Part 4 of the form: fees, prizes, links, and the line (competition-form §6). */
import { competitionFields, lineFields } from '@trickline/competition/competition-fields'
import { prizeShares } from '@trickline/competition/competition-form'
import { useCountries } from '@trickline/views/countries.ts'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { useCompetitionForm } from './form-context.ts'
import { withDots } from './amount.ts'
import { FieldInput, FieldSlot, MoneyInput, TextInput } from './form-inputs.tsx'

const places = ['first', 'second', 'third', 'fourth'] as const

export function FeesPart() {
  const { form, change } = useCompetitionForm()
  const words = useMessages('competitionFacts')
  const formWords = useMessages('competitionForm')
  const format = useFormat()
  const country = useCountries().find(({ id }) => id === form.country_id)
  const symbol = country?.currency_symbol ?? '€'
  const shares = prizeShares(form.prize_amount_total, form.prize_places)
  const highestFee = competitionFields.fees.range.max
  return (
    <div className="grid grid-cols-1 gap-x-8 gap-y-8 lg:grid-cols-2">
      <div className="flex flex-col gap-5">
        <MoneyInput
          field="fees"
          symbol={symbol}
          hint={formWords.feesHint(format.money(highestFee, country?.currency))}
        />
        <MoneyInput field="prize_amount_total" symbol={symbol} hint={formWords.prizeHint} />
        <FieldSlot field="prize_places">
          <label className="flex min-h-touch w-fit items-center gap-3">
            <input
              type="checkbox"
              className="size-5"
              checked={form.prize_places === 4}
              onChange={({ target }) => change({ prize_places: target.checked ? 4 : 3 })}
            />
            {words.fields.prize_places}
          </label>
        </FieldSlot>
        <dl aria-label={formWords.prizes} className="grid grid-cols-2 gap-2 sm:grid-cols-4">
          {places.map((place) => (
            <div key={place} className="rounded-control bg-sunken px-3 py-2">
              <dt className="text-label text-soft">{formWords.places[place]}</dt>
              <dd className="tabular font-bold whitespace-nowrap">
                {withDots(shares[place])} {symbol}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="flex flex-col gap-5">
        <TextInput field="url_event" type="url" placeholder="https://" trims />
        <TextInput field="url_social" type="url" placeholder="https://" trims />
      </div>
      <section aria-labelledby="line-title" className="border-t border-hair pt-6 lg:col-span-2">
        <h2 id="line-title" className="text-lead font-semibold">
          {words.lineTitle}
        </h2>
        <p className="mt-1 mb-5 text-label text-soft">{formWords.lineHint}</p>
        <div className="grid items-start gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-4">
          {lineFields.map((field) => (
            <FieldInput key={field} field={field} />
          ))}
        </div>
      </section>
    </div>
  )
}
