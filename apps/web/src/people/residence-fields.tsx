/** Residence: country, and optionally state and city from the server's lists (accounts-and-people §7). */
import { useQuery } from '@tanstack/react-query'
import { cities, states } from '@trickline/contract/calls/people'
import type { PersonFull } from '@trickline/contract/people'
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
  const [residence, setResidence] = useState({
    country: user.country_id === null ? '' : String(user.country_id),
    state: user.state === null ? '' : String(user.state.id),
    city: user.city === null ? '' : String(user.city.id),
  })
  const stateList = usePlaces('states', residence.country, user.state)
  const cityList = usePlaces('cities', residence.state, user.city)
  return (
    <div className="grid grid-cols-2 gap-5 *:min-w-0 max-sm:gap-x-3 max-sm:*:first:col-span-2 sm:grid-cols-3">
      <SelectField
        label={words.country}
        required
        autoComplete="country"
        value={residence.country}
        onChange={({ target }) => setResidence({ country: target.value, state: '', city: '' })}
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
        value={residence.state}
        onChange={({ target }) => setResidence({ ...residence, state: target.value, city: '' })}
        {...field('state_id')}
      >
        <PlaceOptions places={stateList} />
      </SelectField>
      <SelectField
        label={words.city}
        disabled={cityList.length === 0}
        value={residence.city}
        onChange={({ target }) => setResidence({ ...residence, city: target.value })}
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

/** While the places of a country or state load, only the chosen one is offered. */
function usePlaces(kind: 'states' | 'cities', parentId: string, chosen: Place | null): readonly Place[] {
  const { data } = useQuery({
    queryKey: [kind, parentId],
    queryFn: async ({ signal }) => {
      const request = { params: { id: parentId }, signal }
      return kind === 'states' ? (await api(states, request)).states : (await api(cities, request)).cities
    },
    enabled: parentId !== '',
    staleTime: Infinity,
  })
  if (parentId === '') return []
  const places = data ?? []
  return chosen && !places.some(({ id }) => id === chosen.id) && !data ? [chosen] : places
}
