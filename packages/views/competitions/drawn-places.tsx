/** The places of a competition as beads on a line: full ones are taken; a dashed mark shows from how many it starts, if more than 0. */
import { classNames } from '@trickline/ui/class-names.ts'

type Props = {
  taken: number
  athletesMin: number
  athletesMax: number
  /** Read out; without it the numbers are beside the drawing. */
  label?: string
}

export function DrawnPlaces({ taken, athletesMin, athletesMax, label }: Props) {
  const percent = (place: number) => `${(100 * place) / athletesMax}%`
  const radius = athletesMax > 24 ? 3.5 : 5
  return (
    <svg
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      className="block h-5 w-full overflow-visible"
      stroke="currentColor"
      strokeWidth={1.5}
    >
      <line x1="0" x2="100%" y1="50%" y2="50%" />
      {Array.from({ length: athletesMax }, (_, place) => (
        <circle
          key={place}
          cx={percent(place + 0.5)}
          cy="50%"
          r={radius}
          className={classNames(
            place < taken ? 'fill-ink' : 'fill-paper',
            place === taken && 'in-[[data-entry=waiting]]:fill-accent',
          )}
        />
      ))}
      {taken < athletesMin && athletesMin < athletesMax ? (
        <line
          x1={percent(athletesMin)}
          x2={percent(athletesMin)}
          y1="0"
          y2="100%"
          className="stroke-accent-ink"
          strokeDasharray="3 3"
        />
      ) : null}
    </svg>
  )
}
