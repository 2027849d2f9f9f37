/** Time from a letter to its paint in each search of a list, with a throttled CPU, beside a bare input. */
import type { Client } from 'pg'
import { named } from '../e2e/harness/people.ts'
import { signInOn } from '../e2e/harness/signed-in.ts'
import { inDatabaseOf } from './database-of.ts'
import { inBrowserWithDemo, phoneScreen } from './demo-in-browser.ts'
import type { Line } from './figures.ts'
import {
  longestShown,
  openBarePage,
  openPage,
  type PageAndDevtools,
  paintLine,
  slowedDown,
  watchEvents,
} from './input-to-paint.ts'
import { addCompetitions } from './reads.bench.ts'

const slowdown = 4
const runs = 5
const competitions = 1000
const people = 5000
/** Each text finds less than the one before, and is deleted again letter by letter. */
const letters = ['a', 'n', 'd', 'e', 'r']

const searches = [
  { what: `a letter in the search of ${competitions} competitions`, path: '/competitions' },
  { what: `a letter in the search of ${people} people`, path: '/athletes' },
  { what: 'a letter in the search of tricks', path: '/trickList' },
]

export default function typingBench(): Promise<Line[]> {
  return inBrowserWithDemo(async (browser, server) => {
    await addCompetitions(server, competitions)
    await inDatabaseOf(server, addPeople)
    const context = await browser.newContext({ ...phoneScreen, baseURL: server.origin })
    const blank = await openBarePage(context)
    const lines: Line[] = []
    for (const { what, path } of searches) {
      const screen = await openPage(context)
      await signInOn(screen.page, named.lucia, path)
      await screen.page.getByRole('searchbox').first().waitFor()
      await screen.page.waitForLoadState('networkidle')
      await watchEvents(screen.page)
      const [own, bare]: [number[][], number[][]] = [[], []]
      for (let run = 0; run < runs; run += 1) {
        bare.push(await slowedDown(blank, slowdown, (page) => typed(page, 'textbox')))
        own.push(await slowedDown(screen, slowdown, (page) => typed(page, 'searchbox')))
      }
      lines.push(paintLine(what, slowdown, { own, bare }))
      await screen.page.close()
    }
    return lines
  })
}

async function typed({ page }: PageAndDevtools, role: 'textbox' | 'searchbox'): Promise<number[]> {
  const times: number[] = []
  await page.getByRole(role).first().focus()
  for (const key of [...letters, ...letters.map(() => 'Backspace')]) {
    await page.keyboard.press(key)
    times.push(await longestShown(page))
  }
  return times
}

async function addPeople(client: Client): Promise<void> {
  await client.query(
    `with added as (
       insert into users (name, surname, email, password_hash, created_at, email_verified_at)
       select 'Leander ' || n, 'Surname ' || n % 500, 'typed' || n || '@trickline.example', '', now(), now()
       from generate_series(1, $1::int) n returning id)
     insert into user_roles select id, 'athlete' from added`,
    [people],
  )
}
