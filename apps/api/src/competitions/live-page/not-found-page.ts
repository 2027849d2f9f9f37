/** The same 404 page, in the visitor's language, for everything that is not public. */
import type { FastifyReply } from 'fastify'
import { RefusalError } from '../../platform/http/errors.ts'

export async function orNotFoundPage(
  reply: FastifyReply,
  page: () => Promise<string>,
  answer: () => Promise<FastifyReply>,
): Promise<FastifyReply> {
  try {
    return await answer()
  } catch (error) {
    if (!isNotFound(error)) throw error
    for (const name of Object.keys(screenHeaders)) reply.removeHeader(name)
    return reply
      .code(404)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(await page())
  }
}

export function isNotFound(error: unknown): boolean {
  return error instanceof RefusalError && error.refusal.refused === 'not-found'
}

/** 0, which is no competition's id, for an invalid id. */
export function parseId(text: string): number {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0
}

/** Keeps the secret in a screen's address out of referrers and search engines. */
export const screenHeaders = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' }
