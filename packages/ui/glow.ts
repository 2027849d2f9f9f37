/** Highlights a changed value (live-events §5). */
import { useEffect, useRef, useState } from 'react'

/** Returns `'glow'` for two seconds after `value` has changed, but not when it first appears. */
export function useGlow(value: unknown): 'glow' | undefined {
  const before = useRef(value)
  const [glowing, setGlowing] = useState(false)
  useEffect(() => {
    if (Object.is(before.current, value)) return undefined
    before.current = value
    setGlowing(true)
    const timer = setTimeout(() => setGlowing(false), 2000)
    return () => clearTimeout(timer)
  }, [value])
  return glowing ? 'glow' : undefined
}
