/** The time, as a dependency: verbs are given it, nothing else asks the machine for it. */
export type Clock = { now(): Date }

export type MovableClock = Clock & { set(date: Date): void }

const dayMilliseconds = 86_400_000

/** The machine's time, moved by whole days (negative for the past). */
export function systemClock(shiftDays = 0): Clock {
  return { now: () => new Date(Date.now() + shiftDays * dayMilliseconds) }
}

/** Stands still until it is set; for the demo, which lives through months, and for tests. */
export function movableClock(start: Date): MovableClock {
  let time = start.getTime()
  return {
    now: () => new Date(time),
    set: (date) => {
      time = date.getTime()
    },
  }
}
