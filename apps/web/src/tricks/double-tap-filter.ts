/**
 * A finger that touches twice within 300 ms: a second trick only if the athlete could have done it, from where the first
 * one ended. Otherwise the finger slipped, or something else came to lie below it.
 */
import type { Trick } from '@trickline/contract/tricks'
import { useState } from 'react'

const doubleTapMilliseconds = 300

type Touched = Pick<Trick, 'start_position' | 'end_position'>

/** Answers whether what is touched counts; `timeStamp` is the touch's, in milliseconds. */
export function doubleTapFilter(): (trick: Touched, timeStamp: number) => boolean {
  let last: { trick: Touched; timeStamp: number } | null = null
  return (trick, timeStamp) => {
    const isQuick = last !== null && timeStamp - last.timeStamp < doubleTapMilliseconds
    const couldFollow = trick.start_position !== null && last?.trick.end_position === trick.start_position
    if (isQuick && !couldFollow) return false
    last = { trick, timeStamp }
    return true
  }
}

export function useDoubleTapFilter(): ReturnType<typeof doubleTapFilter> {
  const [counts] = useState(doubleTapFilter)
  return counts
}
