/** Where somebody lives: the country, and beside it, if wanted, state and city as the server offers them (accounts-and-people §7). */
import { useQuery } from '@tanstack/react-query'
import { cities, type PersonFull, states } from '@trickline/contract/people'
import { useState } from 'react'
import { useCountries } from '@trickline/views/countries.ts'
import { api } from '@trickline/client/api.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import type { useForm } from '../lib/use-form.ts'
import { SelectField } from '@trickline/ui/field.tsx'

type Props = {
  user: Pick<PersonFull, 'country_id' | 'state' | 'city'>
  field: ReturnType<typeof useForm>['field']
}

export function ResidenceFields({ user, field }: Props) {
  const words = useMessages('people')
  const countries = useCountries()
  const [home, setHome] = useState({
    country: user.country_id === null ? '' : String(user.country_id),
    state: user.state === null ? '' : String(user.state.id),
    city: user.city === null ? '' : String(user.city.id),
  })
  const stateList = usePlaces('states', home.country, user.state)
  const cityList = usePlaces('cities', home.state, user.city)
  return (
    <div className="grid gap-5 sm:grid-cols-3">
      <SelectField
        label={words.country}
        required
        autoComplete="country"
        value={home.country}
        onChange={({ target }) => setHome({ country: target.value, state: '', city: '' })}
        {...field('country_id')}
      >
        <option value="">{words.choose}</option>
        {countries.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={words.state}
        disabled={stateList.length === 0}
        value={home.state}
        onChange={({ target }) => setHome({ ...home, state: target.value, city: '' })}
        {...field('state_id')}
      >
        <PlaceOptions places={stateList} />
      </SelectField>
      <SelectField
        label={words.city}
        disabled={cityList.length === 0}
        value={home.city}
        onChange={({ target }) => setHome({ ...home, city: target.value })}
        {...field('city_id')}
      >
        <PlaceOptions places={cityList} />
      </SelectField>
    </div>
  )
}

type Place = { id: number; name: string }

function PlaceOptions({ places }: { places: readonly Place[] }) {
  return (
    <>
      <option value="">—</option>
      {places.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </>
  )
}

/** Within the country or the state; while they load, the chosen one alone. */
function usePlaces(kind: 'states' | 'cities', within: string, chosen: Place | null): readonly Place[] {
  const { data } = useQuery({
    queryKey: [kind, within],
    queryFn: async ({ signal }) => {
      const asked = { params: { id: within }, signal }
      return kind === 'states' ? (await api(states, asked)).states : (await api(cities, asked)).cities
    },
    enabled: within !== '',
    staleTime: Infinity,
  })
  if (within === '') return []
  const known = data ?? []
  // a place that is not in the list any more stays what was chosen
  return chosen && !known.some(({ id }) => id === chosen.id) && !data ? [chosen] : known
}
