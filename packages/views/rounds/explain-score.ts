/** The steps that lead to a number (scoring §2 to §11). Factors that change nothing are left out. */
import {
  type ComboScore,
  type FactorRemoved,
  type RoundScore,
  type RulebookSection,
  ruleById,
  type TrickScore,
} from '@trickline/scoring'

/** `points` are added up or are results; `factor` multiplies. */
export type Step =
  | { step: 'value'; points: number }
  | { step: 'repetition'; factor: number; occurrence: number }
  | { step: 'dub'; factor: number; percent: number }
  | { step: 'position'; factor: number; position: number }
  | { step: 'trick-points'; points: number }
  | { step: 'size'; factor: number; trickCount: number; endsOnFeet: boolean }
  | { step: 'level'; factor: number; meanLevel: number }
  | { step: 'feet'; factor: number }
  | { step: 'no-combo'; why: NonNullable<FactorRemoved> }
  | { step: 'round-points'; points: number }
  | { step: 'combo-tricks'; points: number; trickCount: number }
  | { step: 'combo-points'; points: number }
  | { step: 'singles'; points: number }
  | { step: 'combos'; points: number }
  | { step: 'score'; points: number }
  | { step: 'style'; points: number; percent: number; grabTricks: number }
  | { step: 'variety'; points: number; uniqueTricks: number }
  | { step: 'no-style' }
  | { step: 'no-variety'; uniqueTricks: number }
  | { step: 'total'; points: number }

export function explainTrick(trick: TrickScore, combo: ComboScore | null, ruleId: number): Step[] {
  const own: Step[] = [{ step: 'value', points: trick.value }]
  if (trick.occurrence > 1 && trick.repetitionFactor !== 1)
    own.push({ step: 'repetition', factor: trick.repetitionFactor, occurrence: trick.occurrence })
  if (trick.dubFactor !== 1)
    own.push({ step: 'dub', factor: trick.dubFactor, percent: Math.round((1 - trick.dubFactor) * 100) })
  if (trick.comboPosition !== null && trick.positionFactor !== 1)
    own.push({ step: 'position', factor: trick.positionFactor, position: trick.comboPosition })
  const shared = combo ? comboFactors(combo, ruleId) : []
  const between: Step[] =
    own.length > 1 && shared.some((step) => 'factor' in step)
      ? [{ step: 'trick-points', points: trick.points }]
      : []
  return [...own, ...between, ...shared, { step: 'round-points', points: trick.roundPoints }]
}

export function explainCombo(combo: ComboScore, ruleId: number): Step[] {
  return [
    { step: 'combo-tricks', points: combo.tricksPoints, trickCount: combo.trickCount },
    ...comboFactors(combo, ruleId),
    { step: 'combo-points', points: combo.points },
  ]
}

export function explainTotal(round: RoundScore): Step[] {
  const hasCombos = round.rows.some((row) => row.kind === 'combo')
  const parts: Step[] = hasCombos
    ? [
        { step: 'singles', points: round.singlesPoints },
        { step: 'combos', points: round.combosPoints },
      ]
    : []
  const { ruleId, stylePoints, stylePercent, grabTricks, varietyPoints, uniqueTricks } = round
  return [
    ...parts,
    { step: 'score', points: round.score },
    counts(ruleId, 'style-round')
      ? { step: 'style', points: stylePoints, percent: stylePercent, grabTricks }
      : { step: 'no-style' },
    counts(ruleId, 'variety-plus')
      ? { step: 'variety', points: varietyPoints, uniqueTricks }
      : { step: 'no-variety', uniqueTricks },
    { step: 'total', points: round.total },
  ]
}

function comboFactors(combo: ComboScore, ruleId: number): Step[] {
  if (combo.factorRemoved !== null) return [{ step: 'no-combo', why: combo.factorRemoved }]
  const { sizeFactor, levelFactor, feetFactor, trickCount, meanLevel } = combo
  // the section in which size and feet share one factor
  const endsOnFeet = combo.endsOnFeet && counts(ruleId, 'total-combo-plus')
  return [
    ...(sizeFactor === 1 ? [] : [{ step: 'size', factor: sizeFactor, trickCount, endsOnFeet } as const]),
    ...(levelFactor === 1 ? [] : [{ step: 'level', factor: levelFactor, meanLevel } as const]),
    ...(feetFactor === 1 ? [] : [{ step: 'feet', factor: feetFactor } as const]),
  ]
}

/** An unknown rule has no sections: it is a plain sum. */
function counts(ruleId: number, section: RulebookSection): boolean {
  return ruleById(ruleId)?.sections.includes(section) ?? false
}

/** The section of the rule that the step applies; null if there is none. */
export function sectionOf({ step }: Step, ruleId: number): RulebookSection | null {
  const sections: readonly RulebookSection[] = sectionsOf[step] ?? []
  const rule = ruleById(ruleId)?.sections ?? []
  return sections.find((section) => rule.includes(section)) ?? null
}

/** Each rule has at most one section per step. */
const sectionsOf: Partial<Record<Step['step'], readonly RulebookSection[]>> = {
  value: ['counter-tricks'],
  repetition: ['repetitions'],
  dub: ['dubs'],
  position: ['total-combo-10'],
  size: ['total-combo', 'total-combo-plus'],
  level: ['total-combo-level'],
  feet: ['total-combo-level-air'],
  'no-combo': ['total-combo', 'total-combo-plus', 'total-combo-10'],
  style: ['style-round'],
  variety: ['variety-plus'],
}
