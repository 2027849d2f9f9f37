/** The shape of a call of the API, served and called exactly as declared (calls §1). */
import type * as z from 'zod/mini'
import type { Outline } from './outline.ts'
import { outlineOf } from './outline-of.ts'

export type Call<
  Params extends z.ZodMiniType = z.ZodMiniType,
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Reply extends z.ZodMiniType = z.ZodMiniType,
> = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below `/api`; parameters as `:id`. */
  path: string
  /** 'signed-in' answers 401 without a valid bearer token; 'anyone' works with or without one. */
  access: 'signed-in' | 'anyone'
  params?: Params
  query?: Query
  body?: Body
  reply: Reply
  /** Of the reply; null: it has none. The build of the web keeps it in place of the schemas. */
  readonly outline?: Outline | null
  /** Multipart: the fields of the body and a picture. */
  takesPicture?: true
  /** The reply is a secret and not stored: a repeated idempotency key carries the call out again. */
  repliesWithSecret?: true
  summary: string
}

export function call<
  Params extends z.ZodMiniType,
  Query extends z.ZodMiniType,
  Body extends z.ZodMiniType,
  Reply extends z.ZodMiniType,
>(definition: Call<Params, Query, Body, Reply>): Call<Params, Query, Body, Reply> {
  return Object.defineProperty(definition, 'outline', { get: () => outlineOf(definition.reply) })
}

type Parsed<S> = S extends z.ZodMiniType ? z.output<S> : undefined
type Input<S> = S extends z.ZodMiniType ? z.input<S> : undefined

export type ParsedRequest<C> =
  C extends Call<infer P, infer Q, infer B> ? { params: Parsed<P>; query: Parsed<Q>; body: Parsed<B> } : never

export type BodyOf<C> = C extends Call<z.ZodMiniType, z.ZodMiniType, infer B> ? Input<B> : never

export type ReplyOf<C> =
  C extends Call<z.ZodMiniType, z.ZodMiniType, z.ZodMiniType, infer R> ? z.output<R> : never
