/**
 * The areas into which the words are split, one file each in every language folder; the English
 * file gives the shape. A new area is a line here and a file a language.
 */
import type { account } from './en/account.ts'
import type { accounts } from './en/accounts.ts'
import type { admin } from './en/admin.ts'
import type { catalogue } from './en/catalogue.ts'
import type { common } from './en/common.ts'
import type { competitions } from './en/competitions.ts'
import type { details } from './en/details.ts'
import type { entries } from './en/entries.ts'
import type { front } from './en/front.ts'
import type { history } from './en/history.ts'
import type { home } from './en/home.ts'
import type { judging } from './en/judging.ts'
import type { live } from './en/live.ts'
import type { people } from './en/people.ts'
import type { phases } from './en/phases.ts'
import type { roles } from './en/roles.ts'
import type { rulebooks } from './en/rulebooks.ts'
import type { sharing } from './en/sharing.ts'
import type { statistics } from './en/statistics.ts'
import type { training } from './en/training.ts'
import type { tricks } from './en/tricks.ts'
import type { video } from './en/video.ts'
import type { Errors, Fields } from './shapes.ts'

export type Areas = {
  common: typeof common
  account: typeof account
  accounts: typeof accounts
  admin: typeof admin
  catalogue: typeof catalogue
  competitions: typeof competitions
  details: typeof details
  entries: typeof entries
  front: typeof front
  history: typeof history
  home: typeof home
  judging: typeof judging
  live: typeof live
  people: typeof people
  phases: typeof phases
  roles: typeof roles
  rulebooks: typeof rulebooks
  sharing: typeof sharing
  statistics: typeof statistics
  training: typeof training
  tricks: typeof tricks
  video: typeof video
  errors: Errors
  fields: Fields
}
