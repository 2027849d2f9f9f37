/** Time from input to paint on the judging screen with sixty tricks, against a bare page, with a throttled CPU; CPU and memory. */
import { loadavg } from 'node:os'
import type { CDPSession, Locator, Page } from '@playwright/test'
import { getCompetition, listCompetitions } from '@trickline/contract/competitions'
import { competitionStatusOf, roundStatusCodes } from '@trickline/contract/status-codes'
import { updateStatus } from '@trickline/contract/status-update'
import { lucia, password } from '@trickline/samples/people'
import { enterTricks } from '../e2e/harness/enter-tricks.ts'
import { productOn, signIn } from '../e2e/harness/people.ts'
import type { RunningServer } from '../e2e/harness/server.ts'
import { inBrowserWithDemo, phoneScreen } from './demo-in-browser.ts'
import { type Figure, type Line, quantile } from './figures.ts'
import {
  longestShown,
  openBarePage,
  openPage,
  type PageAndDevtools,
  paintLine,
  slowedDown,
  watchEvents,
} from './input-to-paint.ts'

const runs = 5
const turns = 4
const slowdowns = [4, 6]
const kinds = ['type', 'enter', 'tile', 'side', 'undo', 'key'] as const
type Kind = (typeof kinds)[number] | 'bare key' | 'bare tap'
const names: Record<(typeof kinds)[number], string> = {
  type: 'a letter typed in the search',
  enter: 'Enter on a result',
  tile: 'a tap on a tile',
  side: 'a tap on FS',
  undo: 'a tap on Undo',
  key: 'the key of a tile',
}
const isKey = new Set<Kind>(['type', 'enter', 'key'])
type Times = Record<Kind, number[]>

export default function judgingPaintBench(): Promise<(Line | Figure)[]> {
  return inBrowserWithDemo(async (browser, server) => {
    const context = await browser.newContext({ ...phoneScreen, baseURL: server.origin })
    const screen = await openPage(context)
    await openRoundOfSixty(screen.page, await roundToScore(server))
    await watchEvents(screen.page)
    const load = {
      what: 'other work on the machine meanwhile (load average)',
      value: (loadavg()[0] ?? 0).toFixed(1),
      unit: '',
    }
    const blank = await openBarePage(context)
    const shown: (Line | Figure)[] = []
    for (const rate of slowdowns) {
      const measuredRuns: Run[] = []
      for (let run = 0; run < runs; run += 1) {
        const bare = await slowedDown(blank, rate, measuredBare)
        measuredRuns.push({ bare, ...(await slowedDown(screen, rate, measured)) })
      }
      shown.push(...paintLinesOf(rate, measuredRuns))
    }
    const { cpu } = await measured(screen)
    const memory = await memoryFigures(screen)
    const processor = kinds.map((kind) => ({
      what: `${names[kind]}, processor time not slowed down, median`,
      value: quantile(cpu[kind], 0.5).toFixed(1),
      unit: 'ms',
    }))
    return [load, ...shown, ...memory, ...processor]
  })
}

type Run = { bare: Times; first: Times; shown: Times }

function paintLinesOf(rate: number, measuredRuns: readonly Run[]): (Line | Figure)[] {
  const slowest = measuredRuns.flatMap(({ first }) => kinds.flatMap((kind) => first[kind]))
  return [
    {
      what: `the slowest of the very first letter and tap of each kind, ${rate} times slower`,
      value: String(Math.max(...slowest)),
      unit: 'ms',
    },
    ...kinds.map((kind) =>
      paintLine(names[kind], rate, {
        own: measuredRuns.map(({ shown }) => shown[kind]),
        bare: measuredRuns.map(({ bare }) => bare[isKey.has(kind) ? 'bare key' : 'bare tap']),
      }),
    ),
  ]
}

/** Id of a recorded round of the demo that a judge has just claimed. */
async function roundToScore(server: RunningServer): Promise<number> {
  const product = productOn(server)
  const { token } = await signIn(product, lucia)
  const competitions = await product.send(listCompetitions, {}, token)
  for (const { id, status_id } of competitions) {
    if (competitionStatusOf(status_id) !== 'started') continue
    const { competition } = await product.send(getCompetition, { params: { id } }, token)
    const round = competition.rounds.find(({ status }) => status.name === 'recorded')
    if (!round) continue
    const new_status = roundStatusCodes.scoring
    await product.send(updateStatus, { body: { entity: 'rounds', id: round.id, new_status } }, token)
    return round.id
  }
  throw new Error('the demo has no recorded round')
}

async function openRoundOfSixty(page: Page, roundId: number): Promise<void> {
  await page.goto(`/judging/${roundId}`)
  await page.getByLabel('Email').fill(lucia.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  const some = 'bb360 fs, free360 bs mute, asc360, bb180 bs d20, free540 fs yokohama'
  for (let times = 0; times < 6; times += 1) await enterTricks(page, `${some}, [${some}]`)
  await page.getByText('60 tricks, 6 combos').first().waitFor()
}

/** `first`: the first run, which is not part of the other figures. */
async function measured({
  page,
  devtools,
}: PageAndDevtools): Promise<{ first: Times; shown: Times; cpu: Times }> {
  const [first, shown, cpu] = [noTimes(), noTimes(), noTimes()]
  let turn = 0
  await devtools.send('Performance.disable')
  await devtools.send('Performance.setTimeDomain', { timeDomain: 'threadTicks' })
  await devtools.send('Performance.enable')
  const act = async (kind: Kind, action: () => Promise<void>) => {
    const from = await busySeconds(devtools)
    await action()
    const shownAfter = await longestShown(page)
    cpu[kind].push(((await busySeconds(devtools)) - from) * 1000)
    ;(turn === 0 ? first : shown)[kind].push(shownAfter)
  }
  const tap = async (kind: Kind | null, button: Locator) => {
    await button.scrollIntoViewIfNeeded()
    const box = await button.boundingBox()
    if (!box) throw new Error('the button is not on the screen')
    // by the mouse itself, as the lookup in Playwright's click would be measured too
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    const press = () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
    if (kind) return act(kind, press)
    await press()
    await longestShown(page)
  }
  const search = page.getByRole('combobox', { name: 'Search a trick' })
  const undo = page.getByRole('button', { name: 'Undo' })
  for (; turn <= turns; turn += 1) {
    await search.focus()
    for (const letter of turn % 2 === 0 ? 'bb3' : 'fre') await act('type', () => page.keyboard.press(letter))
    await act('enter', () => page.keyboard.press('Enter'))
    // an input that did something else would be quick
    await page.getByText('61 tricks, 6 combos').first().waitFor({ timeout: 10_000 })
    await longestShown(page)
    await tap('side', page.getByRole('button', { name: 'FS', exact: true }))
    await tap('undo', undo)
    await tap(null, undo)
    await tap('tile', page.getByRole('region', { name: 'What may follow' }).getByRole('button').first())
    await tap(null, undo)
    await act('key', () => page.keyboard.press('1'))
    await tap(null, undo)
  }
  return { first, shown, cpu }
}

async function measuredBare({ page }: PageAndDevtools): Promise<Times> {
  const times = noTimes()
  for (let turn = 0; turn <= turns * 2; turn += 1) {
    await page.getByLabel('bare').focus()
    await page.keyboard.press('b')
    times['bare key'].push(await longestShown(page))
    await page.getByRole('button', { name: 'Bare' }).click()
    times['bare tap'].push(await longestShown(page))
  }
  return times
}

async function memoryFigures({ page, devtools }: PageAndDevtools): Promise<Figure[]> {
  const used = async () => {
    await devtools.send('HeapProfiler.collectGarbage')
    const { metrics } = await devtools.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN) / 2 ** 20
  }
  const edits = async (count: number) => {
    for (let edit = 0; edit < count; edit += 1)
      await page.getByRole('button', { name: 'FS', exact: true }).press('Enter')
  }
  // as many as the undo history holds
  await edits(120)
  const before = await used()
  await edits(500)
  const after = await used()
  return [
    { what: 'memory before five hundred edits', value: before.toFixed(1), unit: 'MB' },
    { what: 'memory after them', value: after.toFixed(1), unit: 'MB', target: 'the same' },
  ]
}

function noTimes(): Times {
  return { type: [], enter: [], tile: [], side: [], undo: [], key: [], 'bare key': [], 'bare tap': [] }
}

async function busySeconds(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
}
