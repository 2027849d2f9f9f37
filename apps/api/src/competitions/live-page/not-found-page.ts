/** The one answer to whatever is not there for everyone: a plain page in the asker's language, byte for byte the same. */
import type { FastifyReply } from 'fastify'
import { RefusalError } from '../../platform/http/errors.ts'

/** `page` is what is said then. */
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

/** What is no id is no competition. */
export function parseId(text: string): number {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0
}

/** The secret in the address of a screen goes to nobody, and no search engine keeps it. */
export const screenHeaders = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' }
