/** Counts of two subjects in two columns at every width; the higher one is bold. */
import type { ReactNode } from 'react'
import { useFormat } from '@trickline/ui/format.ts'
import { SeriesMark } from './interactive-chart.tsx'

/** `times`: one number per subject. */
export type Figure = { id: number | string; name: ReactNode; times: readonly number[] }

type Props = {
  caption: string
  head: string
  rows: readonly Figure[]
  names: readonly string[]
  /** Below the names. */
  details?: readonly string[]
}

export function ComparisonTable({ caption, head, rows, names, details }: Props) {
  const format = useFormat()
  return (
    <table className="w-full max-w-120 table-fixed border-collapse text-start">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-ink align-bottom">
          <th scope="col" className="w-2/5 py-2 pe-3 text-start text-label font-medium text-soft">
            {head}
          </th>
          {names.map((name, place) => (
            <th
              key={name}
              scope="col"
              className="py-2 ps-3 text-end leading-tight font-semibold max-sm:text-label"
            >
              <SeriesMark place={place} className="ms-auto mb-1 block" />
              <span className="hyphens-auto [overflow-wrap:anywhere]">{name}</span>
              {details ? (
                <span className="block text-label font-medium text-soft">{details[place]}</span>
              ) : null}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, times }) => (
          <tr key={id} className="border-b border-hair">
            <th scope="row" className="py-2.5 pe-3 text-start font-normal">
              {name}
            </th>
            {names.map((each, place) => (
              <td
                key={each}
                className={
                  isHighest(times, place)
                    ? 'tabular py-2.5 ps-3 text-end font-extrabold'
                    : 'tabular py-2.5 ps-3 text-end text-soft'
                }
              >
                {format.number(times[place] ?? 0)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** In how many rows a subject has most. */
export function countHighest(rows: readonly Figure[], place: number): number {
  return rows.filter(({ times }) => isHighest(times, place)).length
}

function isHighest(times: readonly number[], place: number): boolean {
  return times.every((count, other) => other === place || count < (times[place] ?? 0))
}

/** For the heads of narrow columns: given names, unless both are the same. */
export function headNames(subjects: readonly { name: string; givenName?: string }[]): string[] {
  const [one, other] = subjects.map(({ name, givenName = name }) => givenName)
  return subjects.map(({ name, givenName = name }) => (one === other ? name : givenName))
}
