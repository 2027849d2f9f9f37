/**
 * What a call of the API is: method, path, who may try it, and the shapes that go in and come out.
 * The server serves exactly these, the web app calls exactly these (calls §1).
 */
import type * as z from 'zod/mini'

export type Call<
  Params extends z.ZodMiniType = z.ZodMiniType,
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Reply extends z.ZodMiniType = z.ZodMiniType,
> = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below the base `/api`; parameters as `:id`. */
  path: string
  /** 'signed-in' answers 401 without a good bearer token; 'anyone' works with or without one. */
  access: 'signed-in' | 'anyone'
  params?: Params
  query?: Query
  body?: Body
  reply: Reply
  /** Multipart: a picture, beside the fields of the body. */
  takesPicture?: true
  /** What it answers is told once and kept nowhere: asked again with the same idempotency key, it is carried out again. */
  answersSecret?: true
  /** One sentence for the API description. */
  summary: string
}

/** Declares a call; the identity at run time, the shapes at compile time. */
export function call<
  Params extends z.ZodMiniType,
  Query extends z.ZodMiniType,
  Body extends z.ZodMiniType,
  Reply extends z.ZodMiniType,
>(definition: Call<Params, Query, Body, Reply>): Call<Params, Query, Body, Reply> {
  return definition
}

type Parsed<S> = S extends z.ZodMiniType ? z.output<S> : undefined
type Given<S> = S extends z.ZodMiniType ? z.input<S> : undefined

/** What the server's verb receives after parsing. */
export type ParsedRequest<C> =
  C extends Call<infer P, infer Q, infer B> ? { params: Parsed<P>; query: Parsed<Q>; body: Parsed<B> } : never

/** What a client sends. */
export type BodyOf<C> = C extends Call<z.ZodMiniType, z.ZodMiniType, infer B> ? Given<B> : never

export type ReplyOf<C> =
  C extends Call<z.ZodMiniType, z.ZodMiniType, z.ZodMiniType, infer R> ? z.output<R> : never
