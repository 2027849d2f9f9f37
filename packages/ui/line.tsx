/** The line, the product's only ornament. `animateLines()` swings every line on the page once. */
import { useEffect, useRef } from 'react'
import { classNames } from './class-names.ts'

const runningAnimations = new Set<(strength: number) => void>()

export function animateLines(strength = 1): void {
  for (const listener of runningAnimations) listener(strength)
}

type Props = {
  className?: string
  drawn?: boolean
  /** How far it hangs, in units of a twentieth of its height, of which the middle of the line shows half. */
  slack?: number
}

export function Line({ className, drawn = false, slack = 0 }: Props) {
  const path = useRef<SVGPathElement>(null)
  useEffect(() => {
    let frame = 0
    const swing = (strength: number) => {
      if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
      cancelAnimationFrame(frame)
      const from = performance.now()
      const draw = (now: number) => {
        const seconds = (now - from) / 1000
        const sag = seconds > 1.2 ? 0 : 9 * strength * Math.exp(-4.2 * seconds) * Math.sin(34 * seconds)
        path.current?.setAttribute('d', curve(slack + sag))
        if (seconds <= 1.2) frame = requestAnimationFrame(draw)
      }
      frame = requestAnimationFrame(draw)
    }
    runningAnimations.add(swing)
    return () => {
      runningAnimations.delete(swing)
      cancelAnimationFrame(frame)
    }
  }, [slack])
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1000 20"
      preserveAspectRatio="none"
      className={classNames(
        'pointer-events-none block h-5 w-full overflow-visible',
        drawn && 'animate-[draw_1100ms_var(--ease-settle)]',
        className,
      )}
    >
      <path
        ref={path}
        d={curve(slack)}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.5}
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}

function curve(sag: number): string {
  return `M0 10 Q500 ${(10 + sag).toFixed(2)} 1000 10`
}
