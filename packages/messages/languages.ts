/** The languages to choose from (accounts-and-people §8). */
import { catalogues } from './catalogues.ts'

export type Language = keyof typeof catalogues

export const languages = Object.keys(catalogues).filter(isLanguage)

export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && Object.hasOwn(catalogues, value)
}

/** The tag for `Intl` and HTML: the product's `jp` is `ja`. */
export function locale(language: string): string {
  return language === 'jp' ? 'ja' : language
}

/** The name in the language itself: "Français". */
export function languageName(language: Language): string {
  const tag = locale(language)
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? language
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1)
}

/** The best language for an `Accept-Language` header or a code, e.g. 'es' for 'eu, es-MX;q=0.8'; null when none fits. */
export function pickLanguage(header: string | null | undefined): Language | null {
  const wanted = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find(Boolean)
      return { base: tag.split('-')[0] ?? '', quality: quality === undefined ? 1 : Number(quality) }
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((one, other) => other.quality - one.quality)
  for (const { base } of wanted) {
    const language = languages.find((each) => each === base || locale(each) === base)
    if (language) return language
  }
  return null
}
