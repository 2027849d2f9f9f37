/**
 * The areas into which the words are split, one file each in every language folder; the English
 * file gives the shape. A new area is a line here and a file a language.
 */
import type { accounts } from './en/accounts.ts'
import type { common } from './en/common.ts'
import type { competitions } from './en/competitions.ts'
import type { entries } from './en/entries.ts'
import type { judging } from './en/judging.ts'
import type { Errors, Fields } from './shapes.ts'

export type Areas = {
  common: typeof common
  accounts: typeof accounts
  competitions: typeof competitions
  entries: typeof entries
  judging: typeof judging
  errors: Errors
  fields: Fields
}
