/** How counted tricks are written, on the screen and in the file to export. */
import type { CountedTrick, Statistics } from '@trickline/contract/statistics'
import { trickCategoryName } from '@trickline/contract/tricks'
import type { Areas } from '@trickline/messages/areas'
import { levelWord, trickTitle } from '../tricks/performed-trick.ts'

const longestName = 12

/** A trick's name with side, grab and dub, the name cut to 12 characters. */
export function cutTitle(trick: CountedTrick, judging: Areas['judging']): string {
  return trickTitle({ ...trick, shortName: cutName(trick.short_name) }, judging)
}

export function wholeTitle(tricks: readonly CountedTrick[], judging: Areas['judging']): string {
  return tricks.map((trick) => trickTitle({ ...trick, shortName: trick.short_name }, judging)).join(', ')
}

export function cutName(name: string): string {
  return name.length > longestName ? `${name.slice(0, longestName)}…` : name
}

export const counterNames = [
  'tricks',
  'unique_tricks',
  'fs',
  'bs',
  'grabs',
  'dubs',
  'combos',
  'combos_6',
  'combos_feet',
  'combos_feet_6',
] as const satisfies readonly (keyof Statistics['counters'])[]

type Words = { words: Areas['statistics']; judging: Areas['judging'] }

/** One row for each figure of the screen: what it counts, a name, a date where it has one, the figure. */
export function asCsv(
  { counters, levels, categories, progress }: Statistics,
  { words, judging, nameOf }: Words & { nameOf: (round: Statistics['progress'][number]) => string },
): string {
  const rows: (string | number)[][] = [['', words.trick, words.date, words.number]]
  for (const name of counterNames) {
    const { total, names } = counters[name]
    rows.push([words.counters[name], '', '', total])
    for (const { tricks, times } of names)
      rows.push([words.counters[name], wholeTitle(tricks, judging), '', times])
  }
  for (const { level_id, times } of levels) rows.push([words.level, levelWord(level_id, judging), '', times])
  for (const { categorie_id, times } of categories)
    rows.push([words.category, trickCategoryName(categorie_id), '', times])
  for (const round of progress)
    rows.push([words.round, `${nameOf(round)}, ${round.rule.name}`, round.at, round.total_score ?? ''])
  return rows.map((row) => row.map(cell).join(',')).join('\r\n')
}

/** Spreadsheets take what begins like a formula for one, and people choose the names of rounds. */
function cell(value: string | number): string {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
