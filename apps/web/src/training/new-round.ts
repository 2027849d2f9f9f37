/**
 * A training round that is being created: its rule and its name, on this device until it is saved or thrown
 * away, so that a reload goes on with it. The rule chosen last stays as the rule option (scoring §12).
 */
import type { TrainingRead } from '@trickline/contract/read-rows'
import { defaultRuleId, isRuleId, judgingDefaultRuleId, type RuleId } from '@trickline/scoring'
import { deviceStore, useStoredValue } from '@trickline/client/device-storage.ts'
import {
  hasFields,
  nullOr,
  isNumber,
  isString,
  parseWith,
  type ParseStored,
} from '@trickline/client/type-guards.ts'
import type { OutboxItem } from '@trickline/client/outbox.ts'

/** `key` names this one among all that were ever begun. `ruleId` null: not chosen yet. */
export type NewRound = { key: string; ruleId: RuleId | null; name: string }

const outline = parseWith<NewRound>(hasFields({ key: isString, name: isString }))
const shape: ParseStored<NewRound> = (kept) => {
  const round = outline(kept)
  return round && { ...round, ruleId: round.ruleId === null ? null : ruleOptionOf(round.ruleId) }
}
const newRounds = deviceStore('draft', 'new-training', shape)
const ruleOption = deviceStore<number>('memo', 'rule-option', parseWith(isNumber))
/** One is begun at a time. */
const only = 'only'

/** null when none is begun, or what is kept cannot be read. */
export function useNewRound(): NewRound | null {
  return useStoredValue(newRounds, only)
}

export function storeNewRound(round: NewRound): void {
  void newRounds.write(only, round)
  if (round.ruleId !== null) void ruleOption.write(only, round.ruleId)
}

export function dropNewRound(): void {
  newRounds.drop(only)
}

/** Opened without a choice, a round begins by the rule chosen last; on a new device it is still to be chosen. */
export function resumeNewRound(): NewRound {
  const option = ruleOption.read(only)
  return (
    newRounds.read(only) ?? {
      key: crypto.randomUUID(),
      ruleId: isRuleId(option) ? option : null,
      name: '',
    }
  )
}

/** The new rounds whose saves were refused, as they were begun. */
export function refusedNewRounds(unsent: readonly OutboxItem[]): NewRound[] {
  return unsent.flatMap((item) => {
    const sent = sentRound(item.ask)
    if (item.state !== 'failed' || !sent) return []
    const { key, body } = sent
    return [{ key, ruleId: ruleOptionOf(body.modeProgram), name: body.round_name ?? '' }]
  })
}

/** What was asked with it. */
const sentRound = parseWith<{ key: string; body: { modeProgram: number; round_name: string | null } }>(
  hasFields({ key: isString, body: hasFields({ modeProgram: isNumber, round_name: nullOr(isString) }) }),
)

/** What a round is scored by while nothing is chosen: one of 1 to 4, else 3 (scoring §12). */
export function ruleOptionOf(stored: unknown): RuleId {
  const id = Number(stored)
  return isRuleId(id) ? id : defaultRuleId
}

/** A training round keeps the rule it was created with; one without a rule opens with 4 (scoring §12). */
export function ruleOfRound(ruleId: number | null): number {
  return ruleId || judgingDefaultRuleId
}

/** The number that the next training round gets: one more than the last, 1 when there is none (statuses-and-moves §11). */
export function nextRoundNumber(
  list: readonly Pick<TrainingRead, 'competition_id' | 'round_number'>[],
): number {
  const training = list.filter(({ competition_id }) => competition_id === null)
  return Math.max(0, ...training.map(({ round_number }) => round_number)) + 1
}
