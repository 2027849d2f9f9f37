/** The shape of an API call, served and called exactly as declared (calls §1). Browsers use only its address. */
import type * as z from 'zod/mini'
import type { CallAddress } from './call-address.ts'
import type { TokenScope } from './token-scopes.ts'

export type Call<
  Params extends z.ZodMiniType = z.ZodMiniType,
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Reply extends z.ZodMiniType = z.ZodMiniType,
  Method extends CallAddress['method'] = CallAddress['method'],
  Path extends string = string,
> = CallAddress<Method, Path> & {
  /** 'signed-in' answers 401 without a valid bearer token; 'anyone' works with or without one. */
  access: 'signed-in' | 'anyone'
  /**
   * Scopes of which a personal token needs one (token-scopes.ts). Absent: `read` for a GET, none for other methods. With
   * access 'anyone' they are required only of signed-in callers, and only if given.
   */
  scopes?: readonly TokenScope[]
  params?: Params
  query?: Query
  body?: Body
  reply: Reply
  /** The call answers with a file of one of these media types; a JSON file has the shape `reply`. */
  answersFile?: readonly string[]
  /** The request is multipart: the fields of the body and a picture. */
  takesPicture?: true
  /** The reply is a secret and not stored, so a repeated idempotency key executes the call again. */
  repliesWithSecret?: true
  summary: string
}

export function call<
  Params extends z.ZodMiniType,
  Query extends z.ZodMiniType,
  Body extends z.ZodMiniType,
  Reply extends z.ZodMiniType,
  Method extends CallAddress['method'],
  Path extends string,
>(
  definition: Call<Params, Query, Body, Reply, Method, Path>,
): Call<Params, Query, Body, Reply, Method, Path> {
  return definition
}

type Parsed<S> = S extends z.ZodMiniType ? z.output<S> : undefined
type Input<S> = S extends z.ZodMiniType ? z.input<S> : undefined

export type ParsedRequest<C> =
  C extends Call<infer P, infer Q, infer B> ? { params: Parsed<P>; query: Parsed<Q>; body: Parsed<B> } : never

export type BodyOf<C> = C extends Call<z.ZodMiniType, z.ZodMiniType, infer B> ? Input<B> : never

export type ReplyOf<C> =
  C extends Call<z.ZodMiniType, z.ZodMiniType, z.ZodMiniType, infer R> ? z.output<R> : never
