/** The name of a form field's choice. */
import type { FormField } from '@trickline/competition/competition-fields'

export function optionText(
  options: { [Field in FormField]?: Readonly<Record<string, string>> },
  field: FormField,
  value: string | number | boolean,
): string {
  return options[field]?.[String(value)] ?? String(value)
}
