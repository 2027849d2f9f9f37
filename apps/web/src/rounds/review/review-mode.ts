/** Whether reviews show as a list or one trick at a time; stored on this device (screens §13). */
import { deviceStore, useStoredValue } from '@trickline/client/device-storage.ts'

const modes = ['list', 'one-by-one'] as const
const only = 'only'
const kept = deviceStore('memo', 'review-way', (stored) => modes.find((way) => way === stored) ?? null)

export type ReviewMode = (typeof modes)[number]

export function useReviewMode(): [ReviewMode, (way: ReviewMode) => void] {
  return [useStoredValue(kept, only) ?? 'list', (chosen) => void kept.write(only, chosen)]
}
