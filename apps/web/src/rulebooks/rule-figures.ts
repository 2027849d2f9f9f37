/** The figures of a rulebook section, read from the rule itself, so that text and scoring agree. */
import {
  dubLevels,
  isLongCombo,
  type Level,
  levels,
  type PerformedTrick,
  roundHalfUp,
  type Rule,
  type RulebookSection,
  scoreRound,
} from '@trickline/scoring'

/** `factor`: 1.5 is ×1.5. `share`: what remains of the points, from 0 to 1. `percent` and `points` are added. */
export type Figure =
  | { of: 'time'; nth: number; share: number }
  | { of: 'dub'; percent: number; share: number }
  | { of: 'size'; isLong: boolean; endsOnFeet: boolean; factor: number }
  | { of: 'place'; nth: number; factor: number }
  | { of: 'level'; level: Level; factor: number }
  | { of: 'different'; points: number }
  | { of: 'grabs'; from: number; percent: number }

// oxlint-disable-next-line typescript/consistent-return -- every section has its case
export function figuresOf(rule: Rule, section: RulebookSection): Figure[] {
  const { combo } = rule
  switch (section) {
    case 'counter-tricks':
      return []
    case 'repetitions':
      return upTo(4).map((nth) => ({ of: 'time', nth, share: rule.repetitionFactor(nth) }))
    case 'dubs':
      return dubLevels.map(({ id, percent }) => ({ of: 'dub', percent, share: rule.dubFactor(id) }))
    case 'total-combo':
    case 'total-combo-plus': {
      const landings = section === 'total-combo' ? [false] : [false, true]
      return landings.flatMap((endsOnFeet) =>
        [2, 6].map((trickCount): Figure => {
          const factors = combo?.factors({ trickCount, meanLevel: 1, lastTrick: { ...aTrick, endsOnFeet } })
          return { of: 'size', isLong: isLongCombo(trickCount), endsOnFeet, factor: factors?.sizeFactor ?? 1 }
        }),
      )
    }
    case 'total-combo-10':
      return upTo(10).map((nth) => ({ of: 'place', nth, factor: combo?.positionFactor(nth) ?? 1 }))
    case 'total-combo-level':
    case 'total-combo-level-air':
      return levels.map(({ id }): Figure => {
        const lastTrick = { ...aTrick, level: id, endsOnFeet: true }
        const factors = combo?.factors({ trickCount: 2, meanLevel: id, lastTrick })
        const factor = section === 'total-combo-level' ? factors?.levelFactor : factors?.feetFactor
        return { of: 'level', level: id, factor: factor ?? 1 }
      })
    case 'variety-plus':
      return [{ of: 'different', points: rule.varietyPoints(1) }]
    case 'style-round': {
      const steps = upTo(10).filter((grabs) => rule.stylePercent(grabs) !== rule.stylePercent(grabs - 1))
      return steps.map((from) => ({ of: 'grabs', from, percent: rule.stylePercent(from) }))
    }
  }
}

/** The figures that distinguish the rules, in the same order for each. */
export function differencesOf(rule: Rule): Figure[] {
  const longest = 6
  const combo = (endsOnFeet: boolean): Figure => ({
    of: 'size',
    isLong: isLongCombo(longest),
    endsOnFeet,
    factor: comboFactor(rule, longest, endsOnFeet),
  })
  const [, dub] = dubLevels
  return [
    { of: 'time', nth: 2, share: rule.repetitionFactor(2) },
    { of: 'dub', percent: dub.percent, share: rule.dubFactor(dub.id) },
    combo(false),
    combo(true),
    { of: 'different', points: rule.varietyPoints(1) },
    { of: 'grabs', from: 7, percent: rule.stylePercent(7) },
  ]
}

export function changesPoints(figure: Figure): boolean {
  if (figure.of === 'different') return figure.points !== 0
  if (figure.of === 'grabs') return figure.percent !== 0
  return ('share' in figure ? figure.share : figure.factor) !== 1
}

/** By what the sum of this many tricks of level 2 is multiplied in total. */
function comboFactor({ id }: Rule, trickCount: number, endsOnFeet: boolean): number {
  const tricks = upTo(trickCount).map((trickId) => ({
    ...aTrick,
    trickId,
    value: 1,
    level: 2 as const,
    endsOnFeet,
  }))
  return roundHalfUp(scoreRound(id, [{ kind: 'combo', tricks }]).combosPoints / trickCount)
}

const aTrick: PerformedTrick = {
  trickId: 0,
  value: 0,
  level: 1,
  endsOnFeet: false,
  variation: 0,
  grab: null,
  dub: 0,
}

function upTo(last: number): number[] {
  return Array.from({ length: last }, (_, index) => index + 1)
}
