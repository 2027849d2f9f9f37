/** Seconds as a video's clock tells them: 64.8 reads "1:04". */

/** Rounded up, what is left of 0.4 reads "0:01": the clock is at zero when nothing is left. */
export function clockText(seconds: number, round: (seconds: number) => number = Math.floor): string {
  const whole = round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
