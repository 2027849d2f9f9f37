/** What a call takes and answers, by its address: the types of its schemas, without the schemas. */
import type * as accounts from './accounts.ts'
import type * as admin from './admin.ts'
import type * as catalogue from './catalogue.ts'
import type * as competitions from './competitions.ts'
import type * as demo from './demo.ts'
import type * as entering from './entering.ts'
import type * as entries from './entries.ts'
import type * as habits from './habits.ts'
import type * as health from './health.ts'
import type * as home from './home.ts'
import type * as people from './people.ts'
import type * as review from './review.ts'
import type * as roundHistory from './round-history.ts'
import type * as rounds from './rounds.ts'
import type * as screens from './screens.ts'
import type * as search from './search.ts'
import type * as settings from './settings.ts'
import type * as statistics from './statistics.ts'
import type * as statusUpdate from './status-update.ts'
import type * as training from './training.ts'
import type * as trickVideos from './trick-videos.ts'
import type * as tricks from './tricks.ts'
import type { BodyOf, Call, ReplyOf } from './call.ts'
import type { CallAddress } from './call-address.ts'

type Modules = [
  typeof accounts,
  typeof admin,
  typeof catalogue,
  typeof competitions,
  typeof demo,
  typeof entering,
  typeof entries,
  typeof habits,
  typeof health,
  typeof home,
  typeof people,
  typeof review,
  typeof roundHistory,
  typeof rounds,
  typeof screens,
  typeof search,
  typeof settings,
  typeof statistics,
  typeof statusUpdate,
  typeof training,
  typeof trickVideos,
  typeof tricks,
]
type CallsIn<Module> = Module extends unknown ? Extract<Module[keyof Module], Call> : never
type Declared = CallsIn<Modules[number]>
type ByAddress = { [C in Declared as `${C['method']} ${C['path']}`]: C }

/** The call with its schemas. */
export type DeclaredCall<A extends CallAddress> = ByAddress[`${A['method']} ${A['path']}` & keyof ByAddress]

export type BodyFor<A extends CallAddress> = BodyOf<DeclaredCall<A>>

export type ReplyFor<A extends CallAddress> = ReplyOf<DeclaredCall<A>>
