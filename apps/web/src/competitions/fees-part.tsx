/** The fourth part of the form: what it costs, what there is to win, and where to read more (competition-form §6). */
import { limits, prizeShares } from '@trickline/competition/competition-form'
import { useFormat } from '../lib/format.ts'
import { useMessages } from '../lib/messages.ts'
import { TextField } from '../ui/field.tsx'
import { AmountField, withDots } from './amount-field.tsx'
import type { PartProps } from './form-part.ts'
import { useCountries } from './use-countries.ts'

const places = ['first', 'second', 'third', 'fourth'] as const

export function FeesPart({ draft, change, errors }: PartProps) {
  const words = useMessages('competitions')
  const format = useFormat()
  const symbol = useCountries().find(({ id }) => id === draft.country_id)?.currency_symbol ?? '€'
  const shares = prizeShares(Number(draft.prize_amount_total), draft.four_places)
  return (
    <div className="grid gap-x-8 gap-y-6 lg:grid-cols-2">
      <div className="flex flex-col gap-5">
        <AmountField
          label={words.fields.fees}
          value={draft.fees}
          symbol={symbol}
          hint={words.feesHint(format.money(limits.fees.max, symbol))}
          error={errors.fees}
          onChange={(fees) => change({ fees })}
        />
        <AmountField
          label={words.fields.prizeTotal}
          value={draft.prize_amount_total}
          symbol={symbol}
          error={errors.prize_amount_total}
          onChange={(prize_amount_total) => change({ prize_amount_total })}
        />
        <label className="flex min-h-touch w-fit items-center gap-3">
          <input
            type="checkbox"
            className="size-5"
            checked={draft.four_places}
            onChange={({ target }) => change({ four_places: target.checked })}
          />
          {words.fields.fourPlaces}
        </label>
        <dl aria-label={words.fields.prizes} className="grid grid-cols-2 gap-2 sm:grid-cols-4">
          {places.map((place) => (
            <div key={place} className="rounded-control bg-sunken px-3 py-2">
              <dt className="text-label text-soft">{words.places[place]}</dt>
              <dd className="tabular font-bold whitespace-nowrap">
                {withDots(String(shares[place]))} {symbol}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="flex flex-col gap-5">
        <TextField
          label={words.fields.urlEvent}
          type="url"
          placeholder="https://"
          value={draft.url_event}
          error={errors.url_event}
          onChange={({ target }) => change({ url_event: target.value.trim() })}
        />
        <TextField
          label={words.fields.urlSocial}
          type="url"
          placeholder="https://"
          value={draft.url_social}
          error={errors.url_social}
          onChange={({ target }) => change({ url_social: target.value.trim() })}
        />
      </div>
    </div>
  )
}
