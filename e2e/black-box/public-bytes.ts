/**
 * Every byte that anybody gets of a competition without signing in: its page in each language, the parts and the stream
 * of it, the tricks of its rounds, the answers of the API, the list and what search engines read.
 */
import { expect } from '@playwright/test'

/** Of the rounds their ids: what is not published of them has no address. */
export async function publicBytes(origin: string, id: number, rounds: readonly number[]): Promise<string> {
  const pages = await Promise.all(['en', 'es'].map((lang) => textAt(`${origin}/live/${id}?lang=${lang}`)))
  const parts = pages.flatMap((page) => [...page.matchAll(/data-hash="([\w-]+)"/g)].map(([, hash]) => hash))
  const texts = await Promise.all([
    ...parts.map((hash) => textAt(`${origin}/live/${id}/parts/${hash}`)),
    ...rounds.map((round) => textAt(`${origin}/live/${id}/rounds/${round}/tricks`)),
    ...[`/api/live/${id}`, '/api/live/list', '/', '/sitemap.xml'].map((path) => textAt(origin + path)),
    firstOfStream(`${origin}/live/${id}/changes`),
  ])
  return [...pages, ...texts].join('\n')
}

/** No address, phone or payment in any of it. */
export function expectNoContact(bytes: string): void {
  expect(bytes.match(/[\w.-]+@(black-box|trickline)\.example/g)).toBe(null)
  expect(bytes.match(/"phone":"\d+/g)).toBe(null)
  expect(bytes.match(/"fees_paid":(true|false)/g)).toBe(null)
  expect(bytes.match(/"paied":[1-9]/g)).toBe(null)
}

/** Scores as they are shown, in hundredths: with a point, with a comma, or as JSON has them. */
export function scoresIn(bytes: string): Set<number> {
  const written = bytes.matchAll(/(?<![\w.])(\d+)[.,](\d\d?)(?!\w)/g)
  return new Set(
    [...written].map(([, whole, cents = '']) => Number(whole) * 100 + Number(cents.padEnd(2, '0'))),
  )
}

async function textAt(address: string): Promise<string> {
  const answer = await fetch(address)
  return answer.ok ? answer.text() : ''
}

async function firstOfStream(address: string): Promise<string> {
  const end = new AbortController()
  const answer = await fetch(address, { signal: end.signal })
  const read = await answer.body?.getReader().read()
  end.abort()
  return new TextDecoder().decode(read?.value)
}
