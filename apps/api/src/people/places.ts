/** States and cities, from a package with one file per state, read on demand (accounts-and-people §7). */
import type { Place } from './people-store.ts'
import { countries, countryById } from './countries.ts'

type State = Place & { countryId: number; iso2: string; code: string }

const world = () => import('@countrystatecity/countries')
let cachedStates: Promise<ReadonlyMap<number, State>> | undefined

export async function statesOf(countryId: number): Promise<Place[] | null> {
  if (!countryById(countryId)) return null
  return byName([...(await states()).values()].filter((state) => state.countryId === countryId))
}

export async function citiesOf(stateId: number): Promise<Place[] | null> {
  const state = (await states()).get(stateId)
  if (!state) return null
  return byName(await (await world()).getCitiesOfState(state.iso2, state.code))
}

function states(): Promise<ReadonlyMap<number, State>> {
  cachedStates ??= readStates()
  return cachedStates
}

async function readStates(): Promise<ReadonlyMap<number, State>> {
  const { getStatesOfCountry } = await world()
  const found = await Promise.all(
    countries().map(async ({ id: countryId, iso2 }) =>
      (await getStatesOfCountry(iso2)).map((state) => ({
        id: state.id,
        name: state.name,
        countryId,
        iso2,
        code: state.iso2,
      })),
    ),
  )
  return new Map(found.flat().map((state) => [state.id, state]))
}

function byName(places: readonly Place[]): Place[] {
  return places.map(({ id, name }) => ({ id, name })).toSorted((a, b) => order.compare(a.name, b.name))
}

const order = new Intl.Collator('en', { sensitivity: 'base' })
