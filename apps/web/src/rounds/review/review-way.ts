/** How a person likes to review: the list, or one trick at a time; kept on this device (screens §13). */
import * as z from 'zod/mini'
import { deviceStore, useKept } from '../../data/device.ts'

const way = z.enum(['list', 'one-by-one'])
const only = 'only'
const kept = deviceStore('memo', 'review-way', way)

export type ReviewWay = z.output<typeof way>

export function useReviewWay(): [ReviewWay, (way: ReviewWay) => void] {
  return [useKept(kept, only) ?? 'list', (chosen) => void kept.keep(only, chosen)]
}
