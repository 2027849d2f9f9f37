/** Ignores a second tap within 300 ms, unless its trick can follow the first: it starts in the position where that ends. */
import type { Trick } from '@trickline/contract/tricks'
import { useState } from 'react'

const doubleTapMilliseconds = 300

type TrickPositions = Pick<Trick, 'start_position' | 'end_position'>

export function doubleTapFilter(): (trick: TrickPositions, timeStamp: number) => boolean {
  let last: { trick: TrickPositions; timeStamp: number } | null = null
  return (trick, timeStamp) => {
    const isQuick = last !== null && timeStamp - last.timeStamp < doubleTapMilliseconds
    const couldFollow = trick.start_position !== null && last?.trick.end_position === trick.start_position
    if (isQuick && !couldFollow) return false
    last = { trick, timeStamp }
    return true
  }
}

export function useDoubleTapFilter(): ReturnType<typeof doubleTapFilter> {
  const [acceptsTap] = useState(doubleTapFilter)
  return acceptsTap
}
