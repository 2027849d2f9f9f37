/**
 * English, which is the shape of every language: an area of words a file, loaded when somebody first asks for it, but for
 * those of every page.
 */
import { accounts } from './accounts.ts'
import { common } from './common.ts'
import { errors } from './errors.ts'
import { fields } from './fields.ts'

export const words = {
  common: async () => ({ common }),
  accounts: async () => ({ accounts }),
  errors: async () => ({ errors }),
  fields: async () => ({ fields }),
  account: () => import('./account.ts'),
  admin: () => import('./admin.ts'),
  catalogue: () => import('./catalogue.ts'),
  competitions: () => import('./competitions.ts'),
  details: () => import('./details.ts'),
  entries: () => import('./entries.ts'),
  front: () => import('./front.ts'),
  history: () => import('./history.ts'),
  home: () => import('./home.ts'),
  judging: () => import('./judging.ts'),
  live: () => import('./live.ts'),
  people: () => import('./people.ts'),
  phases: () => import('./phases.ts'),
  roles: () => import('./roles.ts'),
  rulebooks: () => import('./rulebooks.ts'),
  screens: () => import('./screens.ts'),
  statistics: () => import('./statistics.ts'),
  training: () => import('./training.ts'),
  tricks: () => import('./tricks.ts'),
  video: () => import('./video.ts'),
  mails: () => import('./mails.ts'),
  demo: () => import('./demo.ts'),
}
