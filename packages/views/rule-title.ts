/** Title of a rule: its own name, the same in every language; "without rules" is translated. */
import { wordsInUse } from '@trickline/ui/messages.ts'

type Rule = { id: number; name: string }

export function ruleTitle({ id, name }: Rule): string {
  return (id === 1 && wordsInUse('common')?.withoutRules) || name
}
