/** The title of a rule: its own name, which is the same in every language; only "without rules" is translated. */
import type { Areas } from '@trickline/messages/areas'

type Rule = { id: number; name: string }

export function ruleTitle({ id, name }: Rule, { withoutRules }: Areas['common']): string {
  return id === 1 ? withoutRules : name
}
