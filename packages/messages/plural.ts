/** The right form of a counted thing: `plural('en', 2, { one: '# save', other: '# saves' })` is "2 saves". */
export function plural(
  locale: string,
  count: number,
  forms: { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>,
): string {
  const form = forms[new Intl.PluralRules(locale).select(count)] ?? forms.other
  return form.replace('#', new Intl.NumberFormat(locale).format(count))
}
