/** Whether reviews show as a list or one trick at a time; stored on this device (screens §13). */
import { deviceStore, useStoredValue } from '@trickline/client/device-storage.ts'

const modes = ['list', 'one-by-one'] as const
const recordId = 'only'
const store = deviceStore('memo', 'review-way', (stored) => modes.find((mode) => mode === stored) ?? null)

export type ReviewMode = (typeof modes)[number]

export function useReviewMode(): [ReviewMode, (mode: ReviewMode) => void] {
  return [useStoredValue(store, recordId) ?? 'list', (chosen) => void store.write(recordId, chosen)]
}
