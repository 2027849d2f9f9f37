/** Moves estimated start times on when the first of the same competition is late. The changes are not announced. */

const everyMilliseconds = 20_000

export function keepEstimatesCurrent(): void {
  advanceEstimates()
  setInterval(advanceEstimates, everyMilliseconds)
  document.addEventListener('visibilitychange', () => !document.hidden && advanceEstimates())
}

/** To be called again for markup from the server. */
export function advanceEstimates(): void {
  const times = [...document.querySelectorAll<HTMLTimeElement>('time[data-clock]')].map((time) => ({
    time,
    of: time.dataset['of'],
    at: Date.parse(time.dateTime),
  }))
  const now = Date.now()
  for (const { time, of, at } of times) {
    const { clock = '', words = '' } = time.dataset
    const late = lateMilliseconds(times, of, now)
    const text = words.replace('{time}', addMinutes(clock, minuteOf(at + late) - minuteOf(at)))
    if (time.textContent !== text) time.textContent = text
  }
}

/** How late the first athlete of the same competition is. */
export function lateMilliseconds(
  times: readonly { of: string | undefined; at: number }[],
  competition: string | undefined,
  now: number,
): number {
  const own = times.filter(({ of }) => of === competition)
  return Math.max(0, now - Math.min(...own.map(({ at }) => at)))
}

function minuteOf(instant: number): number {
  return Math.floor(instant / 60_000)
}

/** Computed by hand, since creating an Intl clock with a time zone takes a phone a tenth of a second. */
function addMinutes(clock: string, minutes: number): string {
  if (minutes === 0) return clock
  const [hour = 0, minute = 0] = clock.split(':').map(Number)
  const total = (hour * 60 + minute + minutes) % (24 * 60)
  // "9:05" or "09:05", as the server writes it
  const digits = /^(es|ja)/.test(document.documentElement.lang) ? 1 : 2
  return `${String(Math.floor(total / 60)).padStart(digits, '0')}:${String(total % 60).padStart(2, '0')}`
}
