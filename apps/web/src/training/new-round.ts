/**
 * A training round that is being created: its rule and its name, on this device until it is saved or thrown
 * away, so that a reload goes on with it. The rule chosen last stays as the rule option (scoring §12).
 */
import type { TrainingRead } from '@trickline/contract/read'
import { defaultRuleId, isRuleId, judgingDefaultRuleId, type RuleId } from '@trickline/scoring'
import * as z from 'zod/mini'
import { deviceStore, useKept } from '../data/device.ts'
import type { OutboxItem } from '../data/outbox.ts'

/** `key` names this one among all that were ever begun. `ruleId` null: not chosen yet. */
export type NewRound = { key: string; ruleId: RuleId | null; name: string }

const shape = z.pipe(
  z.object({ key: z.string(), ruleId: z.unknown(), name: z.string() }),
  z.transform(({ ruleId, ...round }): NewRound => ({
    ...round,
    ruleId: ruleId === null ? null : ruleOptionOf(ruleId),
  })),
)
const newRounds = deviceStore('draft', 'new-training', shape)
const ruleOption = deviceStore('memo', 'rule-option', z.number())
/** One is begun at a time. */
const only = 'only'

/** null when none is begun, or what is kept cannot be read. */
export function useNewRound(): NewRound | null {
  return useKept(newRounds, only)
}

export function keepNewRound(round: NewRound): void {
  void newRounds.keep(only, round)
  if (round.ruleId !== null) void ruleOption.keep(only, round.ruleId)
}

export function dropNewRound(): void {
  newRounds.drop(only)
}

/** Opened without a choice, a round begins by the rule chosen last; on a new device it is still to be chosen. */
export function begunRound(): NewRound {
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
    const sent = sentRound.safeParse(item.ask)
    if (item.state !== 'failed' || !sent.success) return []
    const { key, body } = sent.data
    return [{ key, ruleId: ruleOptionOf(body.modeProgram), name: body.round_name ?? '' }]
  })
}

/** What was asked with it. */
const sentRound = z.object({
  key: z.string(),
  body: z.object({ modeProgram: z.number(), round_name: z.nullable(z.string()) }),
})

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
