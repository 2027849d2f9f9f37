/** Two series differ by colour, and without colour by the shape of a mark and a dashed line. */

type SeriesStyle = { fill: string; stroke: string; text: string; dashes: string | undefined; mark: string }

const first: SeriesStyle = {
  fill: 'fill-accent',
  stroke: 'stroke-accent',
  text: 'text-accent',
  dashes: undefined,
  mark: 'M8 2a6 6 0 110 12A6 6 0 018 2z',
}
const second: SeriesStyle = {
  fill: 'fill-ready',
  stroke: 'stroke-ready',
  text: 'text-ready',
  dashes: '7 4',
  mark: 'M2.5 2.5h11v11h-11z',
}

export const seriesStyles: readonly SeriesStyle[] = [first, second]

export function SeriesLegend({ names }: { names: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1">
      {names.map((name, place) => (
        <li key={name} className="flex items-center gap-2">
          <svg
            viewBox="0 0 16 16"
            aria-hidden="true"
            className={`size-3.5 shrink-0 ${seriesStyles[place]?.text}`}
          >
            <path d={seriesStyles[place]?.mark} fill="currentColor" />
          </svg>
          <span className="[overflow-wrap:anywhere]">{name}</span>
        </li>
      ))}
    </ul>
  )
}
