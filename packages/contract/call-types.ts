/** What a call takes and what it answers, found by its address: the types of its schemas, without the schemas. */
import type { callModules } from './all-calls.ts'
import type { BodyOf, Call, ReplyOf } from './call.ts'
import type { CallAddress } from './call-address.ts'

type Modules = (typeof callModules)[keyof typeof callModules]
type CallsIn<Module> = Module extends unknown ? Extract<Module[keyof Module], Call> : never
type Declared = CallsIn<Modules>
type ByAddress = { [C in Declared as `${C['method']} ${C['path']}`]: C }

/** The call with its schemas. */
export type DeclaredCall<A extends CallAddress> = ByAddress[`${A['method']} ${A['path']}` & keyof ByAddress]

export type BodyFor<A extends CallAddress> = BodyOf<DeclaredCall<A>>

export type ReplyFor<A extends CallAddress> = ReplyOf<DeclaredCall<A>>
