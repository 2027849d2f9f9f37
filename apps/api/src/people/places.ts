/**
 * States and cities of the world (accounts-and-people §7), from the package that its own makers keep up: a file a state,
 * read when it is asked for. Only the list of the states stays in memory, from the first question on.
 */
import type { Place } from './people-store.ts'
import { countries, countryById } from './countries.ts'

type State = Place & { countryId: number; iso2: string; code: string }

const world = () => import('@countrystatecity/countries')
let known: Promise<ReadonlyMap<number, State>> | undefined

/** By name; null: there is no such country. */
export async function statesOf(countryId: number): Promise<Place[] | null> {
  if (!countryById(countryId)) return null
  return byName([...(await states()).values()].filter((state) => state.countryId === countryId))
}

/** By name; null: there is no such state. */
export async function citiesOf(stateId: number): Promise<Place[] | null> {
  const state = (await states()).get(stateId)
  if (!state) return null
  return byName(await (await world()).getCitiesOfState(state.iso2, state.code))
}

function states(): Promise<ReadonlyMap<number, State>> {
  known ??= readStates()
  return known
}

async function readStates(): Promise<ReadonlyMap<number, State>> {
  const { getStatesOfCountry } = await world()
  const found = await Promise.all(
    countries.map(async ({ id: countryId, iso2 }) =>
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
