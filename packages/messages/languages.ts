/** The languages people can choose (accounts-and-people §8), and how one is picked from what a browser sends. */

/** Add a language here once its folder is complete; the type of the catalogues does the rest. */
export const languages = ['en', 'es'] as const

export type Language = (typeof languages)[number]

/**
 * The best language we have for an `Accept-Language` header or a single code, or null when none fits:
 * `pickLanguage('fr, es-MX;q=0.8')` is 'es'.
 */
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
    const language = languages.find((each) => each === base)
    if (language) return language
  }
  return null
}
