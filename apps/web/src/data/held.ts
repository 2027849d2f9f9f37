/**
 * The id that a screen was last opened with, for the documented addresses without one (`/competitionView` alone).
 */
import * as z from 'zod/mini'
import { deviceStore } from './device.ts'

const ids = deviceStore('memo', 'held', z.int().check(z.positive()))

export function hold(noun: 'competition' | 'round', id: number): void {
  if (ids.read(noun) !== id) void ids.keep(noun, id)
}

export function held(noun: 'competition' | 'round'): number | null {
  return ids.read(noun)
}

/** Left for the list: the address without an id leads there again. */
export function releaseHeld(): void {
  ids.ids().forEach(ids.drop)
}
