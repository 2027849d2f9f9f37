/** Portuguese. */
import type { LanguageCatalogue } from '../areas.ts'
import { common } from './common.ts'

export const words = {
  common: async () => ({ common }),
  accounts: () => import('./accounts.ts'),
  errors: () => import('./errors.ts'),
  fields: () => import('./fields.ts'),
  account: () => import('./account.ts'),
  admin: () => import('./admin.ts'),
  judgingParts: () => import('./judging-parts.ts'),
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
  share: () => import('./share.ts'),
  statistics: () => import('./statistics.ts'),
  training: () => import('./training.ts'),
  tricks: () => import('./tricks.ts'),
  video: () => import('./video.ts'),
  mails: () => import('./mails.ts'),
  demo: () => import('./demo.ts'),
} satisfies LanguageCatalogue
