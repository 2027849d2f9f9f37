import { expect, test } from 'vitest'
import { serverClock } from './server-time.ts'

function onDevice(kept: number | null = null) {
  const device = { kept, writes: 0 }
  const clock = serverClock({
    read: () => device.kept,
    write: (offset) => {
      device.kept = offset
      device.writes += 1
    },
  })
  // a millisecond may pass between the two calls; adding 0 turns -0 into 0
  const ahead = () => Math.round((clock.now() - Date.now()) / 1000) + 0
  const answered = (milliseconds: number) => {
    const here = Date.now()
    clock.record(String(here + milliseconds), here, here)
  }
  return { device, clock, ahead, answered }
}

test("until the first answer the server's time is not known", () => {
  const { clock, ahead, answered } = onDevice()
  expect([clock.isKnown(), ahead()]).toEqual([false, 0])
  answered(90_000)
  expect([clock.isKnown(), ahead()]).toEqual([true, 90])
})

test('the last known offset is kept on the device, and counts after a reload', () => {
  const { device, answered } = onDevice()
  answered(90_000)
  answered(-30_000)
  const reloaded = onDevice(device.kept)
  expect([reloaded.clock.isKnown(), reloaded.ahead()]).toEqual([true, -30])
})

test('small differences between answers are not stored each time', () => {
  const { device, answered } = onDevice()
  for (const milliseconds of [90_000, 90_100, 89_950]) answered(milliseconds)
  expect(device.writes).toBe(1)
})
