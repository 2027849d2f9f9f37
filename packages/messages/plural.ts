/** `plural('en', 2, { one: '# save', other: '# saves' })` is "2 saves". */
export function plural(
  locale: string,
  count: number,
  forms: { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>,
): string {
  const { rules, numbers } = (formatters[locale] ??= {
    rules: new Intl.PluralRules(locale),
    numbers: new Intl.NumberFormat(locale),
  })
  return (forms[rules.select(count)] ?? forms.other).replace('#', numbers.format(count))
}

/** cached: creating them takes longer than formatting */
const formatters: Record<string, { rules: Intl.PluralRules; numbers: Intl.NumberFormat }> = {}

/** Rounded up: `durationInWords('en', 61)` is "2 minutes". */
export function durationInWords(locale: string, seconds: number): string {
  const inUnit = (unit: string, count: number) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.ceil(count))
  if (seconds <= 60) return inUnit('second', seconds)
  return seconds <= 3600 ? inUnit('minute', seconds / 60) : inUnit('hour', seconds / 3600)
}
