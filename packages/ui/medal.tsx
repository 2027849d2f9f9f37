/** A medal with the number of its place. */
import { classNames } from './class-names.ts'

type Props = { place: number; label: string; className?: string }

export function Medal({ place, label, className }: Props) {
  return (
    <svg
      viewBox="0 0 40 52"
      role="img"
      aria-label={label}
      className={classNames('h-13 w-10 drop-shadow-sm', metals[place], className)}
    >
      <path d="M11 2h18l-5 16h-8z" className="fill-accent" />
      <path d="M11 2h6l3 16h-4z" className="fill-accent-press" />
      <circle cx={20} cy={33} r={17} fill="currentColor" />
      <circle cx={20} cy={33} r={13} fill="none" className="stroke-on-accent/35" strokeWidth={1.2} />
      <text
        x={20}
        y={40}
        textAnchor="middle"
        className="fill-on-accent font-sans text-[1.25rem] font-extrabold"
        style={{ fontSize: 20 }}
      >
        {place}
      </text>
    </svg>
  )
}

const metals: Record<number, string> = { 1: 'text-gold', 2: 'text-silver', 3: 'text-bronze' }
