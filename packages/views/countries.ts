/** The countries in the viewer's language, sorted by name (accounts-and-people §7). */
import { useQuery } from '@tanstack/react-query'
import type { Country } from '@trickline/contract/people'
import { locale } from '@trickline/messages/languages'
import { useLanguage } from '@trickline/ui/language.ts'

export type NamedCountry = Pick<Country, 'id' | 'iso2' | 'name' | 'currency' | 'currency_symbol'> & {
  label: string
}

export function useCountries(): NamedCountry[] {
  const tag = locale(useLanguage())
  // the app's query client knows how to fetch them (client/query.ts); a public page has them as data
  const { data } = useQuery<{ countries: Country[] }>({ queryKey: ['countries'], staleTime: Infinity })
  return (data?.countries ?? [])
    .map(({ id, iso2, currency, currency_symbol, name, translations }) => ({
      id,
      iso2,
      name,
      currency,
      currency_symbol,
      label: translations[tag] ?? name,
    }))
    .toSorted((one, other) => one.label.localeCompare(other.label, tag, { sensitivity: 'base' }))
}
