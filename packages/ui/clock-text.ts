/** Seconds as text: 64.8 s are "1:04" on a video, "01:04" on a stopwatch. */

/** A countdown passes `Math.ceil`, so that 0.4 s is "0:01" and zero means it is over. */
export function clockText(seconds: number, round: (seconds: number) => number = Math.floor): string {
  const whole = round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

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
