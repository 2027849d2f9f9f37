/** Texts for counted tricks, on the screen and in the export. */
import { csvOf } from '@trickline/contract/csv'
import type { CountedRead, StatisticsRead } from '@trickline/contract/read-statistics'
import type { CountedTrick } from '@trickline/contract/statistics'
import { trickCategoryName } from '@trickline/contract/trick-categories'
import type { Areas } from '@trickline/messages/areas'
import { ruleTitle } from '@trickline/views/rule-title.ts'
import { levelWord, trickTitle } from '@trickline/views/tricks/performed-trick.ts'

const longestName = 12

export function shortTrickTitle(trick: CountedTrick, judging: Areas['judging']): string {
  return trickTitle({ ...trick, shortName: shortTrickName(trick.short_name) }, judging)
}

export function fullTrickTitle(tricks: readonly CountedTrick[], judging: Areas['judging']): string {
  return tricks.map((trick) => trickTitle({ ...trick, shortName: trick.short_name }, judging)).join(' · ')
}

export function shortTrickName(name: string): string {
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
] as const satisfies readonly (keyof StatisticsRead['counters'])[]

type Words = { words: Areas['statistics']; common: Areas['common']; judging: Areas['judging'] }

type Exported = {
  name: string
  statistics: Pick<StatisticsRead, 'counters' | 'levels' | 'categories'> &
    Partial<Pick<StatisticsRead, 'rounds' | 'firstLanded' | 'bestCombos'>>
}

/** CSV with one row per figure: what it counts, a name, a date if it has one, and the value of each subject. */
export function asCsv(
  subjects: readonly Exported[],
  { words, common, judging, nameOf }: Words & { nameOf: (round: CountedRead) => string },
): string {
  const rows = new Map<string, (string | number)[]>()
  const setFigure = (
    place: number,
    labels: [what: string, name: string, date?: string],
    figure: number,
    id = 0,
  ) => {
    const key = [...labels, id].join('|')
    const row = rows.get(key) ?? [labels[0], labels[1], labels[2] ?? '', ...subjects.map(() => '')]
    row[3 + place] = figure
    rows.set(key, row)
  }
  const each = (fill: (statistics: Exported['statistics'], place: number) => void) =>
    subjects.forEach(({ statistics }, place) => fill(statistics, place))
  for (const counter of counterNames)
    each(({ counters }, place) => {
      const { total, names } = counters[counter]
      setFigure(place, [words.counters[counter], ''], total)
      for (const { tricks, times } of names)
        setFigure(place, [words.counters[counter], fullTrickTitle(tricks, judging)], times)
    })
  each(({ levels, categories }, place) => {
    for (const { level_id, times } of levels)
      setFigure(place, [words.level, levelWord(level_id, judging)], times)
    for (const { categorie_id, times } of categories)
      setFigure(place, [words.category, trickCategoryName(categorie_id)], times)
  })
  each(({ rounds = [], firstLanded = [], bestCombos = [] }, place) => {
    for (const round of rounds) {
      const { id, at, total_score, style_percent, variety_points, grabs } = round
      const name = `${nameOf(round)}, ${ruleTitle(round.rule, common)}`
      const ofRound = { total: total_score, style: style_percent, variety: variety_points, grabs }
      for (const figure of ['total', 'style', 'variety', 'grabs'] as const)
        if (ofRound[figure] !== null) setFigure(place, [words.figures[figure], name, at], ofRound[figure], id)
    }
    for (const { trick, round } of firstLanded) setFigure(place, [words.firstLanded, trick.name, round.at], 1)
    for (const { tricks, points, round } of bestCombos)
      setFigure(place, [words.bestCombos, fullTrickTitle(tricks, judging), round.at], points, round.id)
  })
  const figures = subjects.length > 1 ? subjects.map(({ name }) => name) : [words.number]
  const head = ['', words.trick, words.date, ...figures]
  return csvOf([head, ...rows.values()])
}
