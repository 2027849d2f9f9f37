/** The time, as a dependency of verbs and tests. */
export type Clock = { now(): Date }

export type MovableClock = Clock & { set(date: Date): void }

const dayMilliseconds = 86_400_000

/** The machine's time, shifted by whole days (negative: into the past); `advance` shifts it further, for tests. */
export function systemClock(shiftDays = 0): Clock & { advance(days: number): void } {
  let shift = shiftDays
  return {
    now: () => new Date(Date.now() + shift * dayMilliseconds),
    advance: (days) => {
      shift += days
    },
  }
}

/** A clock that only moves when it is set, for the demo and for tests. */
export function movableClock(start: Date): MovableClock {
  let time = start.getTime()
  return {
    now: () => new Date(time),
    set: (date) => {
      time = date.getTime()
    },
  }
}
