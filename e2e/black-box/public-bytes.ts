/** All public bytes about a competition: pages, their heads, parts and streams, API replies, search, screens by link. */
import { expect } from '@playwright/test'

type Public = {
  origin: string
  id: number
  /** Ids of published rounds, as unpublished ones have no address. */
  rounds: readonly number[]
  /** Secret addresses, and those of its event. */
  screens: readonly string[]
}

export async function publicBytes({ origin, id, rounds, screens }: Public): Promise<string> {
  const texts = await Promise.all([
    ...['en', 'es'].flatMap((lang) => [
      bytesOfPage(`${origin}/live/${id}?lang=${lang}`),
      bytesOfPage(`${origin}/?lang=${lang}`, `${origin}/live?lang=${lang}`),
    ]),
    ...screens.map((address) => bytesOfPage(address)),
    ...screens
      .filter((address) => /event\/\d+$/.test(address))
      .map((address) => textAt(address.replace('/live', '/api/live'))),
    ...rounds.map((round) => textAt(`${origin}/live/${id}/rounds/${round}/tricks`)),
    ...['podium', 'poster', ...rounds.map((round) => `rounds/${round}`)].map((path) =>
      textAt(`${origin}/live/${id}/${path}`),
    ),
    ...[`/api/live/${id}`, '/api/live/list', '/sitemap.xml'].map((path) => textAt(origin + path)),
    bytesOfSearch(origin, id),
  ])
  return texts.join('\n')
}

/** A page, its head and its parts, which are below the page's address or below `below`. */
async function bytesOfPage(address: string, below = address): Promise<string> {
  const page = await textAt(address)
  const { origin, pathname, search } = new URL(below)
  const parts = [...page.matchAll(/data-hash="([\w-]+)"/g)].map(([, hash]) => hash)
  expect(parts.length, `parts of ${pathname}`).toBeGreaterThan(0)
  const texts = await Promise.all([
    ...parts.map((hash) => textAt(`${origin}${pathname}/parts/${hash}${search}`)),
    textAt(`${origin}${pathname}/now${search}`),
  ])
  return [page, ...texts].join('\n')
}

/** Search results for the competition's name and for each surname in it, as a call and as a page. */
async function bytesOfSearch(origin: string, id: number): Promise<string> {
  const { competition } = JSON.parse(await textAt(`${origin}/api/live/${id}`))
  const texts = await Promise.all(
    [competition.name, 'Box'].flatMap((words) => {
      const query = new URLSearchParams({ q: words })
      return [1, 2, 3, 4].flatMap((page) =>
        ['/api/search', '/search'].map((path) => textAt(`${origin}${path}?${query}&page=${page}`)),
      )
    }),
  )
  return texts.join('\n')
}

export function expectNoContact(bytes: string): void {
  expect(bytes.match(/[\w.-]+@(black-box|trickline)\.example/g)).toBe(null)
  expect(bytes.match(/"phone":"\d+/g)).toBe(null)
  expect(bytes.match(/"fees_paid":(true|false)/g)).toBe(null)
  expect(bytes.match(/"paied":[1-9]/g)).toBe(null)
}

/** Scores in hundredths, written with a point, with a comma, or as in JSON. */
export function scoresIn(bytes: string): Set<number> {
  const written = bytes.matchAll(/(?<![\w.])(\d+)[.,](\d\d?)(?!\w)/g)
  return new Set(
    [...written].map(([, whole, cents = '']) => Number(whole) * 100 + Number(cents.padEnd(2, '0'))),
  )
}

export async function textAt(address: string): Promise<string> {
  const answer = await fetch(address)
  return answer.ok ? answer.text() : ''
}

export type Stream = {
  /** Everything the stream has sent, once it has caught up with the page. */
  told: () => Promise<string>
  end: () => void
}

export async function followChanges(page: string): Promise<Stream> {
  const { origin, pathname, search } = new URL(page)
  const ending = new AbortController()
  const answer = await fetch(`${origin}${pathname}/changes${search}`, { signal: ending.signal })
  let text = ''
  const reading = async () => {
    for await (const chunk of answer.body ?? []) text += new TextDecoder().decode(chunk)
  }
  reading().catch(() => undefined)
  return {
    told: async () => {
      // lines with only a colon keep the connection open
      const lastHead = () => text.split('\n').findLast((line) => line.startsWith('data: '))
      await expect
        .poll(async () => lastHead() === `data: ${await textAt(`${origin}${pathname}/now${search}`)}`)
        .toBe(true)
      return text
    },
    end: () => ending.abort(),
  }
}
