/** ISO 3166 countries by numeric code, with names in the app's languages and currencies (accounts-and-people §7). */
import currencies from 'country-to-currency'
import isoCountries from 'i18n-iso-countries/index.js'
import de from 'i18n-iso-countries/langs/de.json' with { type: 'json' }
import en from 'i18n-iso-countries/langs/en.json' with { type: 'json' }
import es from 'i18n-iso-countries/langs/es.json' with { type: 'json' }
import fr from 'i18n-iso-countries/langs/fr.json' with { type: 'json' }
import it from 'i18n-iso-countries/langs/it.json' with { type: 'json' }
import ja from 'i18n-iso-countries/langs/ja.json' with { type: 'json' }
import pt from 'i18n-iso-countries/langs/pt.json' with { type: 'json' }
import type { Country } from '@trickline/contract/people'

/** The app's `jp` uses `ja` (accounts-and-people §8). */
const nameLanguages = ['en', 'es', 'it', 'fr', 'ja', 'de', 'pt'] as const
// not the package's main file, which loads every language there is
for (const names of [en, es, it, fr, ja, de, pt]) isoCountries.registerLocale(names)

export type CountryOfPerson = Pick<Country, 'id' | 'name' | 'iso2' | 'emoji'>

let known: { all: readonly Country[]; byId: ReadonlyMap<number, CountryOfPerson> } | undefined

/** Sorted by name, ignoring case. */
export function countries(): readonly Country[] {
  return countriesOnce().all
}

export function countryById(id: number | null): CountryOfPerson | null {
  return (id !== null && countriesOnce().byId.get(id)) || null
}

/** Made on the first request, since the currency signs take 20 ms. */
function countriesOnce() {
  if (known) return known
  const all = Object.keys(isoCountries.getAlpha2Codes())
    .map(country)
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en', { sensitivity: 'base' }))
  const byId = new Map(all.map(({ id, name, iso2, emoji }) => [id, { id, name, iso2, emoji }]))
  known = { all, byId }
  return known
}

function country(iso2: string): Country {
  const translations = Object.fromEntries(
    nameLanguages.map((language) => [language, isoCountries.getName(iso2, language) ?? iso2]),
  )
  return {
    id: Number(isoCountries.alpha2ToNumeric(iso2)),
    name: translations['en'] ?? iso2,
    iso2,
    emoji: flag(iso2),
    translations,
    currency: currencyOf(iso2),
    currency_symbol: symbolOf(currencyOf(iso2)),
  }
}

const currencyByCountry = new Map<string, string>(Object.entries(currencies))

function currencyOf(iso2: string): string {
  return currencyByCountry.get(iso2) ?? 'EUR'
}

function symbolOf(currency: string): string {
  const parts = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0)
  return parts.find((part) => part.type === 'currency')?.value ?? '€'
}

function flag(iso2: string): string {
  return String.fromCodePoint(...[0, 1].map((at) => 0x1f1e6 + iso2.charCodeAt(at) - 65))
}
