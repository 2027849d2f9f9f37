/** The id that a screen was last opened with, for addresses without one (`/competitionView`). */
import { deviceStore } from './device-storage.ts'
import { parseWith } from '@trickline/contract/type-guards'

const ids = deviceStore<number>(
  'memo',
  'held',
  parseWith((value) => Number.isInteger(value) && Number(value) > 0),
)

type Noun = 'competition' | 'edited' | 'round'

export function rememberLastOpened(noun: Noun, id: number): void {
  if (ids.read(noun) !== id) void ids.write(noun, id)
}

export function lastOpenedId(noun: Noun): number | null {
  return ids.read(noun)
}

export function forgetLastOpened(noun: Noun): void {
  ids.drop(noun)
}

export function forgetAllLastOpened(): void {
  ids.ids().forEach(ids.drop)
}
