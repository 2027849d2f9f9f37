/**
 * The id that a screen was last opened with, for the documented addresses without one (`/competitionView` alone): a
 * competition that is looked at, one that is edited, a round.
 */
import { deviceStore } from './device.ts'
import { outlined } from './outline.ts'

const ids = deviceStore<number>(
  'memo',
  'held',
  outlined((kept) => Number.isInteger(kept) && Number(kept) > 0),
)

type Noun = 'competition' | 'edited' | 'round'

export function hold(noun: Noun, id: number): void {
  if (ids.read(noun) !== id) void ids.keep(noun, id)
}

export function held(noun: Noun): number | null {
  return ids.read(noun)
}

export function release(noun: Noun): void {
  ids.drop(noun)
}

/** Left for the list: the address without an id leads there again. */
export function releaseHeld(): void {
  ids.ids().forEach(ids.drop)
}
