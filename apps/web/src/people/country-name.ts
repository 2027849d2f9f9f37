/** A country in the viewer's language, as browsers know them all; else as the server calls it. */
import type { PersonShort } from '@trickline/contract/people'

/** `tag` is a language tag. */
export function countryName({ iso2, name }: NonNullable<PersonShort['country']>, tag: string): string {
  return new Intl.DisplayNames(tag, { type: 'region', fallback: 'none' }).of(iso2.toUpperCase()) ?? name
}
