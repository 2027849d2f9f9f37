/** What the log says of a round that names a rule or a stage which this app does not know (scoring §12, phases-and-seeding §1). */
import type { RoundRead } from '@trickline/contract/read'
import { stageNames } from '@trickline/competition/phases'
import { isRuleId } from '@trickline/scoring'

export function unrecognised({
  rule_id,
  competition_id,
  round_size_id,
}: Pick<RoundRead, 'rule_id' | 'competition_id' | 'round_size_id'>): string[] {
  const isStage = round_size_id === null || Object.hasOwn(stageNames, round_size_id)
  return [
    ...(isRuleId(rule_id) ? [] : [`unrecognised mode: ${rule_id}`]),
    ...(competition_id === null || isStage ? [] : [`Valor de round_size_id no reconocido: ${round_size_id}`]),
  ]
}
