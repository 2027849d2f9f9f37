/** The words of each step of an explanation. */
import { useFormat } from '../lib/format.ts'
import { useMessages } from '../lib/messages.ts'
import type { Step } from './explain-score.ts'

export function useStepWords(): (step: Step) => string {
  const { steps } = useMessages('judging')
  const format = useFormat()
  // oxlint-disable-next-line typescript/consistent-return -- every step has its case
  return (step) => {
    switch (step.step) {
      case 'value':
        return steps.value
      case 'repetition':
        return steps.repetition(step.occurrence, format.percent(step.factor))
      case 'dub':
        return steps.dub(step.percent)
      case 'position':
        return steps.position(step.position)
      case 'trick-points':
        return steps.trickPoints
      case 'size':
        return step.endsOnFeet ? steps.sizeOnFeet(step.trickCount) : steps.size(step.trickCount)
      case 'level':
        return steps.level(format.number(Math.round(step.meanLevel * 100) / 100))
      case 'feet':
        return steps.feet
      case 'no-combo':
        return steps.noCombo[step.why]
      case 'round-points':
        return steps.roundPoints
      case 'combo-tricks':
        return steps.comboTricks(step.trickCount)
      case 'combo-points':
        return steps.comboPoints
      case 'singles':
        return steps.singles
      case 'combos':
        return steps.combos
      case 'score':
        return steps.score
      case 'style':
        return steps.style(step.grabTricks, step.percent)
      case 'variety':
        return steps.variety(step.uniqueTricks)
      case 'no-style':
        return steps.noStyle
      case 'no-variety':
        return steps.noVariety(step.uniqueTricks)
      case 'total':
        return steps.total
    }
  }
}
