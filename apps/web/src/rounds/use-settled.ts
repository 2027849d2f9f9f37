/** When a save that was under way has reached the server. */
import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Calls back once a save that was under way on this screen, or when it was opened, has reached the server; an older
 * one does not count. `begin` is for a save so quick that nobody saw it wait.
 */
export function useSettled(
  state: 'saved' | 'waiting' | 'failed' | undefined,
  onSettled: () => void,
): { isSettled: boolean; begin: () => void } {
  const [isUnderWay, setUnderWay] = useState(false)
  if ((state === 'waiting' || state === 'failed') && !isUnderWay) setUnderWay(true)
  const isSettled = state === 'saved' && isUnderWay
  const settle = useEffectEvent(onSettled)
  useEffect(() => {
    if (isSettled) settle()
  }, [isSettled])
  return { isSettled, begin: () => setUnderWay(true) }
}
