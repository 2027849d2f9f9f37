/** Remaining time and marks of a video (screens §16). */

/** Slow motion toggles between the first speed and 1. */
export const speeds = [0.25, 0.5, 1, 1.5, 2] as const
export const slowSpeed = 0.25

const secondsBetweenMarkers = 5
const lastSeconds = 15

/** How far a tap on the small player goes back (screens §34). */
export const tapBackSeconds = 3

/** The seconds with a mark; none at the start or the end. */
export function markersOf(duration: number): number[] {
  const count = Math.max(0, Math.ceil(duration / secondsBetweenMarkers) - 1)
  return Array.from({ length: count }, (_, index) => (index + 1) * secondsBetweenMarkers)
}

/** Never negative, as players report positions just past the end. */
export function secondsLeft(duration: number, second: number): number {
  return Math.max(0, duration - second)
}

/** From 15 s before the end on, the clock is red (screens §16). */
export function isEnding(remaining: number): boolean {
  return remaining <= lastSeconds
}

export function clampedStep(second: number, seconds: number, duration: number): number {
  return Math.min(Math.max(0, second + seconds), duration)
}

export function toTenths(second: number): number {
  return Math.round(second * 10) / 10
}
