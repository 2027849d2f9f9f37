/** Seconds as clocks tell them: of a video 64.8 reads "1:04", of a stopwatch "01:04". */

/** Rounded up, what is left of 0.4 reads "0:01": the clock is at zero when nothing is left. */
export function clockText(seconds: number, round: (seconds: number) => number = Math.floor): string {
  const whole = round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** From an hour on "1:00:00". */
export function stopwatchText(seconds: number): string {
  const [hours, minutes, rest] = [
    Math.floor(seconds / 3600),
    Math.floor(seconds / 60) % 60,
    Math.floor(seconds) % 60,
  ]
  return [
    ...(hours > 0 ? [hours] : []),
    ...[minutes, rest].map((part) => String(part).padStart(2, '0')),
  ].join(':')
}
