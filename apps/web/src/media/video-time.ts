/** The time and the marks of a video: seconds left, and a mark every five seconds (screens §16). */

/** Speeds the player offers; the slow motion toggles between the first and 1. */
export const speeds = [0.25, 0.5, 1, 1.5, 2] as const
export const slowSpeed = 0.25

const secondsBetweenMarkers = 5
const lastSeconds = 15

/** So far a tap on the small player goes back (screens §34). */
export const tapBackSeconds = 3

/** The seconds that get a mark: inside the video, neither at its start nor at its end. */
export function markersOf(duration: number): number[] {
  const count = Math.max(0, Math.ceil(duration / secondsBetweenMarkers) - 1)
  return Array.from({ length: count }, (_, index) => (index + 1) * secondsBetweenMarkers)
}

/** Never below zero: players report a moment past the end. */
export function secondsLeft(duration: number, second: number): number {
  return Math.max(0, duration - second)
}

/** The clock turns red (screens §16). */
export function isEnding(left: number): boolean {
  return left <= lastSeconds
}

/** A step forward or back stays inside the video. */
export function clampedStep(second: number, by: number, duration: number): number {
  return Math.min(Math.max(0, second + by), duration)
}

/** One decimal, as the slider steps. */
export function toTenths(second: number): number {
  return Math.round(second * 10) / 10
}
