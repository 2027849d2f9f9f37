/** Every call with its schemas, by noun. For servers: a browser uses only addresses (call-address.ts). */
import * as accounts from './accounts.ts'
import * as admin from './admin.ts'
import * as athletes from './athletes.ts'
import * as ballots from './ballots.ts'
import * as catalogue from './catalogue.ts'
import * as competitionHistory from './competition-history.ts'
import * as competitions from './competitions.ts'
import * as demo from './demo.ts'
import * as entering from './entering.ts'
import * as entries from './entries.ts'
import * as events from './events.ts'
import * as files from './files.ts'
import * as habits from './habits.ts'
import * as health from './health.ts'
import * as home from './home.ts'
import * as inquiries from './inquiries.ts'
import * as openapi from './openapi.ts'
import * as ownCalendar from './own-calendar.ts'
import * as people from './people.ts'
import * as ranking from './ranking.ts'
import * as review from './review.ts'
import * as roundHistory from './round-history.ts'
import * as rounds from './rounds.ts'
import * as screens from './screens.ts'
import * as seal from './seal.ts'
import * as search from './search.ts'
import * as secondFactor from './second-factor.ts'
import * as settings from './settings.ts'
import * as statistics from './statistics.ts'
import * as statusUpdate from './status-update.ts'
import * as tokens from './tokens.ts'
import * as training from './training.ts'
import * as trickVideos from './trick-videos.ts'
import * as tricks from './tricks.ts'
import * as webhooks from './webhooks.ts'
import type { Call } from './call.ts'

export const callModules = {
  accounts,
  admin,
  athletes,
  ballots,
  catalogue,
  competitionHistory,
  competitions,
  demo,
  entering,
  entries,
  events,
  files,
  habits,
  health,
  home,
  inquiries,
  openapi,
  ownCalendar,
  people,
  ranking,
  review,
  roundHistory,
  rounds,
  screens,
  seal,
  search,
  secondFactor,
  settings,
  statistics,
  statusUpdate,
  tokens,
  training,
  trickVideos,
  tricks,
  webhooks,
}

export type NamedCall = { noun: string; name: string; call: Call }

export const allCalls: readonly NamedCall[] = Object.entries(callModules).flatMap(([noun, module]) =>
  Object.entries<unknown>(module).flatMap(([name, value]) =>
    isCall(value) ? [{ noun, name, call: value }] : [],
  ),
)

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'reply' in value && 'path' in value
}
