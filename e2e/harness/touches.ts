/** Real touches: two thumbs at the times of their events, and a drag. A thumb stays for 90 ms, so quick touches overlap. */
import type { CDPSession, Locator, Page } from '@playwright/test'

const restsMilliseconds = 90
/** Longer than any guard of the screen against double taps. */
const pauseMilliseconds = 400

const lastTouches = new WeakMap<Page, number>()

type Touch = { x: number; y: number; id: number }

/** `apart`: milliseconds from touch to touch. Begins after a pause, measured in the time of the events. */
export async function touch(page: Page, places: readonly Locator[], apart: number): Promise<void> {
  const touches: Touch[] = []
  for (const [id, place] of places.entries()) touches.push({ ...(await middleOf(place)), id })
  const device = await page.context().newCDPSession(page)
  const began = Math.max(Date.now(), (lastTouches.get(page) ?? 0) + pauseMilliseconds)
  lastTouches.set(page, began + (places.length - 1) * apart + restsMilliseconds)
  const steps = touches
    .flatMap((each, place) => [
      { type: 'touchStart' as const, touch: each, at: place * apart },
      { type: 'touchEnd' as const, touch: each, at: place * apart + restsMilliseconds },
    ])
    .toSorted((one, other) => one.at - other.at)
  const down = new Set<Touch>()
  for (const step of steps) await take(device, down, { ...step, at: (began + step.at) / 1000 })
  await device.detach()
}

/** From the middle of `from` to `to` in several moves. */
export async function dragByThumb(page: Page, from: Locator, to: { x: number; y: number }): Promise<void> {
  const { x, y } = await middleOf(from)
  const device = await page.context().newCDPSession(page)
  let at = Date.now()
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    device.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: (at += 100) / 1000 })
  await send('touchStart', [{ x, y }])
  // the last move rests, as a browser accepts no tap right after a throw
  for (const part of [0.25, 0.5, 0.75, 1, 1])
    await send('touchMove', [{ x: x + (to.x - x) * part, y: y + (to.y - y) * part }])
  await send('touchEnd', [])
  await device.detach()
}

/** Moves from the middle of a place by these distances in turn; the finger is then lifted, or the system cancels the touch. */
export async function swipe(
  page: Page,
  from: Locator,
  by: readonly (readonly [x: number, y: number])[],
  end: 'touchEnd' | 'touchCancel' = 'touchEnd',
): Promise<void> {
  const { x, y } = await middleOf(from)
  const device = await page.context().newCDPSession(page)
  await device.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  for (const [byX, byY] of by)
    await device.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: [{ x: x + byX, y: y + byY }],
    })
  await device.send('Input.dispatchTouchEvent', { type: end, touchPoints: [] })
  await device.detach()
}

type Step = { type: 'touchStart' | 'touchEnd'; touch: Touch; at: number }

/** The protocol is told which touches are down and, at an end, which one ended. */
async function take(device: CDPSession, down: Set<Touch>, { type, touch: changed, at }: Step): Promise<void> {
  if (type === 'touchStart') down.add(changed)
  else down.delete(changed)
  const touchPoints = type === 'touchStart' ? [...down] : down.size === 0 ? [] : [changed]
  await device.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: at })
}

async function middleOf(place: Locator): Promise<{ x: number; y: number }> {
  const box = await place.boundingBox()
  if (!box) throw new Error(`${String(place)} is not on the screen`)
  return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) }
}
