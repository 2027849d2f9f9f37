/**
 * The areas into which the words are split, one file each in every language folder; the English
 * file gives the shape. A new area is a line here and a file a language.
 */
import type { Errors, Fields } from './shapes.ts'

export type Areas = {
  common: typeof import('./en/common.ts').common
  accounts: typeof import('./en/accounts.ts').accounts
  errors: Errors
  fields: Fields
}
