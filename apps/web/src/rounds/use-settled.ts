/** When a save that was under way has reached the server. */
import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Calls back once a save that was under way on this screen, or when it was opened, has reached the server; an older
 * one does not count. `begin` is for a save so quick that nobody saw it wait. `wasSent`: an earlier page had sent it;
 * when nothing is known of it any more, it has arrived. To be asked once the outbox is read.
 */
export function useSettled(
  state: 'saved' | 'waiting' | 'failed' | undefined,
  onSettled: () => void,
  { wasSent = false } = {},
): { isSettled: boolean; begin: () => void } {
  const [underWay, setUnderWay] = useState(wasSent ? 'before' : 'not')
  if ((state === 'waiting' || state === 'failed') && underWay !== 'now') setUnderWay('now')
  const isSettled =
    (state === 'saved' && underWay !== 'not') || (state === undefined && underWay === 'before')
  const settle = useEffectEvent(onSettled)
  useEffect(() => {
    if (isSettled) settle()
  }, [isSettled])
  return { isSettled, begin: () => setUnderWay('now') }
}
