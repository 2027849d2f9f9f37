/** Words of the world ranking: its public page, and why a result brought its points. */
import { plural } from '../plural.ts'

const points = (count: number) => plural('en', count, { one: '# point', other: '# points' })

export const ranking = {
  title: 'World ranking',
  text: 'Who leads the trickline world ranking, and which results count.',
  gender: 'Gender',
  category: 'Category',
  period: 'Period',
  periods: { year: (year: string) => `Year ${year}`, 'three-years': () => 'Three years' },
  best: {
    year: 'The best two results of the year count.',
    'three-years': 'The best two results of the last three years count.',
  },
  asOf: (day: string) => `As of ${day}`,
  since: (day: string) => `Change since before ${day}`,
  formulas: { 'isa-2': 'SportHub table', 'isa-1': 'Former ISA table' },
  source: 'Where its numbers come from',
  points,
  up: (count: number) => plural('en', count, { one: 'Up # rank', other: 'Up # ranks' }),
  down: (count: number) => plural('en', count, { one: 'Down # rank', other: 'Down # ranks' }),
  same: 'Same rank',
  isNew: 'New',
  counts: 'What counts',
  next: (name: string) => `Next: ${name}`,
  nextText: (level: string, athletes: number) => `${level}, ${athletes} athletes`,
  would: 'What a place there would bring',
  place: (place: number) => `Place ${place}`,
  brings: (total: number, rank: number) => `${points(total)}, rank ${rank}`,
  none: { title: 'No results yet', text: 'Official results of this gender and category appear here.' },
  another: 'Another day or table',
  day: 'Day',
  table: 'Points table',
  show: 'Show',
  why: {
    place: (place: number, of: { field: number; level: string; points: number }) =>
      `Place ${place} of ${of.field} at the level ${of.level} brings ${points(of.points)}.`,
    shared: (
      place: number,
      of: { field: number; level: string; points: number; sharing: number; best: number },
    ) =>
      `Place ${place} of ${of.field} at the level ${of.level}, shared by ${of.sharing}, brings the mean: ${points(of.points)}. Alone it brings ${points(of.best)}.`,
  },
  change: {
    title: (name: string) => `World ranking: ${name}`,
    level: 'Level',
    byCategory: (level: string) => `By its category: ${level}`,
    counts: 'Counts in the world ranking',
    saved: (name: string) => `Saved: ${name}`,
  },
  levels: {
    'world-championship': 'World championship',
    'world-cup': 'World cup',
    masters: 'Masters',
    'grand-slam': 'Grand slam',
    open: 'Open',
    challenge: 'Challenge',
  },
}
