/**
 * A new training round, stored on this device until it is saved or discarded. The rule option is the rule chosen last
 * (scoring §12).
 */
import type { TrainingRead } from '@trickline/contract/read-rows'
import { defaultRuleId, isRuleId, judgingDefaultRuleId, type RuleId } from '@trickline/scoring'
import { deviceStore, useStoredValue } from '@trickline/client/device-storage.ts'
import {
  hasFields,
  isNumber,
  isString,
  nullOr,
  type ParseStored,
  parseWith,
} from '@trickline/contract/type-guards'
import type { OutboxItem } from '@trickline/client/outbox-items.ts'

/** `key`: unique among all new rounds. `ruleId` null: not chosen yet. */
export type NewRound = { key: string; ruleId: RuleId | null; name: string }

const parseFields = parseWith<NewRound>(hasFields({ key: isString, name: isString }))
const parseNewRound: ParseStored<NewRound> = (stored) => {
  const round = parseFields(stored)
  return round && { ...round, ruleId: round.ruleId === null ? null : ruleOptionOf(round.ruleId) }
}
const newRounds = deviceStore('draft', 'new-training', parseNewRound)
const ruleOption = deviceStore<number>('memo', 'rule-option', parseWith(isNumber))
const singleId = 'only'

/** null: there is no new round, or the stored one is invalid. */
export function useNewRound(): NewRound | null {
  return useStoredValue(newRounds, singleId)
}

export function storeNewRound(round: NewRound): void {
  void newRounds.write(singleId, round)
  if (round.ruleId !== null) void ruleOption.write(singleId, round.ruleId)
}

export function dropNewRound(): void {
  newRounds.drop(singleId)
}

/** The stored round, or else a new one with the rule chosen last (null on a new device). */
export function resumeNewRound(): NewRound {
  const option = ruleOption.read(singleId)
  return (
    newRounds.read(singleId) ?? {
      key: crypto.randomUUID(),
      ruleId: isRuleId(option) ? option : null,
      name: '',
    }
  )
}

export function refusedNewRounds(unsent: readonly OutboxItem[]): NewRound[] {
  return unsent.flatMap((item) => {
    const variables = parseSaveVariables(item.ask)
    if (item.state !== 'failed' || !variables) return []
    const { key, body } = variables
    return [{ key, ruleId: ruleOptionOf(body.modeProgram), name: body.round_name ?? '' }]
  })
}

const parseSaveVariables = parseWith<{
  key: string
  body: { modeProgram: number; round_name: string | null }
}>(hasFields({ key: isString, body: hasFields({ modeProgram: isNumber, round_name: nullOr(isString) }) }))

/** The rule if none is chosen: the stored 1 to 4, otherwise 3 (scoring §12). */
export function ruleOptionOf(stored: unknown): RuleId {
  const id = Number(stored)
  return isRuleId(id) ? id : defaultRuleId
}

/** The rule of a saved training round; a round without a rule opens with 4 (scoring §12). */
export function ruleOfRound(ruleId: number | null): number {
  return ruleId || judgingDefaultRuleId
}

/** Number of the next training round: one more than the last, at first 1 (statuses-and-moves §11). */
export function nextRoundNumber(
  list: readonly Pick<TrainingRead, 'competition_id' | 'round_number'>[],
): number {
  const training = list.filter(({ competition_id }) => competition_id === null)
  return Math.max(0, ...training.map(({ round_number }) => round_number)) + 1
}
