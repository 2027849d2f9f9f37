/** How a person likes to review: the list, or one trick at a time; kept on this device (screens §13). */
import { deviceStore, useKept } from '../../data/device.ts'

const ways = ['list', 'one-by-one'] as const
const only = 'only'
const kept = deviceStore('memo', 'review-way', (stored) => ways.find((way) => way === stored) ?? null)

export type ReviewWay = (typeof ways)[number]

export function useReviewWay(): [ReviewWay, (way: ReviewWay) => void] {
  return [useKept(kept, only) ?? 'list', (chosen) => void kept.keep(only, chosen)]
}
