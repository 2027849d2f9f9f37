/**
 * The id that a screen was last opened with, for the documented addresses without one
 * (`/competitionView` alone): held for this tab (screens §1).
 */
import { keep } from './keep.ts'

export type HeldNoun = 'competition' | 'round'

export function hold(noun: HeldNoun, id: number): void {
  keep(sessionStorage, `trickline.held.${noun}`, String(id))
}

export function held(noun: HeldNoun): number | null {
  const id = Number(sessionStorage.getItem(`trickline.held.${noun}`))
  return Number.isInteger(id) && id > 0 ? id : null
}

/** Everything that screens hold for this tab: ids, open panels, filters. */
export function releaseAll(): void {
  for (const key of Object.keys(sessionStorage)) {
    if (/^trickline\.(held|state)\./.test(key)) sessionStorage.removeItem(key)
  }
}
