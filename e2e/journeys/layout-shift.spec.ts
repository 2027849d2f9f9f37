/** Nothing on the public pages moves while they load, although the typeface comes late and parts are laid out only when near. */
import { EventEmitter, once } from 'node:events'
import type { Page } from '@playwright/test'
import { expect, test } from '../harness/journey-test.ts'

test.use({ demo: true })

const most = 0.02

test(
  'pages for everyone move by at most 0.02 when the typeface comes late and when they are scrolled',
  { tag: '@full' },
  async ({ open }) => {
    // not running competitions, which change with time
    for (const address of ['/', '/live/4', '/live/7', '/live/8', '/live/7/podium']) {
      const page = await open('about:blank')
      await page.addInitScript(() => {
        const shifts: number[] = Reflect.get(window, 'shifts') ?? []
        Reflect.set(window, 'shifts', shifts)
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if (Reflect.get(entry, 'hadRecentInput') === false) shifts.push(Reflect.get(entry, 'value'))
        }).observe({ type: 'layout-shift', buffered: true })
      })
      const typeface = new EventEmitter()
      const isComing = once(typeface, 'coming')
      await page.route('**/*.woff2', (route) => isComing.then(() => route.continue()))
      await page.goto(address, { waitUntil: 'commit' })
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
      await painted(page)
      typeface.emit('coming')
      await page.evaluate(() => document.fonts.ready)
      await painted(page)
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      for (let top = 0; top < height; top += 400) {
        await page.evaluate((to) => scrollTo(0, to), top)
        await painted(page)
      }
      const moved = await page.evaluate<number>(() =>
        Reflect.get(window, 'shifts').reduce((sum: number, each: number) => sum + each, 0),
      )
      expect(moved, address).toBeLessThanOrEqual(most)
      await page.close()
    }
  },
)

/** Waits two frames, so that changes are laid out and painted. */
function painted(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  )
}
