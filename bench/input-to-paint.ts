/** Time from an input to its paint on a page of the product, beside a bare input in the same browser, with a throttled CPU. */
import type { BrowserContext, CDPSession, Page } from '@playwright/test'
import { distance, type Line, quantile } from './figures.ts'

export type PageAndDevtools = { page: Page; devtools: CDPSession }

export async function openPage(context: BrowserContext): Promise<PageAndDevtools> {
  const page = await context.newPage()
  return { page, devtools: await context.newCDPSession(page) }
}

export async function openBarePage(context: BrowserContext): Promise<PageAndDevtools> {
  const blank = await openPage(context)
  await blank.page.setContent('<input aria-label="bare"><button>Bare</button>')
  await watchEvents(blank.page)
  return blank
}

/** Collects the browser's event timings in a list on the window. */
export async function watchEvents(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen: { interactionId: number; duration: number }[] = []
    Object.assign(globalThis, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only events are observed
        const { interactionId, duration } = entry as PerformanceEntry & { interactionId: number }
        if (interactionId > 0) seen.push({ interactionId, duration })
      }
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the option is younger than the types
    }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit)
  })
}

/** The page is in front only meanwhile, as a throttled page keeps a core busy even when idle. */
export async function slowedDown<Result>(
  on: PageAndDevtools,
  rate: number,
  measure: (on: PageAndDevtools) => Promise<Result>,
): Promise<Result> {
  await on.page.bringToFront()
  await on.devtools.send('Emulation.setCPUThrottlingRate', { rate })
  const result = await measure(on)
  await on.devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return result
}

/** Milliseconds; nobody presses the next key of a phone sooner (judging-hand.bench.ts). */
const betweenInputs = 330

/** Event Timing reports nothing below 16 ms and rounds to 8 ms. */
const shortest = 16

/** The longest event of the last interaction in milliseconds, once everything is painted. */
export async function longestShown(page: Page): Promise<number> {
  await page.waitForTimeout(betweenInputs)
  return page.evaluate((least) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- put there by watchEvents
    const { seen } = globalThis as unknown as { seen: { duration: number }[] }
    return Math.max(least, ...seen.splice(0).map(({ duration }) => duration))
  }, shortest)
}

/** Times in each run, for the product and for the bare input. */
export function paintLine(
  what: string,
  rate: number,
  { own, bare }: { own: readonly number[][]; bare: readonly number[][] },
): Line {
  const half = Math.ceil(bare.length / 2)
  return {
    what: `${what} to its paint, ${rate} times slower, 95th percentile`,
    against: 'a bare input in a page of the same browser',
    ratios: own.map((times, run) => p95(times) / p95(bare[run])),
    noise: [distance(p95(bare.slice(0, half).flat()), p95(bare.slice(half).flat()))],
    reach: { atMost: 2 },
    ours: `${p95(own.flat())} ms`,
    bare: `${p95(bare.flat())} ms`,
  }
}

function p95(times: readonly number[] | undefined): number {
  return quantile(times ?? [], 0.95)
}
